// What the elements of a page mean before any style says otherwise.

export const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
])

/** They hold nothing and need no end. */
export const EMPTY = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Which open elements another one of the kind ends, and at which element the search for them stops. */
export const ENDED_BY: Record<string, { ends: Set<string>; within: Set<string> }> = {
  dd: { ends: new Set(['dd', 'dt']), within: new Set(['dl']) },
  dt: { ends: new Set(['dd', 'dt']), within: new Set(['dl']) },
  li: { ends: new Set(['li']), within: new Set(['ol', 'ul']) },
  td: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
  th: { ends: new Set(['td', 'th']), within: new Set(['tr', 'table']) },
  tr: { ends: new Set(['td', 'th', 'tr']), within: new Set(['table']) },
}

export const HEADING = /^h([1-6])$/
export const HEADING_SIZES = [24, 18, 14, 12, 10, 8]

export const BOLD = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
export const ITALIC = new Set(['i', 'em', 'cite', 'address', 'dfn'])
export const HIDDEN = new Set(['head', 'title', 'del', 's', 'strike', 'script', 'style'])
