import { languagesOf, list, listIfThere, table } from '../../lists.ts'
import type { Random } from '../random.ts'
import { type Document, documentOf, type Row } from './documents.ts'

// Postings put together from lines of each class, in the languages of tools/lists/postings/lines.

const CLASSES = ['must', 'nice', 'duty', 'company', 'offer', 'legal', 'frame'] as const
const PARTS_MOST: Record<string, number> = {
  must: 9,
  nice: 5,
  duty: 9,
  company: 4,
  offer: 7,
  legal: 3,
  frame: 4,
}

interface Lines {
  heads: Map<string, string[]>
  lines: Map<string, string[]>
}

/** `asked` holds lines that only teach which of their phrases are demands. */
export function linesOf(language: string, folders: readonly string[] = ['lines']): Lines {
  const heads = new Map<string, string[]>()
  const lines = new Map<string, string[]>()
  for (const row of folders.flatMap((folder) => list(`postings/${folder}/${language}.txt`))) {
    const [, head, name = '', texts = ''] = /^(#?)(\w+): (.*)$/.exec(row) ?? []
    const to = head === '#' ? heads : lines
    to.set(name, [...(to.get(name) ?? []), ...texts.split(' | ')])
  }
  return { heads, lines }
}

/** What pages print above or below a posting, each over its value. */
const LABELS =
  `Job category|Posting date|Role|Job type|Experience level|Industry|Industries|Company type|Company size|Seniority level|Employment type|Job function|Job identification|Locations|Location|Apply before|Job schedule|Worker type|Time type|Requisition number|Department|Salary|Contract type|Working pattern|Reports to|Date posted|Workplace|Team|Job ID|Specialism|Sector|Career level|Function|Division|Employer|Standort|Arbeitszeit|Vertragsart|Branche|Lieu|Type de contrat|Secteur|Expérience|Ubicación|Jornada|Sector|Sede|Settore|Local|Área|Locatie|Dienstverband`.split(
    '|',
  )
const VALUES =
  `Full-time|Private|Entry level|Mid-Senior level|Individual contributor|Regular employee|{field}|{field}|{title}|{place}|501-1k people|10k+ people|Permanent|Hybrid|Remote|{field} and Operations|Computer software|Consumer goods|Construction|Information technology|Hospital and health care|12/04/2024|Today|R-38293|Vollzeit|Temps plein|Jornada completa|Tempo pieno|{company}|Financial services|Public|Nonprofit`.split(
    '|',
  )

const companies = (): string[] =>
  list('companies/sec.txt').flatMap((name) => {
    const [first = ''] = name.toLowerCase().split(/[^\p{L}]/u)
    return first.length > 3 ? [first[0]!.toUpperCase() + first.slice(1)] : []
  })
const NAMES = ['Ada Example', 'Jo Sample', 'Max Muster', 'Lena Beispiel', 'Paul Exemple', 'Ana Ejemplo']
const PLACES = [
  'Leeds',
  'Denver, CO',
  'München',
  'Lyon',
  'Sevilla',
  'Milano',
  'Porto',
  'Utrecht',
  'Gdynia',
  'Remote',
]
const TONGUES: Record<string, string[]> = {
  en: ['German', 'French', 'Spanish'],
  de: ['Englisch', 'Französisch'],
  fr: ['Anglais', 'Allemand'],
  es: ['Inglés', 'Francés'],
  it: ['Inglese', 'Tedesco'],
  pt: ['Inglês', 'Espanhol'],
  nl: ['Engels', 'Duits'],
  pl: ['Angielski', 'Niemiecki'],
}

/** `filled` gathers the skills that were put in. */
type Fill = (text: string, random: Random, filled?: string[]) => string

export function fillOf(language: string): Fill {
  const at = (path: string) => listIfThere(path)
  const skills = [...at(`skills/${language}.txt`), ...at(`skills/own/${language}.txt`)]
  const technology = list('skills/technology.txt').filter((text) => text.length < 24)
  const programming = list('skills/programming.txt').map((line) => line.split('\t')[0]!)
  const parts: Record<string, readonly string[]> = {
    skill: skills.filter((text) => text.length < 34),
    tool: [...technology, ...programming, ...list('skills/devicon.txt').map((line) => line.split('\t')[0]!)],
    company: companies(),
    name: NAMES,
    place: PLACES,
    degree: at(`degrees/${language}.txt`),
    field: at(`fields/${language}.txt`),
    title: at(`titles/${language}.txt`).filter((text) => text.length < 34),
    language: TONGUES[language] ?? TONGUES.en!,
    task: list('sentences/tasks.txt').map(
      (text) => text[0]!.toLowerCase() + text.slice(1).replace(/\.$/, ''),
    ),
    n: ['1', '2', '3', '4', '5', '7', '8', '10'],
    ...thingsOf(language, skills),
  }
  return (text, random, filled) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const put = random.pick(parts[name] ?? ['…'])
      if (ASKS_FOR.has(name)) filled?.push(put)
      return put
    })
}

const ASKS_FOR: ReadonlySet<string> = new Set(['skill', 'tool', 'thing', 'gear'])

/** How deeds begin: 'gérer des stocks', 'gestionar equipos'. */
const DEEDS: Readonly<Record<string, RegExp>> = { fr: /^\p{L}+(?:er|ir|re) /u, es: /^\p{L}+[aei]r(?:se)? /u }

