// Compares the answers of two modules about every character: see check-unicode.sh.
import { readFileSync } from "node:fs";

const load = async (path) => {
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  const memory = instance.exports.memory.buffer;
  const call = (name, ...values) => instance.exports["_swift_stdlib_" + name](...values);
  const word = (place) => new DataView(memory).getUint32(place, true);
  const bytes = (place, count) => new Uint8Array(memory, place, count);
  const scratch = instance.exports.__heap_base.value;
  return {
    normData: (scalar) => call("getNormData", scalar),
    composition: (first, last) => call("getComposition", first, last) >>> 0,
    decomposition(scalar) {
      const entry = call("getDecompositionEntry", scalar) >>> 0;
      if (scalar > 0x3ffff || (entry & 0x3ffff) !== scalar) return "";
      const place =
        word(instance.exports._swift_stdlib_nfd_decompositions.value) + (entry >>> 18);
      return new TextDecoder().decode(bytes(place + 1, bytes(place, 1)[0]));
    },
    mapping(scalar, way) {
      const place = call("getSpecialMapping", scalar, way, scratch);
      if (place && word(scratch)) return new TextDecoder().decode(bytes(place, word(scratch)));
      return String.fromCodePoint(scalar + call("getMapping", scalar, way));
    },
  };
};
const [ours, theirs] = await Promise.all(process.argv.slice(2).map(load));

let differences = 0;
const compare = (name, ...values) => {
  const [found, wanted] = [ours[name](...values), theirs[name](...values)];
  if (found === wanted) return;
  differences += 1;
  const asked = values.map((value) => value.toString(16)).join(" ");
  if (differences < 20) console.error(`${name} ${asked}: ${found}, not ${wanted}`);
};
const firsts = new Set();
const lasts = new Set();
for (let scalar = 1; scalar < 0x110000; scalar++) {
  if (scalar >= 0xd800 && scalar < 0xe000) continue;
  compare("normData", scalar);
  compare("decomposition", scalar);
  for (const way of [0, 1, 2]) compare("mapping", scalar, way);
  const parts = [...theirs.decomposition(scalar)].map((letter) => letter.codePointAt(0));
  if (parts.length > 0) firsts.add(scalar);
  if (parts.length < 2) continue;
  firsts.add(parts[0]);
  lasts.add(parts.at(-1));
}
for (const first of firsts) for (const last of lasts) compare("composition", first, last);
console.log(`${firsts.size} × ${lasts.size} pairs, ${differences} differences`);
process.exit(differences === 0 ? 0 : 1);
