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
