// The glue between the browser and Pipit's module. It sees gestures and sends them as tokens, lays
// the module's patches on the page, performs effects, keeps bytes, and starts a fresh module when
// one has trapped. It holds no rule and no word of the interface.

// Where the builder writes the build: { build }. The module and the list of packs are named by it.
const site = /*site*/null
