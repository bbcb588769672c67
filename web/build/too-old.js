// biome-ignore-all lint: what the oldest browsers can read, which is ECMAScript 5.
// Runs before the app. In a browser below the floor it takes the app's root away and says why.
;(function () {
  if (__PROBES__) return
  var root = document.getElementById('root')
  var page = document.createElement('main')
  var add = function (tag, text) {
    var element = document.createElement(tag)
    element.appendChild(document.createTextNode(text))
    page.appendChild(element)
  }
  // Stands alone: the app's stylesheet may be as unreadable here as its scripts.
  page.style.cssText =
    'box-sizing:border-box;min-height:100vh;margin:0;padding:48px 24px;background:#fbfaf7;color:#1d1d1f;font:16px/1.5 sans-serif'
  add('h1', 'This browser is too old for Legible')
  add('p', 'Legible needs __FLOOR__, or a newer one.')
  add('p', 'Update your browser, or open this page in another one. On an iPhone or iPad, update iOS.')
  add('p', 'Anything you saved on this device is still here.')
  page.firstChild.style.cssText = 'margin:0 0 16px;font-size:24px;line-height:1.3'
  document.title = 'This browser is too old for Legible'
  root.parentNode.replaceChild(page, root)
})()
