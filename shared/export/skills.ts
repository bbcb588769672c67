import { groupsOf } from '#shared/lists.ts'
import { pairsOf } from '#shared/records.ts'
import type { DraftSkill } from '#shared/schema/draft.ts'
import { readsAsList } from '#shared/structure/skills.ts'
import type { Block, Span } from './outline.ts'
import { oneLine } from './plain.ts'
import type { Words } from './words.ts'

// Groups are a line each ("Cloud: AWS, Azure"). Levels are printed where they say something: all at the usual level say
// nothing; levels that come in order are one line each ("Expert: SQL, Go"); mixed ones stand behind their skill ("SQL
// (Expert)"). Where a name could be taken for several, each is followed by its level, so that every reader sees where it
// ends ("Word, Excel (Expert); …").

interface Item {
  name: string
  level: string
  group: string
  path: string
}

export function skillBlocks(skills: DraftSkill[], words: Words): Block[] {
  const items = skills
    .map((skill, index) => ({
      name: oneLine(skill.name),
      level: oneLine(skill.level),
      group: oneLine(skill.group),
      path: `skills.${index}`,
    }))
    .filter((item) => item.name !== '')
  if (items.length === 0) return []
  if (items.some(({ group }) => group !== '')) return groupBlocks(items, words)
  const levels = new Set(items.map((item) => item.level))
  const signs = signsOf(items, words)
  const commas = commasOf(words)
  const isPlain = readsAsNamed(items, commas)
  if (isUnsaid(levels) && (isPlain || levels.has(''))) return [list(items, signs)]
  const runs = runsOf(items, 'level')
  if (!levels.has('') && runs.length === levels.size && runs.every((run) => readsAsNamed(run, commas))) {
    return runs.map((run, index) => ({
      ...list(run, commas, [
        { text: `${levelIn(words, run[0].level)}: `, strong: true, path: `${run[0].path}.level` },
      ]),
      trails: index > 0,
    }))
  }
  return [list(items, isPlain ? commas : ['; ', ''], [], words)]
}

/** The level every skill once had until somebody chose another says nothing where all have it. */
export const isUnsaid = (levels: Set<string>): boolean =>
  levels.size === 1 && (levels.has('') || levels.has('Intermediate'))

function groupBlocks(items: Item[], words: Words): Block[] {
  const shown = isUnsaid(new Set(items.map(({ level }) => level))) ? undefined : words
  return runsOf(items, 'group').map((run, index) => {
    const [{ group, path }] = run
    const lead: Span[] = group ? [{ text: `${group}: `, strong: true, path: `${path}.group` }] : []
    return { ...list(run, signsOf(run, words), lead, shown), trails: index > 0 }
  })
}

/** Between two names, and behind the last. */
type Signs = readonly [between: string, end: string]
const commasOf = ({ comma }: Words): Signs => [comma, '']

/** Commas; where one stands within a name, semicolons, of which one more ends the list where it takes that to keep it whole. */
const signsOf = (items: Item[], words: Words): Signs => {
  const commas = commasOf(words)
  const known: readonly Signs[] = [commas, ['; ', ''], ['; ', ';']]
  return known.find((signs) => readsAsNamed(items, signs)) ?? commas
}

const readsAsNamed = (items: Item[], signs: Signs): boolean =>
  readsAsList(
    items.map(({ name }) => name),
    ...signs,
  )

const runsOf = (items: Item[], key: 'level' | 'group') =>
  groupsOf(items, (item, [first]) => item[key] === first[key])

const levelIn = (words: Words, level: string): string =>
  pairsOf(words.levels).find(([name]) => name === level)?.[1] ?? level

function list(items: Item[], [between, end]: Signs, lead: Span[] = [], levels?: Words): Block {
  const spans = items.flatMap((item, index): Span[] => [
    ...(index > 0 ? [{ text: between }] : []),
    { text: item.name, path: `${item.path}.name` },
    ...(levels && item.level
      ? [{ text: ` (${levelIn(levels, item.level)})`, path: `${item.path}.level`, soft: true }]
      : []),
  ])
  return { kind: 'paragraph', spans: [...lead, ...spans, ...(end ? [{ text: end }] : [])], list: true }
}
