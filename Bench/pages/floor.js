// The same page with a bare module: what the language itself costs.
start('floor.wasm').then(() => performance.mark('usable'))
let count = 0
document.getElementById('press').onclick = () => {
  document.getElementById('told').textContent = ++count
}
