import { NO_HEADING } from '#shared/learn/headings.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { sectionKind } from '#shared/schema/resume.ts'
import { table } from '../../lists.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { spanSources } from '../spans/sources.ts'
import { headingsOf, knownHeadings } from './lists.ts'

// Headings of resumes by the kind of section they head, and every other short line as what heads nothing.

/** What joins two headings into one. */
const JOINTS: Record<string, string[]> = {
  en: [' & ', ' and ', ' / ', ', '],
  de: [' und ', ' & ', ' / '],
  fr: [' et ', ' & ', ' / '],
  es: [' y ', ' & ', ' / '],
  it: [' e ', ' & '],
  pt: [' e ', ' & '],
  nl: [' en ', ' & '],
  pl: [' i ', ' / '],
  ru: [' и ', ' / '],
  tr: [' ve ', ' / '],
  zh: ['与', '及', '和', '、'],
  ja: ['と', '・', '及び'],
  ko: [' 및 ', ' · ', '/'],
}
const SPACED = [' & ', ' / ']

/** Nobody heads a section of references with half another; "other" joins everything. */
const JOINED: SectionKind[] = [
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'interests',
  'summary',
]

const capitals = (text: string) =>
  text.replace(/(^|[\s/(])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

export function headingSources(): Source[] {
  const lists = [
    { name: 'templates in 65 languages', share: 4, all: headingsOf('headings/sections.tsv') },
    { name: 'own headings', share: 5, all: headingsOf('headings/own.tsv') },
    { name: 'known headings', share: 6, all: knownHeadings() },
  ]
  const all = lists.flatMap((l) => l.all)
  const of = (kind: SectionKind, language: string) =>
    all.filter((h) => h.kind === kind && (h.language === language || h.language.startsWith(`${language}-`)))
  const patterns = table('headings/patterns.tsv')
  const languages = [...new Set(patterns.map(([language = '']) => language))]
  const sources: Source[] = []
  for (const kind of sectionKind.options) {
    for (const { name, share, all } of lists) {
      const texts = all.filter((h) => h.kind === kind).map((h) => h.text)
      if (texts.length === 0) continue
      sources.push({
        is: kind,
        name,
        share,
        draw: (random) => (random.chance(0.6) ? capitals(random.pick(texts)) : random.pick(texts)),
      })
    }
    const short = new Map(
      languages.map((l) => [
        l,
        of(kind, l)
          .map((h) => h.text)
          .filter((t) => t.length < (['zh', 'ja', 'ko'].includes(l) ? 6 : 22)),
      ]),
    )
    const spoken = languages.filter((l) => (short.get(l)?.length ?? 0) > 0)
    if (spoken.length === 0) continue
    const language = (random: Random) =>
      random.chance(0.35) && spoken.includes('en') ? 'en' : random.pick(spoken)
    sources.push({
      is: kind,
      name: 'composed headings',
      share: kind === 'other' || kind === 'references' ? 1 : 3,
      draw: (random) => {
        const l = language(random)
        const noun = random.pick(short.get(l) ?? [''])
        const pattern = random.pick(patterns.filter(([of]) => of === l))[1] ?? '{x}'
        return capitals(pattern.replace('{x}', noun))
      },
    })
    if (JOINED.includes(kind))
      sources.push({
        is: kind,
        name: 'joined headings',
        share: 3,
        draw: (random) => {
          const l = language(random)
          const others = of(random.pick(JOINED), l)
          if (others.length === 0) return random.pick(short.get(l) ?? [''])
          return capitals(
            random.pick(short.get(l) ?? ['']) + random.pick(JOINTS[l] ?? SPACED) + random.pick(others).text,
          )
        },
      })
  }
  const used = [
    'Technologies used in {x}',
    'Tools used in {x}',
    'Skills applied in {x}',
    'Skills gained in {x}',
    'Eingesetzte Technologien in {x}',
    'Technologies utilisées dans {x}',
    'Tecnologías usadas en {x}',
    'Software used for {x}',
    'Languages used for {x}',
    'Frameworks I used in {x}',
  ]
  sources.push({
    is: 'skills',
    name: 'what was used elsewhere',
    share: 0.7,
    draw: (random) =>
      random
        .pick(used)
        .replace(
          '{x}',
          random.pick([
            'projects',
            'my projects',
            'research',
            'work',
            'Projects',
            'Projekten',
            'les projets',
            'proyectos',
            'development',
            'experience',
            'previous roles',
          ]),
        ),
  })
  // A line of an entry is no heading, however it is printed.
  for (const source of spanSources())
    if (source.is !== 'label')
      sources.push({
        ...source,
        is: NO_HEADING,
        name: `${source.is}: ${source.name}`,
        share:
          source.share *
          (source.is === 'skill' || source.is === 'title' || source.is === 'company' ? 1.5 : 0.7),
      })
  sources.push(
    fromList(
      NO_HEADING,
      'labels',
      6,
      table('headings/labels.tsv').map(([, , label = '']) => label),
    ),
  )
  return sources
}
