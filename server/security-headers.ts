import { createMiddleware } from 'hono/factory'
import type { AppEnv, Deps } from './deps.ts'

/** The worker that runs a language model on the device; it is started when a person has agreed to load one. */
const MODEL_WORKER = /^\/assets\/(?:[\w-]+\/)*llm\.worker-[\w-]+\.js$/

/**
 * On every answer, the worker scripts' too: a worker is bound by the policy of its own script, not by its page's. So
 * the pages themselves may ask nobody but us, and only the worker of the models may ask where those come from.
 * Styles are allowed inline because the dialog and menu primitives insert a style element; scripts never are.
 */
function policyOf(models: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${models}`.trim(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or a script; the one policy is the app's (web/trusted-scripts.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

export const securityHeaders = (deps: Deps) => {
  const { MODEL_BASE_URL, MODEL_ORIGINS } = deps.env
  const modelPolicy = policyOf(MODEL_BASE_URL ? new URL(MODEL_BASE_URL).origin : MODEL_ORIGINS)
  const headers: [string, string][] = [
    ['Content-Security-Policy', policyOf('')],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
  ]
  if (deps.env.PUBLIC_URL.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'])
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
    if (MODEL_WORKER.test(c.req.path)) c.res.headers.set('Content-Security-Policy', modelPolicy)
  })
}
