import type { Draft } from '#shared/schema/draft.ts'

// What a draft says, field by field. A field that is half filled in leaves signs between parts that are not there:
// `, , Oslo`, `Contoso,` or a dash for "nothing".

/** Prose may begin and end as it likes. */
export const PROSE = new Set(['summary', 'description', 'text'])
const NOTHING = /^[\s,;|·•–—-]+$/u
const AT_EDGES = /^[\s,;|·]+|[\s,;|·]+$/gu
/** Only with a space between: an address of the web may hold the same sign twice. */
const TWICE = /([,;|·])(?:\s+\1)+/gu

const sayable = (text: string): string =>
  NOTHING.test(text) ? '' : text.replace(TWICE, '$1').replace(AT_EDGES, '')

function sayEach(value: unknown, key = ''): unknown {
  if (PROSE.has(key)) return value
  if (typeof value === 'string') return sayable(value)
  if (Array.isArray(value)) return value.map((one) => sayEach(one))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sayEach(one, name)]))
  return value
}

/** In the same shape: every field keeps its path. */
const said = <T>(value: T): T => sayEach(value) as T

export const saidOf = (draft: Draft): Draft => ({
  ...draft,
  personalInfo: said(draft.personalInfo),
  links: said(draft.links),
  ...(draft.headline === undefined ? {} : { headline: said(draft.headline) }),
  targetRole: said(draft.targetRole),
  education: said(draft.education),
  experience: said(draft.experience),
  projects: said(draft.projects),
  skills: said(draft.skills),
  extras: said(draft.extras),
  references: said(draft.references),
  sections: said(draft.sections),
})
