import type { Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { featureAt, lackedBy, membersOf } from './support.ts'

// Which of the browser's own names a script relies on though some browser at the floor lacks them: a global that is
// evaluated, a member that is called, constructed or looked into. Reading a member harms nobody, it gives `undefined`.
// A name counts as guarded where the same script asks for it: by `typeof`, by `in`, by `?.` or in a condition; and as
// its own where a script defines it, as a polyfill does.

export interface Finding {
  name: string
  lackedBy: string[]
  /** The interfaces whose member it is; none where it is a global. */
  owners: string[]
  near: string
}

/** Objects of one interface that every script finds under one name. */
const SINGLETONS: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  location: 'Location',
  storage: 'StorageManager',
}
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self'])
const GLOBAL_INTERFACES = ['Window', 'WorkerGlobalScope', 'WindowOrWorkerGlobalScope']
/** A name of one word is anybody's; a name of two is a browser's as long as no script has it for its own. */
const TWO_WORDS = /[a-z][A-Z]/

type Lacking = Map<string, string[]>
type Use = Omit<Finding, 'near'> & { short: string; ofPages: boolean; at: Node }

function readNames() {
  const names = { globals: new Map(), owned: new Map(), ofLanguage: new Map(), ofPages: new Map() } as Record<
    'globals' | 'owned' | 'ofLanguage' | 'ofPages',
    Lacking
  >
  const owners = new Map<string, string[]>()
  const had = { globals: new Set<string>(), members: new Set<string>() }
  const readInterface = (owner: string, feature: Identifier, ofLanguage: boolean) => {
    if (feature.__compat) {
      const lacking = lackedBy(feature.__compat)
      if (lacking.length > 0) names.globals.set(owner, lacking)
    }
    for (const [written, { __compat }] of membersOf(feature)) {
      const name = written.replace(/_static$/, '')
      if (!__compat || name === owner || !/^[\w$]+$/.test(name) || name.endsWith('_event')) continue
      const lacking = lackedBy(__compat)
      const isGlobal = GLOBAL_INTERFACES.includes(owner)
      if (lacking.length === 0) {
        had.members.add(name)
        if (isGlobal) had.globals.add(name)
        continue
      }
      if (isGlobal) names.globals.set(name, lacking)
      names.owned.set(`${owner}.${name}`, lacking)
      owners.set(name, [...(owners.get(name) ?? []), owner])
      if (ofLanguage) names.ofLanguage.set(name, lacking)
      else if (TWO_WORDS.test(name)) names.ofPages.set(name, lacking)
    }
  }
  for (const [owner, feature] of membersOf(featureAt('javascript.builtins')))
    readInterface(owner, feature, true)
  for (const [owner, feature] of membersOf(featureAt('api'))) readInterface(owner, feature, false)
  for (const name of had.globals) names.globals.delete(name)
  for (const name of had.members) {
    names.ofLanguage.delete(name)
    names.ofPages.delete(name)
  }
  return { ...names, owners }
}

const names = readNames()

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function* childrenOf(node: Node): Generator<[string, Node]> {
  for (const [key, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield [key, child]
}

/** What minifiers make of a string. */
function quasiOf({ quasis }: Node): string {
  const parts = quasis as { value: { cooked: string } }[]
  return parts.length === 1 ? (parts[0]?.value.cooked ?? '') : ''
}

/** `a` of `x.a`, of `x['a']` and of `a`. */
function nameOf(node: unknown, computed = false): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier' && !computed) return String(node.name)
  if (node.type === 'MemberExpression') return nameOf(node.property, node.computed === true)
  if (node.type === 'TemplateLiteral') return quasiOf(node)
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

interface Place {
  node: Node
  key: string
  parent: Node | null
  /** Stands where its being there is asked for. */
  asked: boolean
}

const CONDITION: Record<string, string> = {
  IfStatement: 'test',
  ConditionalExpression: 'test',
  LogicalExpression: 'left',
  WhileStatement: 'test',
}
const PASSES_ASKING = new Set([
  'UnaryExpression',
  'LogicalExpression',
  'BinaryExpression',
  'MemberExpression',
  'ChainExpression',
])

const isTypeof = (node: Node) => node.type === 'UnaryExpression' && node.operator === 'typeof'

/** A name that stands for no variable: a key, a label, what is imported. */
const isVariable = ({ node, key, parent }: Place) =>
  node.type === 'Identifier' &&
  parent !== null &&
  !(['property', 'key'].includes(key) && parent.computed !== true) &&
  !['label', 'imported', 'exported'].includes(key)

const reliedOn = ({ key, parent }: Place) =>
  parent !== null &&
  parent.optional !== true &&
  ((['CallExpression', 'NewExpression'].includes(parent.type) && key === 'callee') ||
    (parent.type === 'MemberExpression' && key === 'object'))

const DECLARES = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
])
const DEFINES = new Set(['Property', 'MethodDefinition', 'PropertyDefinition'])

interface Script {
  source: string
  uses: Use[]
  asks: Set<string>
  defines: Set<string>
  declares: Set<string>
  /** Functions whose result `for await` goes through anywhere. */
  generators: Set<string>
}

