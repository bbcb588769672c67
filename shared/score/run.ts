import { errorText } from '#shared/error-text.ts'
import type { Check, Evidence } from '#shared/schema/analysis.ts'
import { type CheckDefinition, lookWith, type Outcome } from './check.ts'
import { REASONS, TITLES } from './check-texts.ts'
import { confidenceOfUnsound, weakest } from './confidence.ts'
import { t as file } from './file-texts.ts'
import { apportion } from './points.ts'
import { seemsMisfiled } from './sound.ts'
import type { Subject } from './subject.ts'
import { isDoubt } from './suggestions.ts'
import { type SureView, sureViewOf } from './sure-view.ts'
import { t } from './texts.ts'
import { isPlaceUnread, looksAtUnread, unjudged } from './unread.ts'
import { PARTS } from './weights.ts'

/** Evidence beyond this many lines is counted in the finding, not listed. */
const EVIDENCE_MOST = 20

type Looked = { definition: CheckDefinition; outcome: Outcome; broken: boolean }

/** Runs every check by itself: one that throws costs nothing and blanks nothing. */
export function run(definitions: readonly CheckDefinition[], subject: Subject): Check[] {
  const sure = sureViewOf(subject)
  const judged = definitions.map((one) => (isDoubt(one) ? null : look(one, subject, sure)))
  const doubts = [...subject.doubts, ...judged.flatMap((one) => one?.outcome.doubt ?? [])]
  const looked = definitions.map((one, i) => judged[i] ?? look(one, { ...subject, doubts }, sure))
  return PARTS.flatMap((part) => pointsOf(looked.filter((l) => l.definition.part === part)))
}

function look(definition: CheckDefinition, subject: Subject, sure: SureView | null): Looked {
  try {
    return { definition, outcome: outcomeOf(definition, subject, sure), broken: false }
  } catch (error) {
    const reason = errorText(error)
    const finding = t.couldNotBeChecked({ reason })
    return { definition, outcome: { ratio: null, finding, fix: '', evidence: [] }, broken: true }
  }
}

function outcomeOf(definition: CheckDefinition, subject: Subject, sure: SureView | null): Outcome {
  const none = (finding: string): Outcome => ({ ratio: null, finding, fix: '', evidence: [] })
  if (definition.file && subject.facts === null) return lookWith(definition, subject)
  if (subject.blank && definition.part !== 'keyword') return blank(definition, subject)
  if (isPlaceUnread(subject.resume, definition)) return unjudged()
  if (
    looksAtUnread(subject.resume, definition) &&
    !definition.file &&
    definition.group !== 'contact' &&
    definition.part !== 'keyword'
  )
    return definition.advice ? none(t.underNoKnownHeading) : unjudged()
  if (definition.english && !subject.english) return none(t.inAnotherLanguage)
  const outcome = lookWith(definition, subject)
  if (outcome.missing && SENT_APART.has(outcome.missing) && tellsOnlyWork(subject.resume))
    return none(t.sentWithAnother)
  // What is not in the text below a picture may stand in the picture.
  if (outcome.missing && (subject.facts?.layeredPages ?? 0) > 0)
    return { ...unjudged(), finding: t.mayBeMisread }
  // Requirements of the job are searched in the whole text, so a line filed under the wrong section changes nothing.
  return definition.part === 'keyword' || outcome.ratio === null || isDoubt(definition)
    ? outcome
    : ifSure(definition, surely(definition, outcome, sure), subject)
}

/** A 職務経歴書 tells of the work; the 履歴書 it is sent with has the person and the studies. */
const tellsOnlyWork = ({ head }: Subject['resume']): boolean =>
  head.some(({ text }) => /^\P{L}*職務経歴書\P{L}*$/u.test(text))
const SENT_APART: ReadonlySet<string> = new Set(['contact', 'location', 'education'])

const doubted = (): Outcome => ({ ...unjudged(), ratio: null, finding: t.mayBeMisread })

