// A page of one button and nothing else: what the browser itself costs.
let count = 0
document.getElementById('press').onclick = () => {
  document.getElementById('told').textContent = ++count
}
performance.mark('usable')
