import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv, Deps } from './deps.ts'

/**
 * Whom a request is counted for. With N trusted proxies the Nth entry of X-Forwarded-For from the right was written by
 * the outermost of them; everything left of it is the client's own invention.
 */
export function clientAddress(c: Context<AppEnv>, { env }: Deps): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown'
  if (env.TRUST_PROXY === 0) return networkOf(direct)
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',')
  return networkOf(bareAddress(hops.at(-env.TRUST_PROXY) ?? '') ?? direct)
}

/** Some proxies write a port behind it, brackets around it, or quotes; what is no address then counts for nobody. */
export function bareAddress(written: string): string | undefined {
  const plain = written.trim().replace(/^"(.*)"$/, '$1')
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(plain)?.[1] ?? plain.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address : undefined
}

/** However it is written; a household has a whole /64 of IPv6 addresses to choose from: they count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  // An IPv4 address on a socket that takes both.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers; the URL parser knows every way to write them. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const [left, right] = [numbers(head), numbers(tail)]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
