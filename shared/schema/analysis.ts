import { z } from 'zod'
import { corrections } from './corrections.ts'
import { documentFacts } from './document.ts'
import { requirement } from './job.ts'
import { resume } from './resume.ts'
import { SUGGESTION_GROUPS } from './suggestion-groups.ts'

export const analysisType = z.enum(['standard', 'ai'])
export type AnalysisType = z.infer<typeof analysisType>

const suggestionGroup = z.enum(SUGGESTION_GROUPS)

/** The score a check counts towards. */
const scorePart = z.enum(['ats', 'format', 'section', 'keyword'])
export type ScorePart = z.infer<typeof scorePart>

const evidence = z.object({
  text: z.string(),
  page: z.number().int(),
  line: z.number().int(),
  /** The field of the Resume it stands in (`experience.0.bullets.2`), or ''. */
  path: z.string(),
  /** What to write instead, where that can be said. */
  fix: z.string(),
})
export type Evidence = z.infer<typeof evidence>

const check = z.object({
  id: z.string(),
  part: scorePart,
  group: suggestionGroup,
  title: z.string(),
  status: z.enum(['pass', 'partial', 'fail', 'not_applicable', 'could_not_check']),
  points: z.number().int(),
  of: z.number().int(),
  /** One sentence: what was found in this resume. */
  finding: z.string(),
  why: z.string(),
  fix: z.string(),
  /** Points of the overall score that the fix brings. */
  gain: z.number(),
  /** The points it has once its fix is followed, where that is not all of them. */
  reach: z.number().int().optional(),
  evidence: z.array(evidence),
  /** The highest overall score this finding allows. */
  limit: z.number().int().optional(),
  /** Advice costs no points. */
  advice: z.boolean(),
  /** Its fix brings nothing until another check is fixed, which limits the whole. */
  held: z.object({ by: z.string(), limit: z.number().int() }).optional(),
  /** It counts what it quotes as it was read, which may be our fault: it is not said by itself. */
  unsure: z.literal(true).optional(),
  /** The check whose finding says this one too: one cause is told once. */
  saidBy: z.string().optional(),
})
export type Check = z.infer<typeof check>

const bulletVerdict = z.enum(['strong', 'fair', 'weak'])
export type BulletVerdict = z.infer<typeof bulletVerdict>

/** What one bullet is worth to a reader, and the one thing to change. */
const judgedBullet = z.object({
  path: z.string(),
  text: z.string(),
  page: z.number().int(),
  line: z.number().int(),
  verdict: bulletVerdict,
  /** '' for a strong one, and for what may be no bullet. */
  advice: z.string(),
})

const aiQuote = z.object({ text: z.string(), quote: z.string() })
export const aiAnalysis = z.object({
  fullResponse: z.string(),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  recommendations: z.array(z.string()),
  /** The lines of the resume the claims rest on, in the order of strengths, then weaknesses. */
  quotes: z.array(aiQuote).default([]),
  /** Claims whose quotation was not found in the resume, and were left out. */
  dropped: z.number().int().default(0),
  model: z.string().default(''),
})
export type AiAnalysis = z.infer<typeof aiAnalysis>

/** How many of the 100 points anybody could judge: 0 where nothing was scored, absent where that is all of them. */
const judged = z.number().int().min(0).max(100).optional()

export const analysisResult = z.object({
  engineVersion: z.string(),
  asOf: z.string(),
  overall_score: z.number().int(),
  /** What the resume is worth for any job; null in results made before there was such a figure. */
  quality_score: z.number().int().nullable().default(null),
  judged,
  /** How the score is calculated, as shown to people. */
  formula: z.string(),
  ats_score: z.number().int(),
  format_score: z.number().int(),
  section_score: z.number().int(),
  keyword_match: z.object({
    /** Null when there is nothing to match against: never a confident zero. */
    score: z.number().int().nullable(),
    matched_skills: z.array(z.string()),
    missing_skills: z.array(z.string()),
  }),
  /** Two sentences about this resume. */
  assessment: z.string(),
  /** Statements a person must hear first: a scan, another language, not a resume, an unusable job text. */
  notices: z.array(z.object({ code: z.string(), text: z.string() })),
  contact_suggestions: z.array(z.string()),
  summary_suggestions: z.array(z.string()),
  skills_suggestions: z.array(z.string()),
  experience_suggestions: z.array(z.string()),
  education_suggestions: z.array(z.string()),
  format_suggestions: z.array(z.string()),
  checks: z.array(check),
  /** Every bullet with its verdict, newest position first. */
  bullets: z.array(judgedBullet).default([]),
  requirements: z.array(requirement),
  job: z.object({
    source: z.enum(['role', 'description']),
    title: z.string(),
    category: z.string(),
    role: z.string(),
  }),
  aiAnalysis: aiAnalysis.nullable().default(null),
})
export type AnalysisResult = z.infer<typeof analysisResult>

/** A result in which nothing was looked at but the numbers. */
export const emptyResult = (score: number): AnalysisResult => ({
  engineVersion: '',
  asOf: '',
  overall_score: score,
  quality_score: score,
  formula: '',
  ats_score: score,
  format_score: score,
  section_score: score,
  keyword_match: { score: null, matched_skills: [], missing_skills: [] },
  assessment: '',
  notices: [],
  contact_suggestions: [],
  summary_suggestions: [],
  skills_suggestions: [],
  experience_suggestions: [],
  education_suggestions: [],
  format_suggestions: [],
  checks: [],
  bullets: [],
  requirements: [],
  job: { source: 'role', title: '', category: '', role: '' },
  aiAnalysis: null,
})

/** The specification's analysis record: what lists and the history show. */
export const analysisRecord = z.object({
  _id: z.string(),
  resumeId: z.string(),
  resumeName: z.string(),
  analysisType,
  jobDescription: z.string(),
  createdAt: z.string(),
  judged,
  scores: z.object({
    overall: z.number().int(),
    ats: z.number().int(),
    keywordMatch: z.number().int().nullable(),
    format: z.number().int(),
    section: z.number().int(),
  }),
  keywordMatch: z.object({ matched: z.array(z.string()), missing: z.array(z.string()) }),
  suggestions: z.partialRecord(suggestionGroup, z.array(z.string())),
  aiAnalysis: z
    .object({
      strengths: z.array(z.string()),
      weaknesses: z.array(z.string()),
      recommendations: z.array(z.string()),
    })
    .nullable(),
  jobRole: z.string(),
  jobCategory: z.string(),
  /** What the posting calls the job; absent where it names none, or an earlier version of us wrote the record. */
  jobTitle: z.string().optional(),
  engineVersion: z.string(),
})
export type AnalysisRecord = z.infer<typeof analysisRecord>

/** Everything that is kept of one analysis: enough to show it whole, and to analyse again on another device. */
export const analysisBody = z.looseObject({
  schemaVersion: z.number().int().default(1),
  result: analysisResult,
  resume,
  facts: documentFacts,
  /** What the person said of the reading it rests on. */
  corrections: corrections.optional(),
})
export type AnalysisBody = z.infer<typeof analysisBody>
