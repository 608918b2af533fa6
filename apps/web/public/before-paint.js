// Before the first paint: the reader's choice, else what the system says. A file, because inline scripts are refused.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('evenhand-color-scheme')
  } catch (refused) {
    choice = refused ? null : choice
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()

// What is done in parts of the page that do not answer yet is kept, and done again when they do (early-acts.ts).
;(function () {
  var acts = (window.evenhandActs = [])
  function keep(event) {
    var target = event.target
    if (target.closest && target.closest('[data-later]')) {
      acts.push({ type: event.type, target: target, checked: target.checked })
    }
  }
  addEventListener('click', keep, true)
  addEventListener('input', keep, true)
  addEventListener('change', keep, true)
})()

// The page can be read before it answers: its code starts after the first paint, or at once where nothing is painted.
addEventListener('DOMContentLoaded', function () {
  function start() {
    document.querySelectorAll('meta[name=start]').forEach(function (code) {
      void import(code.content)
    })
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
})
