import { parseSync } from 'vite'

// Finds texts that people read and no catalog holds. What the walk through the screens shows cannot be all of them:
// a failure that nobody provokes is only in the code.

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) =>
    key === 'parent' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

/** What a machine reads. */
const FOR_MACHINES =
  /^(?:className|class[A-Z]\w*|\w+Class|to|href|src|type|id|name|htmlFor|key|role|rel|target|autoComplete|inputMode|viewBox|d|fill|stroke|variant|tone|kind|method|accept|pattern|lang|dir|align|size|lengthAdjust|points|transform|data-.*)$/

/** What only who runs the software reads, and what finds things in a page. */
const NOT_SHOWN =
  /^(?:console\.\w+|(?:document|window|localStorage|sessionStorage|\w*[eE]vent)\.\w+|.*\.(?:querySelector\w*|matches|closest|test|startsWith|endsWith|includes|split|join|set|get|has|append|addEventListener))$/

const SENTENCE =
  /^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,}(?:-\p{L}+)?(?= \p{L}))(?:[ ,.…!?:’'()“”–-]|$)|^\S+(?: \S+)* \p{Ll}+[.…!?:]$|^(?:\p{Ll}{2,} ){2,}\p{Ll}{2,}$/u
/** Words for stylesheets and formats have dashes, slashes or colons within them. */
const CODE = /(?:^| )\S*(?:[-/[\]_=<>$#@]|:(?=\S))\S*(?: |$)/
const NAME_IN_CODE = /^[A-Z][a-z]+[A-Z]\w*$|^\S*[-/]\S*$/
const isSaid = (text: string) => {
  const said = text.trim()
  return SENTENCE.test(said) && !NAME_IN_CODE.test(said) && (/^\p{Lu}/u.test(said) || !CODE.test(said))
}

const textOf = (source: string, node: unknown) => (isNode(node) ? source.slice(node.start, node.end) : '')

function skipped(node: Node, source: string): boolean {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true
  if (/^(?:Import|Export(?:All|Named)).*/.test(node.type) && node.source) return true
  if (node.type === 'JSXAttribute') return FOR_MACHINES.test(textOf(source, node.name))
  if (node.type === 'NewExpression')
    return /^(?:\w*Error|RegExp|URL|Intl\..*)$/.test(textOf(source, node.callee))
  if (node.type === 'CallExpression') return NOT_SHOWN.test(textOf(source, node.callee))
  return node.type === 'TaggedTemplateExpression' ||
    node.type === 'BinaryExpression' ||
    node.type === 'SwitchCase'
    ? node.type !== 'SwitchCase'
    : false
}

function saidIn(node: Node): string | null {
  if (node.type === 'JSXText') {
    const text = String(node.value).replace(/\s+/g, ' ').trim()
    return /\p{L}{2}/u.test(text) ? text : null
  }
  if (node.type === 'Literal' && typeof node.value === 'string') return isSaid(node.value) ? node.value : null
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[]
    const text = quasis.map(({ value }) => value.cooked).join('…')
    return isSaid(text) ? text : null
  }
  return null
}

const parsed = (file: string, source: string) => parseSync(file, source).program as unknown as Node

/** The texts of a module that it says in its own words. */
export function hardWired(file: string, source: string): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    if (skipped(node, source)) return
    const said = saidIn(node)
    if (said !== null) found.push(said)
    for (const child of childrenOf(node)) {
      if (node.type === 'Property' && child === node.key) continue
      walk(child)
    }
  }
  walk(parsed(file, source))
  return found
}

/** Whether a module reads its texts while it loads: they would stay in the language of that moment. */
export function readsWhileLoading(file: string, source: string): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    if (/Function|^Class|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return
    if (node.type === 'MemberExpression' && textOf(source, node.object) === 't')
      found.push(textOf(source, node))
    for (const child of childrenOf(node)) walk(child)
  }
  if (/import \{[^}]*\bt\b[^}]*\} from '[^']*texts\.ts'/.test(source)) walk(parsed(file, source))
  return found
}
