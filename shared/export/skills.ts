import type { DraftSkill } from '#shared/schema/draft.ts'
import { readsAsList } from '#shared/structure/skills.ts'
import type { Block, Span } from './outline.ts'
import { oneLine } from './plain.ts'
import type { Words } from './words.ts'

// Levels are printed where they say something. All at the same level say nothing; levels that come in order are
// one line each ("Expert: SQL, Go"); mixed ones stand behind their skill ("SQL (Expert)"). Where a name could be
// taken for several, each is followed by its level, so that every reader sees where it ends ("Word, Excel (Expert); …").

interface Item {
  name: string
  level: DraftSkill['level']
  path: string
}

export function skillBlocks(skills: DraftSkill[], words: Words): Block[] {
  const items = skills
    .map((skill, index) => ({ name: oneLine(skill.name), level: skill.level, path: `skills.${index}` }))
    .filter((item) => item.name !== '')
  if (items.length === 0) return []
  const runs = runsOfLevel(items)
  const levels = new Set(items.map((item) => item.level))
  const separator = ', '
  if (levels.size === 1 && levels.has('Intermediate') && readsAsNamed(items)) return [list(items, separator)]
  if (runs.length === levels.size && runs.every(readsAsNamed)) {
    return runs.map((run, index) => ({
      ...list(run, separator, [
        { text: `${words.levels[run[0]!.level]}: `, strong: true, path: `${run[0]!.path}.level` },
      ]),
      trails: index > 0,
    }))
  }
  const isPlain = readsAsNamed(items)
  return [list(items, isPlain ? separator : '; ', [], words.levels)]
}

const readsAsNamed = (items: Item[]): boolean => readsAsList(items.map(({ name }) => name))

function runsOfLevel(items: Item[]): Item[][] {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last?.[0]?.level === item.level) last.push(item)
    else runs.push([item])
  }
  return runs
}

function list(items: Item[], separator: string, lead: Span[] = [], levels?: Words['levels']): Block {
  const spans = items.flatMap((item, index): Span[] => [
    ...(index > 0 ? [{ text: separator }] : []),
    { text: item.name, path: `${item.path}.name` },
    ...(levels ? [{ text: ` (${levels[item.level]})`, path: `${item.path}.level`, soft: true }] : []),
  ])
  return { kind: 'paragraph', spans: [...lead, ...spans], list: true }
}
