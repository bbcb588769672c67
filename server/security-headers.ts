import { createMiddleware } from 'hono/factory'
import type { AppEnv, Deps } from './deps.ts'

/**
 * On every answer, the worker scripts' too: a worker is bound by the policy of its own script, not by its page's.
 * Styles are allowed inline because the dialog and menu primitives insert a style element; scripts never are.
 */
function policyOf({ env }: Deps): string {
  const models = env.MODEL_BASE_URL ? new URL(env.MODEL_BASE_URL).origin : env.MODEL_ORIGINS
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
  ].join('; ')
}

export const securityHeaders = (deps: Deps) => {
  const headers: [string, string][] = [
    ['Content-Security-Policy', policyOf(deps)],
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
  })
}