function noteMember(script: Script, place: Place) {
  const { node, key, parent, asked } = place
  const short = nameOf(node)
  if (parent?.type === 'AssignmentExpression' && key === 'left') script.defines.add(short)
  const isOptional =
    node.optional === true || (parent?.optional === true && ['callee', 'object'].includes(key))
  if (asked || isOptional) script.asks.add(short)
  if (!reliedOn(place)) return
  const owner = nameOf(node.object)
  const full = `${SINGLETONS[owner] ?? owner}.${short}`
  const owned = names.owned.get(full) ?? (GLOBAL_OBJECTS.has(owner) ? names.globals.get(short) : undefined)
  const ofPages = names.ofPages.get(short)
  const lackedBy = owned ?? names.ofLanguage.get(short) ?? ofPages
  if (lackedBy)
    script.uses.push({
      name: owned ? full : short,
      short,
      lackedBy,
      owners: names.owners.get(short) ?? [],
      ofPages: !owned && ofPages !== undefined,
      at: node,
    })
}

/** `map.values().filter(…)`: the names are an array's too, the object is not. */
const ITERATES = new Set(['values', 'keys', 'entries', 'matchAll'])

function noteIterator(script: Script, { node }: Place) {
  const call = node.object as Node
  if (call.type !== 'CallExpression' || !ITERATES.has(nameOf(call.callee))) return
  const name = `Iterator.${nameOf(node)}`
  const lackedBy = names.owned.get(name)
  const isOfCollection = nameOf(call.callee) === 'matchAll' || (call.arguments as Node[]).length === 0
  if (!isOfCollection || !lackedBy) return
  script.uses.push({ name, short: name, lackedBy, owners: ['Iterator'], ofPages: false, at: node })
}

/** What no bundler rewrites in a pattern. */
const PATTERNS: [string, (pattern: string) => boolean][] = [
  ['modifier', (pattern) => /\(\?[ims]*-?[ims]+:/.test(pattern)],
  [
    'named_capturing_group.duplicate_named_capturing_groups',
    (pattern) => {
      const groups = [...pattern.matchAll(/\(\?<([\w$]+)>/g)].map(([, name]) => name)
      return new Set(groups).size < groups.length
    },
  ],
]

function notePattern(script: Script, { node }: Place) {
  const { pattern } = node.regex as { pattern: string }
  for (const [feature, has] of PATTERNS) {
    const lacking = lackedBy(featureAt(`javascript.regular_expressions.${feature}`).__compat!)
    if (lacking.length === 0 || !has(pattern)) continue
    script.uses.push({
      name: feature,
      short: feature,
      lackedBy: lacking,
      owners: [],
      ofPages: false,
      at: node,
    })
  }
}

/** Going through a stream: what else `for await` goes through has it from the language. */
const STREAM_ITERATION = 'ReadableStream.@@asyncIterator'

function noteStreaming(script: Script, { node }: Place) {
  const lacking = lackedBy(featureAt(`api.${STREAM_ITERATION}`).__compat!)
  const from = node.right as Node
  if (node.await !== true || lacking.length === 0) return
  script.uses.push({
    name: STREAM_ITERATION,
    short: '@@asyncIterator',
    lackedBy: lacking,
    owners: ['ReadableStream'],
    ofPages: false,
    at: from,
  })
}

function noteVariable(script: Script, { node, key, parent, asked }: Place) {
  const name = nameOf(node)
  if (parent && ((DECLARES.has(parent.type) && key === 'id') || key === 'params' || key === 'local'))
    script.declares.add(name)
  if (asked || (parent && isTypeof(parent))) script.asks.add(name)
  const lackedBy = names.globals.get(name)
  if (lackedBy) script.uses.push({ name, short: name, lackedBy, owners: [], ofPages: false, at: node })
}

function note(script: Script, place: Place) {
  const { node } = place
  if (node.type === 'FunctionDeclaration' && node.async && node.generator)
    script.generators.add(nameOf(node.id))
  if (node.type === 'MemberExpression') {
    noteMember(script, place)
    noteIterator(script, place)
  } else if (node.type === 'Literal' && node.regex) notePattern(script, place)
  else if (node.type === 'ForOfStatement') noteStreaming(script, place)
  else if (isVariable(place)) noteVariable(script, place)
  else if (node.type === 'BinaryExpression' && node.operator === 'in')
    script.asks.add(nameOf(node.left, true))
  else if (DEFINES.has(node.type)) script.defines.add(nameOf(node.key, node.computed === true))
}

export function readScript(source: string, file: string): Script {
  const { program, errors } = parseSync(file, source, { sourceType: 'module', lang: 'js' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const script: Script = {
    source,
    uses: [],
    asks: new Set(),
    defines: new Set(),
    declares: new Set(),
    generators: new Set(),
  }
  const places: Place[] = [{ node: program as unknown as Node, key: '', parent: null, asked: false }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { node, asked } = place
    note(script, place)
    for (const [key, child] of childrenOf(node))
      places.push({
        node: child,
        key,
        parent: node,
        asked: CONDITION[node.type] === key || isTypeof(node) || (asked && PASSES_ASKING.has(node.type)),
      })
  }
  return script
}

/** `together`: all scripts of the app. What one defines may be called by another. */
export function tooNewIn(script: Script, together: Script[]): Finding[] {
  const isOwn = ({ name, short, ofPages, at }: Script['uses'][number]) =>
    (name === STREAM_ITERATION && at.type === 'CallExpression' && script.generators.has(nameOf(at.callee))) ||
    script.defines.has(short) ||
    script.declares.has(short) ||
    (ofPages && together.some(({ defines }) => defines.has(short)))
  return script.uses
    .filter((use) => !script.asks.has(use.short) && !isOwn(use))
    .map(({ name, lackedBy, owners, at }) => ({
      name,
      lackedBy,
      owners,
      near: script.source.slice(Math.max(0, at.start - 40), at.end + 40),
    }))
}
