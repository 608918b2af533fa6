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

// Room for the line that offers a first visitor their own language (language-offer.tsx), before anything is drawn.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('evenhand-language')
  } catch (refused) {
    chosen = refused ? null : chosen
  }
  var own = (navigator.language || '').split('-')[0]
  if (!chosen && own !== document.documentElement.lang.split('-')[0]) {
    document.documentElement.setAttribute('data-offer', '')
  }
})()

// The page's one Trusted Types policy. Scripts and workers come from our own origin only; a string that could open an
// element is never turned into HTML (style sheets, which have none, pass).
;(function () {
  if (!window.trustedTypes) return
  window.trustedTypes.createPolicy('default', {
    createHTML: function (html) {
      if (html.includes('<')) throw new TypeError('markup is not accepted')
      return html
    },
    createScriptURL: function (url) {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('script of another origin')
      return url
    },
  })
})()

// What is done in parts of the page that do not answer yet is kept, and done again when they do (early-acts.ts).
;(function () {
  var acts = (window.evenhandActs = [])
  function keep(event) {
    var target = event.target
    if (target.closest && target.closest('[data-later]')) {
      acts.push({ event: event, target: target, checked: target.checked })
    }
  }
  addEventListener('click', keep, true)
  addEventListener('input', keep, true)
  addEventListener('change', keep, true)
})()

// The first sign of a reader: what anybody does before anything of the page can be wanted of them (until-wanted.ts).
window.evenhandSign = new Promise(function (tell) {
  var signs = ['pointermove', 'pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'dragenter', 'input', 'change']
  signs.forEach((sign) => addEventListener(sign, () => tell(), { once: true, capture: true, passive: true }))
})

// The page can be read before it answers: its code is fetched after the first paint and runs with the first sign of a
// reader; at once for who has been here before, and after a while for who only looks.
;(function () {
  var A_WHILE = 3000
  /** What lies below waits for its faces, and so is laid out once; no longer than this, and for no reader. */
  var FACES = 1000
  var root = document.documentElement
  // What lies below the first screen is laid out when that is painted (global.css).
  root.setAttribute('data-unpainted', '')

  /** One a frame, so that no frame is long. */
  function takeTurns(turns, late) {
    requestAnimationFrame(function () {
      void Promise.race([document.fonts.ready, window.evenhandSign, late]).then(function () {
        turns.shift()()
        if (turns.length > 0) takeTurns(turns, late)
      })
    })
  }

  function after(milliseconds) {
    return new Promise((done) => setTimeout(done, milliseconds))
  }

  /** Part after part is laid out; the first one quotes a resume in faces of its own. */
  function layOut() {
    var quote = document.querySelector('blockquote')
    var letters = quote ? quote.textContent.replace(/[^\p{L}\p{N}]/gu, '') : ''
    var arabic = /[\u0600-\u06ff]/.test(letters)
    // Of two faces that have a letter the one told last is drawn (cut-fonts.ts), and both would be fetched for it.
    var core = [...document.fonts].filter((face) => face.family.includes('Noto Naskh Arabic')).pop()
    if (arabic && core) core.load().catch(() => undefined)
    else if (letters) document.fonts.load('1em "Source Serif 4 Variable"', letters).catch(() => undefined)
    takeTurns(
      [
        ...[...document.querySelectorAll('[data-below]')].map((part) => () => (part.dataset.below ||= 'near')),
        () => root.removeAttribute('data-unpainted'),
      ],
      after(FACES),
    )
  }

  /** All code is fetched together. */
  function fetchAhead(code) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = code
    document.head.append(link)
  }

  /** Code runs file by file, so that the page can be scrolled in between. */
  function run(codes) {
    var next = codes.shift()
    if (next) void import(next).then(() => setTimeout(() => run(codes)))
  }

  /** Whether something is kept of an earlier visit. Where nothing may be kept, nobody knows. */
  function isKnown() {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch (refused) {
      return Boolean(refused)
    }
  }

  var isPainted = false
  function goOn() {
    if (isPainted) return
    isPainted = true
    var codes = [...document.querySelectorAll('meta[name=start]')].map((code) => code.content)
    codes.forEach(fetchAhead)
    layOut()
    var wait = document.hidden || isKnown() ? 0 : A_WHILE
    void Promise.race([window.evenhandSign, after(wait)]).then(function () {
      void new Worker('/first-number.js')
      run(codes)
    })
  }

  addEventListener('DOMContentLoaded', function () {
    if (document.hidden) return goOn()
    // Told when it is on the screen, unlike frames; who is never told of it goes on all the same.
    new PerformanceObserver(goOn).observe({ type: 'paint', buffered: true })
    setTimeout(goOn, 2000)
  })
})()
