import { readJsonResume } from '#shared/export/json-resume.ts'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { rowsOf } from './csv.ts'
import { fromSkillsPassport } from './europass.ts'
import { candidateOf, fromCandidate } from './europass-candidate.ts'
import { JSON_RESUME_SECTIONS } from './json-resume.ts'
import { leftOut } from './left-out.ts'
import { fromLinkedinArchive, type Tables } from './linkedin-archive.ts'
import { isLoose, type Loose, looseOf, pick } from './loose.ts'
import { fromReactiveResume } from './reactive-resume.ts'
import { cvOf, fromRenderCv, yamlOf } from './rendercv.ts'
import { tableOf } from './structured-names.ts'
import { treeOf } from './xml-tree.ts'

// Files in which a resume stands as data. Their kind is told by what is in them, whatever they are called.

type StructuredKind =
  | 'draft'
  | 'json-resume'
  | 'reactive-resume'
  | 'europass'
  | 'rendercv'
  | 'linkedin-archive'

export interface Structured {
  kind: StructuredKind
  /** With what no field of it holds, in `unplaced`. */
  draft: Draft
}

const made = (kind: StructuredKind, source: unknown, draft: Draft): Structured => ({
  kind,
  draft: { ...draft, unplaced: [...draft.unplaced, ...leftOut(source, draft)] },
})

/** The rest of the file is its settings. */
const ofThePerson = ({ basics, summary, sections, customSections }: Loose): Loose => ({
  basics,
  summary,
  sections,
  customSections,
})

/** The picture's bytes and measures, and pages that are kept beside. */
const ofTheLearner = (learner: Loose): Loose => {
  const { Identification, ReferenceTo: _beside, ...sections } = learner
  const { Photo: _photo, Demographics, ...identity } = looseOf(Identification)
  const about = looseOf(Demographics)
  const demographics = { ...about, Birthdate: dayOf(looseOf(about.Birthdate)) }
  return { Identification: { ...identity, Demographics: demographics }, ...sections }
}

/** In parts, which are attributes in XML, it would be none. */
const dayOf = (date: Loose): string =>
  [pick(date, 'Year', '@year'), pick(date, 'Month', '@month'), pick(date, 'Day', '@day')]
    .map((part) => part.replace(/\D/g, ''))
    .filter(Boolean)
    .map((part) => part.padStart(2, '0'))
    .join('-')

/** Undefined where the data is no resume of any kind we know; throws what a schema says of a draft that is none. */
export function structuredOf(json: unknown): Structured | undefined {
  if (!isLoose(json)) return undefined
  if ('personalInfo' in json) return { kind: 'draft', draft: draftSchema.parse(json) }
  const passport = looseOf(json.SkillsPassport)
  if (isLoose(passport.LearnerInfo))
    return made('europass', ofTheLearner(passport.LearnerInfo), fromSkillsPassport(passport))
  const candidate = ofCandidate(json)
  if (candidate) return candidate
  if (isLoose(json.cv)) {
    const cv = cvOf(json)
    return made('rendercv', cv, fromRenderCv(cv))
  }
  // An export of an account wraps the resume.
  if (isLoose(json.data) && isLoose(looseOf(json.data).sections)) return structuredOf(json.data)
  if (isLoose(json.sections) && isLoose(json.basics))
    return made('reactive-resume', ofThePerson(json), fromReactiveResume(json))
  if (JSON_RESUME_SECTIONS.some((name) => name in json))
    return made('json-resume', json, readJsonResume(json))
  return undefined
}

function ofCandidate(tree: Loose): Structured | undefined {
  const candidate = candidateOf(tree)
  return isLoose(candidate.CandidatePerson)
    ? made('europass', candidate, fromCandidate(candidate))
    : undefined
}

/** A text file: JSON, XML or YAML. */
export function structuredText(text: string): Structured | undefined {
  const start = text.trimStart().slice(0, 1)
  if (start === '{' || start === '[') return structuredOf(JSON.parse(text))
  if (start === '<') {
    const xml = treeOf(text)
    if (!xml) return undefined
    if (isLoose(xml.tree.LearnerInfo))
      return made('europass', ofTheLearner(xml.tree.LearnerInfo), fromSkillsPassport(xml.tree))
    return ofCandidate(xml.tree)
  }
  return /^cv\s*:/m.test(text) ? structuredOf(yamlOf(text)) : undefined
}

/** The files of LinkedIn's archive, by their names; undefined where none of them tells of a profile. */
export function structuredTables(files: Record<string, string>): Structured | undefined {
  const tables: Tables = {}
  for (const [name, text] of Object.entries(files)) {
    const table = tableOf(name)
    if (table) tables[table] = rowsOf(text)
  }
  if (!tables.Profile && !tables.Positions) return undefined
  return made('linkedin-archive', tables as Loose, fromLinkedinArchive(tables))
}
