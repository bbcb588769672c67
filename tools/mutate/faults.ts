import { parseSync } from 'vite'

// Small faults that a test of the file ought to notice, found in its syntax.

type FaultKind = 'limit' | 'opposite' | 'and-or' | 'not' | 'number' | 'dropped' | 'early-exit' | 'some-every'

export interface Fault {
  kind: FaultKind
  line: number
  start: number
  end: number
  /** What stands there instead. */
  put: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const SWAPPED: Record<string, { kind: FaultKind; by: string }> = {
  '<': { kind: 'limit', by: '<=' },
  '<=': { kind: 'limit', by: '<' },
  '>': { kind: 'limit', by: '>=' },
  '>=': { kind: 'limit', by: '>' },
  '===': { kind: 'opposite', by: '!==' },
  '!==': { kind: 'opposite', by: '===' },
  '&&': { kind: 'and-or', by: '||' },
  '||': { kind: 'and-or', by: '&&' },
}

const EXITS = ['ReturnStatement', 'ContinueStatement', 'BreakStatement']

/** Types are erased: a fault in one changes nothing. An assertion still has its expression. */
const isType = (node: Node): boolean => node.type.startsWith('TS') && !isNode(node.expression)

const childrenOf = (node: Node): Node[] =>
  (node.type.startsWith('TS') ? [node.expression] : Object.values(node)).flat().filter(isNode)

function faultAt(node: Node, source: string): Omit<Fault, 'line'> | undefined {
  const whole = { start: node.start, end: node.end }
  const swap = typeof node.operator === 'string' ? SWAPPED[node.operator] : undefined
  if (swap && isNode(node.left) && isNode(node.right)) {
    const between = source.slice(node.left.end, node.right.start)
    const start = node.left.end + between.indexOf(String(node.operator))
    return { kind: swap.kind, start, end: start + String(node.operator).length, put: swap.by }
  }
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return { kind: 'not', start: node.start, end: node.start + 1, put: '' }
  if (node.type === 'Literal' && typeof node.value === 'number')
    return { kind: 'number', ...whole, put: String(node.value + 1) }
  if (node.type === 'ExpressionStatement' && node.directive == null)
    return { kind: 'dropped', ...whole, put: 'void 0' }
  if (
    node.type === 'IfStatement' &&
    !node.alternate &&
    isNode(node.consequent) &&
    EXITS.includes(node.consequent.type)
  )
    return { kind: 'early-exit', ...whole, put: 'void 0' }
  if (
    node.type === 'Identifier' &&
    (node.name === 'some' || node.name === 'every') &&
    source[node.start - 1] === '.'
  )
    return { kind: 'some-every', ...whole, put: node.name === 'some' ? 'every' : 'some' }
  return undefined
}

/** `if (x < least) least = x`: where both are equal nothing changes, whichever is kept. */
const isUpdate = (node: Node, source: string): boolean => {
  const { test, consequent } = node
  const set =
    isNode(consequent) && consequent.type === 'ExpressionStatement' ? consequent.expression : consequent
  if (node.type !== 'IfStatement' || !isNode(test) || !isNode(set) || set.type !== 'AssignmentExpression')
    return false
  const text = (part: unknown): string => (isNode(part) ? source.slice(part.start, part.end) : '')
  const compared = [test.left, test.right].map(text).sort()
  return text(set) !== '' && compared.join() === [set.left, set.right].map(text).sort().join()
}

export const withFault = (source: string, { start, end, put }: Fault): string =>
  source.slice(0, start) + put + source.slice(end)

export function faultsIn(file: string, source: string): Fault[] {
  const faults: Fault[] = []
  const same = new Set<unknown>()
  const visit = (node: Node): void => {
    if (isType(node) || node.type === 'ImportDeclaration') return
    if (isUpdate(node, source)) same.add(node.test)
    const found = same.has(node) ? undefined : faultAt(node, source)
    if (found) faults.push({ ...found, line: source.slice(0, found.start).split('\n').length })
    for (const child of childrenOf(node)) visit(child)
  }
  const { program } = parseSync(file, source)
  for (const statement of program.body) if (isNode(statement)) visit(statement)
  return faults.sort((a, b) => a.start - b.start)
}
