import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv, Deps } from './deps.ts'

/**
 * Whom a request is counted for. With N trusted proxies the Nth entry of X-Forwarded-For from the right was written by
 * the outermost of them; everything left of it is the client's own invention.
 */
export function clientAddress(c: Context<AppEnv>, { env }: Deps): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (env.TRUST_PROXY === 0) return networkOf(direct)
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return networkOf(hops.at(-env.TRUST_PROXY) || direct)
}

/** A household has a whole /64 of IPv6 addresses to choose from: they count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