/** What deeds are done to, or with, and the deeds: 'mix paint' gives 'paint', 'mix' and 'mixing'. */
function thingsOf(language: string, skills: readonly string[]): Record<string, readonly string[]> {
  const isShort = (text: string) => text.length > 2 && text.length < 34
  if (language !== 'en') {
    const deed = DEEDS[language]
    return {
      thing: skills.filter((text) => isShort(text) && !deed?.test(text)),
      gear: list('skills/technology.txt').filter((text) => text.length < 24),
    }
  }
  const verbs = new Set(list('sentences/tasks.txt').map((text) => text.split(' ', 1)[0]!.toLowerCase()))
  const parted = skills.map((text) => {
    const [first = '', ...rest] = text.split(' ')
    return verbs.has(first) && rest.length > 0 ? { verb: first, thing: rest.join(' ') } : { thing: text }
  })
  const done = [...new Set(parted.flatMap(({ verb }) => verb ?? []))]
  return {
    thing: parted.map(({ thing }) => thing).filter((text) => isShort(text) && text.split(' ').length < 4),
    gear: list('skills/tools.txt')
      .filter(isShort)
      .map((text) => text[0]!.toLowerCase() + text.slice(1)),
    do: done,
    doing: done.map((verb) => `${verb.replace(/(?<=[^eoy])e$/, '')}ing`),
  }
}

export const capital = (text: string) => (text === '' ? '' : text[0]!.toUpperCase() + text.slice(1))

export function headingLike(text: string, random: Random): string {
  const shape = random.below(10)
  return shape < 5 ? text : shape < 8 ? `${text}:` : shape < 9 ? text.toUpperCase() : `${text.toUpperCase()}:`
}

function rowsOf({ heads, lines }: Lines, is: string, fill: Fill, random: Random, asked: string[]): Row[] {
  const filled = is === 'must' || is === 'nice' ? asked : undefined
  const rows: Row[] = []
  const headed = random.chance(0.8)
  if (headed)
    rows.push({ mark: '#', is, text: headingLike(fill(random.pick(heads.get(is) ?? ['']), random), random) })
  if (is === 'frame' && random.chance(0.5))
    for (let i = 1 + random.below(6); i > 0; i--) {
      const [label, value] = [random.pick(LABELS), fill(random.pick(VALUES), random)]
      const apart = random.chance(0.6)
      rows.push(...(apart ? [label, value] : [`${label}: ${value}`]).map((text) => ({ mark: '.', is, text })))
    }
  const bullets =
    is === 'company' || is === 'frame' || is === 'legal' ? random.chance(0.15) : random.chance(0.6)
  const joined = !bullets && random.chance(0.4)
  const count = 1 + random.below(PARTS_MOST[is] ?? 4)
  const stop = random.chance(0.4) ? '.' : ''
  for (let i = 0; i < count; i++) {
    const text = capital(fill(random.pick(lines.get(is) ?? ['']), random, filled))
    rows.push({
      mark: `${bullets ? '-' : '.'}${joined && i > 0 ? '+' : ''}`,
      is,
      text: joined ? text : text + stop,
    })
  }
  return rows
}

/** So many postings in these languages, English in one of three. */
export function madeUpPostings(count: number, random: Random, folders?: readonly string[]): Document[] {
  const languages = languagesOf('postings/lines').filter((name) => name !== 'alien')
  const of = new Map(
    languages.map((language) => [language, { lines: linesOf(language, folders), fill: fillOf(language) }]),
  )
  return Array.from({ length: count }, (_, at) => {
    const { lines, fill } = of.get(random.chance(0.33) ? 'en' : random.pick(languages))!
    const parts = random.shuffled(
      CLASSES.filter((is) => random.chance(is === 'must' || is === 'duty' ? 0.95 : 0.6)),
    )
    const title = { mark: '.', is: 'frame', text: fill('{title}', random) }
    const asked: string[] = []
    const rows = parts.flatMap((is) => rowsOf(lines, is, fill, random, asked))
    return { ...documentOf(`made ${at}`, random.chance(0.8) ? [title, ...rows] : rows), asked }
  })
}

/** Sections of the postings of the US government, each with its heading. */
export function governmentPostings(count: number, random: Random): Document[] {
  const rows = table('postings/gov.tsv')
  const of = (is: string) => rows.filter(([name]) => name === is)
  const by = { must: of('must'), duty: of('duty'), frame: of('frame') }
  return Array.from({ length: count }, (_, at) =>
    documentOf(
      `government ${at}`,
      random.shuffled(Object.entries(by)).flatMap(([is, own]) => {
        const [, section = ''] = random.pick(own)
        const lines = Array.from({ length: 2 + random.below(7) }, () => random.pick(own))
        return [
          { mark: '#', is, text: headingLike(section, random) },
          ...lines.map(([, , mark = '.', text = '']) => ({ mark, is, text })),
        ]
      }),
    ),
  )
}

/** Texts that are no postings: lines of recipes, letters, leases, papers, readmes, resumes. */
export function otherTexts(count: number, random: Random): Document[] {
  const { heads, lines } = linesOf('alien')
  const fill = fillOf('en')
  const deeds = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'].map((language) => ({
    texts: list(`sentences/${language}.txt`),
    titles: list(`titles/${language}.txt`),
  }))
  return Array.from({ length: count }, (_, at) => {
    const rows: Row[] = []
    const resume = random.chance(0.3)
    const own = random.pick(deeds)
    const sections = 1 + random.below(4)
    for (let i = 0; i < sections; i++) {
      if (random.chance(0.6))
        rows.push({ mark: '#', is: 'alien', text: headingLike(random.pick(heads.get('alien')!), random) })
      const bullets = random.chance(0.4)
      const count = 2 + random.below(6)
      for (let k = 0; k < count; k++) {
        const text =
          resume && random.chance(0.6)
            ? random.pick(own.texts)
            : fill(random.pick(lines.get('alien')!), random)
        rows.push({ mark: bullets ? '-' : '.', is: 'alien', text })
      }
    }
    return documentOf(`other ${at}`, rows)
  })
}
