// The server's policy (`require-trusted-types-for 'script'`) makes the browser refuse every text that would become markup
// or a script, wherever a page puts it. This one policy lets through what the app itself starts: its workers.

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

const OURS = /^\/(?:service-worker|assets\/[\w./-]+)\.js$/

/** No rule for markup and none for code: those are refused whatever they say. */
export function ownScript(text: string, here: { href: string; origin: string }): string {
  const { origin, pathname } = new URL(text, here.href)
  if (origin !== here.origin || !OURS.test(pathname)) throw new TypeError('This is no script of the app.')
  return text
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

// By this name the browser asks it for every script's address, also where a library starts the worker.
globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => ownScript(url, location) })
