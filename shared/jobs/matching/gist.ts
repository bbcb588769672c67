import type { Token } from '#shared/text/tokens.ts'
import { COMMON_WORDS, LIGHT_WORDS } from '../vocabulary/compiled/meaning.ts'
import { isDenied } from './denied.ts'
import { type Evidence, FUNCTION_WORDS } from './evidence.ts'

// What a demand is about. 'Gestión de incidencias' is about incidents: whoever solved some has handled them, and which
// word names the handling says little. A word that stands in every trade, as 'team', is no such object.

interface Weights {
  light: ReadonlySet<string>
  common: ReadonlySet<string>
}
const known = new Map<string, Weights>()

/** Words that only say that something is done, and words of every trade. */
export function weightsIn({ language, root }: Evidence['spoken']): Weights {
  const before = known.get(language)
  if (before) return before
  const roots = (words = '') => new Set(words.split(' ').map(root))
  const made = { light: roots(LIGHT_WORDS[language]), common: roots(COMMON_WORDS[language]) }
  known.set(language, made)
  return made
}

/** Shorter words are often something else. */
const OBJECT_LEAST = 4

/** The sentences with the objects of a demand, where its other words only say that something is done with them. */
export function linesAbout(words: readonly Token[], evidence: Evidence): number[] {
  const { root, small } = evidence.spoken
  const { light, common } = weightsIn(evidence.spoken)
  const said = words.filter(({ key }) => !FUNCTION_WORDS.has(key) && !small.has(key)).map(({ key }) => key)
  const objects = said.filter((key) => !light.has(root(key)))
  const apart = said.flatMap((key) => compoundObject(key, evidence, light))
  if (objects.length === said.length && apart.length === 0) return []
  const roots = apart.length > 0 ? apart : objects.map((key) => root(key))
  const isRare = (one: string) => !common.has(one) && one.length >= OBJECT_LEAST
  if (roots.length === 0 || !roots.some(isRare)) return []
  const places = roots.map((one) => evidence.byStem.get(one) ?? [])
  const [first = [], ...rest] = places
  return first.flatMap(([line, word]) => {
    const [stated, denials] = [evidence.lines[line], evidence.denied[line]]
    const tokens = evidence.tokens[line] ?? []
    const token = tokens[word]
    if (!stated || stated.alone || stated.path.endsWith('.position') || !denials || !token) return []
    const near = rest.every((others) =>
      others.some(([on, at]) => on === line && Math.abs(at - word) <= roots.length + GAP),
    )
    return near && !isDenied(stated.text, denials, token) ? [line] : []
  })
}
const GAP = 2

/** 'Medikamentengabe' is about 'Medikamente', where the rest of the compound is a light word. */
function compoundObject(key: string, { byStem, spoken }: Evidence, light: ReadonlySet<string>): string[] {
  if (!GERMANIC.has(spoken.language)) return []
  const whole = spoken.root(key)
  for (const held of byStem.keys()) {
    if (held.length < COMPOUND_LEAST || held.length >= whole.length || !whole.startsWith(held)) continue
    const rest = whole.slice(held.length)
    if (LINKED.some((from) => light.has(rest.slice(from)))) return [held]
  }
  return []
}
const GERMANIC: ReadonlySet<string> = new Set(['de', 'nl'])
const COMPOUND_LEAST = 4
/** So many letters may stand between the parts: a link, and what the object's root has lost. */
const LINKED = [0, 1, 2, 3, 4]
