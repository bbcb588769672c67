import { decodeEntities } from './entities.ts'

// Tags and texts of a web page, in one pass and without a tree: pages saved by Word close little of what they open.

export type HtmlToken =
  | { type: 'text'; text: string }
  | { type: 'open'; name: string; attributes: Record<string, string> }
  | { type: 'close'; name: string }
  | { type: 'style'; text: string }

const NAME = /[a-z][a-z\d:-]{0,40}/iy
const ATTRIBUTE = /([^\s=/"'>]{1,60})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]{1,2000})))?/g
/** What they hold is no text of the page. */
const RAW = new Set([
  'script',
  'style',
  'xml',
  'noscript',
  'svg',
  'math',
  'template',
  'textarea',
  'select',
  'object',
])

export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const until = start < 0 ? html.length : start
    if (until > at) yield { type: 'text', text: decodeEntities(html.slice(at, until)) }
    if (start < 0) return
    const mark = html[start + 1] ?? ''
    if (html.startsWith('<!--', start)) at = endOf(html, '-->', start + 4)
    // `<![if !supportLists]>` and its like say which programs the text is for; it is read for all.
    else if (mark === '!' || mark === '?') at = endOf(html, '>', start)
    else {
      const isEnd = mark === '/'
      NAME.lastIndex = start + (isEnd ? 2 : 1)
      const name = NAME.exec(html)?.[0].toLowerCase()
      if (!name) {
        yield { type: 'text', text: '<' }
        at = start + 1
        continue
      }
      const end = tagEnd(html, start)
      const inner = html.slice(start + 1 + name.length, end)
      at = end + 1
      if (isEnd) yield { type: 'close', name }
      else {
        yield { type: 'open', name, attributes: attributesOf(inner) }
        if (!RAW.has(name) || inner.endsWith('/')) continue
        const close = closingTag(html, name, at)
        if (name === 'style') yield { type: 'style', text: html.slice(at, close) }
        at = close
      }
    }
  }
}

const endOf = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** A '>' inside a quoted value does not end the tag; where a quote never ends, the first '>' does. */
const tagEnd = (html: string, start: number): number => {
  let quote = ''
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at] ?? ''
    if (quote) {
      if (sign === quote) quote = ''
    } else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
    else if (sign === '>') return at
    if (at - start > MAX_TAG) break
  }
  const plain = html.indexOf('>', start)
  return plain < 0 ? html.length : plain
}
const MAX_TAG = 20_000

const closingTag = (html: string, name: string, from: number): number => {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at
  return html.length
}

const attributesOf = (source: string): Record<string, string> => {
  const attributes: Record<string, string> = {}
  for (const [, name = '', a, b, c] of source.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] ??= decodeEntities(a ?? b ?? c ?? '')
  return attributes
}
