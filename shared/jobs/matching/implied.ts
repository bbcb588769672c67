import type { Lexicon } from '../text/lexicon.ts'
import { PARTS } from '../vocabulary/compiled/meaning.ts'

// What one cannot know without knowing the other: a part of a product or its later form. Not what merely sounds alike
// (React Native is not React, NoSQL not SQL).
export const IMPLIES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PARTS.split('\n').map((line) => {
    const [whole = '', parts = ''] = line.split('\t')
    return [whole, parts.split(', ')]
  }),
)

/** The parts of a thing with their own parts: Next.js shows React, and with it JavaScript. */
function partsOf(name: string, known = new Set<string>()): Set<string> {
  for (const part of IMPLIES[name] ?? [])
    if (!known.has(part)) {
      known.add(part)
      partsOf(part, known)
    }
  return known
}

/** The skills whose proof is proof of this one. */
export function impliedBy(skill: number, { skills, byName }: Lexicon): number[] {
  const { name, kind, forms } = skills[skill] ?? NONE
  const parts = [...partsOf(name)].flatMap((child) => byName.get(child) ?? [])
  const children = [...parts, ...toolsNamedAfter(name, kind, skills)].filter((child) => child !== skill)
  if (kind !== 'certificate') return children
  // Who is CKS has the CKS certification.
  const short = forms.flatMap(({ text }) => byName.get(text.replace(OF_PAPER, '')) ?? [])
  return [...children, ...short.filter((other) => other !== skill && skills[other]?.kind === 'certificate')]
}
/** 'AutoCAD' is CAD by its name, and 'ArcGIS' GIS: a tool that ends in the letters of what it is for. NoSQL says what it is not. */
const toolsNamedAfter = (name: string, kind: string, skills: Lexicon['skills']): readonly number[] =>
  kind === 'certificate' ? [] : (byLastLetters(skills).get(name) ?? [])

/** The suites of the same maker that a product is part of: whoever names 'Microsoft Office' may well know 'Excel'. */
export function suitesWith(skill: number, { skills, byName }: Lexicon): number[] {
  const wholes = WHOLES.get(skills[skill]?.name ?? '') ?? []
  const makers = (at: number) => skills[at]?.forms.map(({ text }) => text.split(' ')[0]) ?? []
  const own = new Set(makers(skill))
  return wholes.flatMap((whole) => {
    const suite = byName.get(whole) ?? -1
    return makers(suite).some((maker) => own.has(maker)) ? [suite] : []
  })
}

/** What each thing is part of. */
const WHOLES = new Map<string, string[]>()
for (const [whole, parts] of Object.entries(IMPLIES))
  for (const part of parts) WHOLES.set(part, [...(WHOLES.get(part) ?? []), whole])

const lastLetters = new WeakMap<Lexicon['skills'], Map<string, number[]>>()
/** The tools by the capitals at their end, once for a vocabulary. */
function byLastLetters(skills: Lexicon['skills']): Map<string, number[]> {
  const known = lastLetters.get(skills)
  if (known) return known
  const tools = new Map<string, number[]>()
  skills.forEach(({ kind, name }, at) => {
    const letters = kind === 'tool' && /(?<=\p{Ll})(?<!^No)\p{Lu}{3,}$/u.exec(name)?.[0]
    if (letters) tools.set(letters, [...(tools.get(letters) ?? []), at])
  })
  lastLetters.set(skills, tools)
  return tools
}
const NONE = { name: '', kind: 'hard', forms: [] }
const OF_PAPER = / (?:certification|certificate|certified|licen[cs]e)$/
