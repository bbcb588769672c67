import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// Every rule of reading, of `shared/structure` and what it has of `shared/text`: a regular expression written out, or one put together from a list of words.

export interface Rule {
  /** Its file and its text: a rule that moves within its file stays the same rule. */
  key: string
  file: string
  line: number
  kind: 'written' | 'built'
  /** Where it stands in its file. */
  start: number
  end: number
}

const HOME = new URL('../../shared/', import.meta.url)
const READING = /^(?:structure\/|text\/(?:dates|fold|language)[./])/

/** Whether a file of `shared` reads resumes. */
export const hasRules = (file: string): boolean =>
  READING.test(file) &&
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts') &&
  !file.split('/').includes('testing')

const ruleFiles = (): string[] =>
  readdirSync(HOME, { recursive: true, encoding: 'utf8' }).filter(hasRules).sort()

export const sourceOf = (file: string): string => readFileSync(new URL(file, HOME), 'utf8')

interface Node {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { type: string; name?: string }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

function nodesOf(value: unknown, each: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) each(value)
  for (const child of Object.values(value)) nodesOf(child, each)
}

export function rulesIn(file: string, source = sourceOf(file)): Rule[] {
  const rules: Rule[] = []
  const same = new Map<string, number>()
  const put = (kind: Rule['kind'], text: string, { start, end }: Node) => {
    const key = `${file} ${text.replace(/\s+/g, ' ')}`
    const nth = (same.get(key) ?? 0) + 1
    same.set(key, nth)
    const line = source.slice(0, start).split('\n').length
    rules.push({ key: nth > 1 ? `${key} (${nth})` : key, file, line, kind, start, end })
  }
  nodesOf(parseSync(file, source).program, (node) => {
    if (node.type === 'Literal' && node.regex)
      put('written', `/${node.regex.pattern}/${node.regex.flags}`, node)
    if (node.type === 'NewExpression' && node.callee?.name === 'RegExp')
      put('built', source.slice(node.start, node.end), node)
  })
  return rules.sort((a, b) => a.start - b.start)
}

export const allRules = (): Rule[] => ruleFiles().flatMap((file) => rulesIn(file))