/** Where our reading may be at fault, the person is asked to confirm it instead of being told of a fault. */
function ifSure(definition: CheckDefinition, outcome: Outcome, subject: Subject): Outcome {
  const doubt = weakest(definition, outcome, subject)
  if (doubt === null) return outcome
  // The points stay as they are, because unread bullets prove nothing; the advice is withdrawn, and one check asks how they were read.
  if (doubt.part === 'bullets') {
    const evidence = outcome.evidence.map((one) => ({ ...one, fix: '' }))
    const lines = doubt.lines.filter(({ text }) => seemsMisfiled(text))
    const fix = lines.length > 0 || definition.id === 'bullet-strength' ? file.correctReading : ''
    return { ...outcome, finding: t.countedAsRead, fix, evidence, doubt: { ...doubt, lines } }
  }
  // A resume without experience still gets no points for it; any other check drops out of the score.
  return { ...doubted(), doubt, ...(outcome.missing === 'experience' ? { ratio: 0 } : {}) }
}

/** A finding has to remain when the entries we may have misread are left out; otherwise it is dropped. */
function surely(definition: CheckDefinition, outcome: Outcome, sure: SureView | null): Outcome {
  if (sure === null || outcome.ratio === null || outcome.ratio >= 1) return outcome
  const unsure = outcome.evidence.filter(({ path }) => sure.isUnsure(path))
  const held = { ...doubted(), ...asked(unsure, sure) }
  if (unsure.length > 0 && unsure.length === outcome.evidence.length) return held
  const again = lookWith(definition, sure.subject)
  if (again.ratio === null || again.ratio >= 1) return held
  return again.ratio > outcome.ratio ? sure.placed(again) : outcome
}

/** The doubtful entries behind a dropped finding, so that the person can check them, with our confidence in the worst of them. */
function asked(lines: readonly Evidence[], { subject }: SureView): Pick<Outcome, 'doubt'> {
  const sure = Math.min(
    ...lines.map(({ path }) => confidenceOfUnsound(ENTRY.exec(path)?.[0] ?? '', subject.resume)),
  )
  return lines.length === 0
    ? {}
    : { doubt: { part: 'entries', sure, lines: lines.map((one) => ({ ...one, bullet: false })) } }
}
const ENTRY = /^experience\.\d+/

/** A file that cannot be scored earns no points, but is still told what is missing. */
function blank(definition: CheckDefinition, subject: Subject): Outcome {
  const seen = lookWith(definition, subject)
  if (definition.advice || seen.ratio === null) return { ...seen, ratio: null }
  return seen.ratio < 1
    ? { ...seen, ratio: 0 }
    : { ratio: 0, finding: t.nothingCouldBeScored, fix: t.giveTheFileAText, evidence: [] }
}

/** The checks that apply share 100 whole points by weight. */
function pointsOf(looked: readonly Looked[]): Check[] {
  const weights = looked.map(({ definition, outcome }) =>
    outcome.ratio === null || definition.advice ? 0 : (definition.weight ?? 0),
  )
  const shares = apportion(100, weights)
  return looked.map(({ definition, outcome, broken }, i) => {
    const of = shares[i] ?? 0
    const { ratio } = outcome
    return {
      id: definition.id,
      part: definition.part,
      group: outcome.group ?? definition.group,
      title: TITLES[definition.id] ?? definition.title,
      status: broken || (outcome.unjudged && ratio !== null) ? 'could_not_check' : statusOf(ratio),
      points: earned(of, ratio),
      of,
      finding: oneStop(outcome.finding),
      why: REASONS[definition.id] ?? definition.why,
      fix: oneStop(outcome.fix),
      gain: 0,
      evidence: outcome.evidence.slice(0, EVIDENCE_MOST),
      ...(outcome.reach === undefined ? {} : { reach: earned(of, outcome.reach) }),
      ...(outcome.limit === undefined ? {} : { limit: outcome.limit }),
      advice: definition.advice === true,
      ...(outcome.doubt?.part === 'bullets' ? { unsure: true } : {}),
    }
  })
}

/** Removes the second full stop of 'at Acme Inc..' and of a quotation that ends in one. Quoted text is not changed. */
const oneStop = (text: string): string =>
  text
    .replace(/“[^“”]*”|(?<=\p{L})\.\.(?=$|\s)/gu, (found) => (found === '..' ? '.' : found))
    .replace(/(?<!\.)\.”\.(?=$|\s)/g, '.”')

function statusOf(ratio: number | null): Check['status'] {
  if (ratio === null) return 'not_applicable'
  if (ratio >= 1) return 'pass'
  return ratio > 0 ? 'partial' : 'fail'
}

/** Rounding never gives full points to a check that was not fully met. */
function earned(of: number, ratio: number | null): number {
  if (ratio === null || of === 0) return 0
  return ratio >= 1 ? of : Math.min(of - 1, Math.round(of * ratio))
}
