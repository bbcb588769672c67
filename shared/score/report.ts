import type { AnalysisResult, Check, Evidence, ScorePart } from '#shared/schema/analysis.ts'
import { SUGGESTION_GROUPS } from '#shared/schema/suggestion-groups.ts'
import { bandSaid } from './assessment.ts'
import { isJudgedInPart, isUnscored, judgedOfPart } from './judged.ts'
import { judgedOf } from './overall.ts'
import { t } from './report-texts.ts'
import { openChecks, worth } from './suggestions.ts'
import { quote } from './text/quote.ts'
import { unsaidNotices } from './unsaid.ts'

// An analysis laid out for reading: what a report says and in which order, not how it looks.

export interface ReportFinding {
  title: string
  finding: string
  fix: string
  /** 'Worth 3 points.', or 'Advice.' */
  worth: string
  why: string
  evidence: { quote: string; where: string; fix: string }[]
  /** The places beyond those that are quoted. */
  more: string
}

interface ReportScore {
  label: string
  /** Null where there is none, or none to rely on: the word then says all. */
  score: number | null
  word: string
}

export type ReportBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'scores'; rows: ReportScore[] }
  | { kind: 'findings'; findings: ReportFinding[] }
  | { kind: 'skills'; rows: { skill: string; need: string; status: string; where: string }[] }
  | { kind: 'points'; rows: { check: string; finding: string; points: number; of: number }[] }

interface ReportSection {
  heading: string
  blocks: ReportBlock[]
}

export interface Report {
  title: string
  subtitle: string
  sections: ReportSection[]
  foot: string
}

interface ReportAbout {
  resumeName: string
  personName: string
}

export function reportOf(result: AnalysisResult, about: ReportAbout): Report {
  return {
    title: about.personName || about.resumeName,
    subtitle: [
      about.personName && about.resumeName,
      result.job.title && t.forJob({ job: result.job.title }),
      result.asOf,
    ]
      .filter(Boolean)
      .join(' · '),
    sections: [
      verdict(result),
      fixFirst(result),
      skills(result),
      ...groups(result),
      ai(result),
      points(result),
    ].filter((s) => s.blocks.length > 0),
    foot: t.foot({
      version: result.engineVersion,
      formula: result.formula || t.nothingCouldBeScored,
    }),
  }
}

function scoreRow(r: AnalysisResult, label: string, score: number | null, part?: ScorePart): ReportScore {
  if (score === null || isUnscored(r)) return { label, score: null, word: t.notScored }
  if (!isJudgedInPart(r.checks, part)) return { label, score, word: bandSaid(score) }
  const judged = part ? judgedOfPart(r.checks, part) : judgedOf(r)
  // No confident number.
  return { label, score: null, word: t.judgedInPart({ score, judged }) }
}

function verdict(r: AnalysisResult): ReportSection {
  const rows = [
    [t.overall, r.overall_score, undefined],
    [t.ats, r.ats_score, 'ats'],
    [t.format, r.format_score, 'format'],
    [t.sections, r.section_score, 'section'],
    [t.keywords, r.keyword_match.score, 'keyword'],
  ] as const
  return {
    heading: t.theVerdict,
    blocks: [
      { kind: 'paragraph', text: r.assessment },
      ...unsaidNotices(r).map((n) => ({ kind: 'paragraph' as const, text: n.text })),
      {
        kind: 'scores',
        rows: rows.map(([label, score, part]) => scoreRow(r, label, score, part)),
      },
    ],
  }
}

const FIRST = 5

function fixFirst(r: AnalysisResult): ReportSection {
  const first = openChecks(r.checks)
    .filter((c) => !c.advice)
    .slice(0, FIRST)
  return {
    heading: t.fixFirst,
    blocks: first.length > 0 ? [{ kind: 'findings', findings: first.map(inBrief) }] : [],
  }
}

function skills(r: AnalysisResult): ReportSection {
  const rows = r.requirements.map((q) => ({
    skill: q.text,
    need: q.must ? t.required : t.preferred,
    status: q.status === 'missing' && q.unjudged ? t.notJudged : t[q.status],
    where: q.proof ? quotedAt(q.proof) : '',
  }))
  return { heading: t.whatTheJobAsks, blocks: rows.length > 0 ? [{ kind: 'skills', rows }] : [] }
}

function groups(r: AnalysisResult): ReportSection[] {
  const open = openChecks(r.checks)
  return SUGGESTION_GROUPS.map((group) => {
    const own = open.filter((c) => c.group === group)
    return {
      heading: t[group],
      blocks: own.length > 0 ? [{ kind: 'findings', findings: own.map(findingOf) }] : [],
    }
  })
}

function ai({ aiAnalysis }: AnalysisResult): ReportSection {
  if (!aiAnalysis) return { heading: t.aiAnalysis, blocks: [] }
  const lists = [
    [t.strengths, aiAnalysis.strengths],
    [t.weaknesses, aiAnalysis.weaknesses],
    [t.recommendations, aiAnalysis.recommendations],
  ] as const
  const blocks = lists.flatMap(([name, texts]) =>
    texts.map((text) => ({ kind: 'paragraph' as const, text: t.named({ name, text }) })),
  )
  return {
    heading: aiAnalysis.model ? t.aiAnalysisBy({ model: aiAnalysis.model }) : t.aiAnalysis,
    blocks: blocks.length > 0 ? blocks : [{ kind: 'paragraph', text: aiAnalysis.fullResponse }],
  }
}

/** Every point there was, so that the printed scores can be added up by hand. */
function points(r: AnalysisResult): ReportSection {
  const rows = r.checks
    .filter((c) => c.of > 0)
    .map((c) => ({ check: c.title, finding: c.finding, points: c.points, of: c.of }))
  return { heading: t.everyPoint, blocks: rows.length > 0 ? [{ kind: 'points', rows }] : [] }
}

const findingOf = (c: Check): ReportFinding => ({
  title: c.title,
  finding: c.finding,
  fix: c.fix,
  worth: c.advice ? t.advice : worth(c),
  why: c.why,
  evidence: c.evidence.slice(0, QUOTED).map((e) => ({ quote: e.text, where: place(e), fix: e.fix })),
  more: moreOf(c.evidence.slice(QUOTED)),
})

/** A report is read from beginning to end: a few places say what is meant, the others say where else it is so. */
const QUOTED = 6

function moreOf(rest: Evidence[]): string {
  if (rest.length === 0) return ''
  const lines = [...new Set(rest.map(({ line }) => line).filter((line) => line > 0))].sort((a, b) => a - b)
  const texts = rest
    .filter(({ line, text }) => line <= 0 && text !== '')
    .map(({ text }) => `“${quote(text, 60)}”`)
  const at = lines.length > 0 ? [t.lines(lines.length, { lines: lines.join(', ') })] : []
  const named = [...texts, ...at].join(', ')
  return named ? t.andMoreNamed({ more: rest.length, named }) : t.andMore({ more: rest.length })
}

/** What to do and what it brings; the evidence and the reason stand with its group. */
const inBrief = (c: Check): ReportFinding => ({ ...findingOf(c), why: '', evidence: [], more: '' })

const place = ({ page, line }: Pick<Evidence, 'page' | 'line'>): string =>
  page <= 0 ? '' : line > 0 ? t.pageAndLine({ page, line }) : t.page({ page })

function quotedAt(proof: Pick<Evidence, 'page' | 'line' | 'text'>): string {
  const where = place(proof)
  return where ? t.named({ name: where, text: `“${proof.text}”` }) : `“${proof.text}”`
}
