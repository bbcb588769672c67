import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import { documentFacts, emptyFacts } from '#shared/schema/document.ts'
import { emptyResume } from '#shared/schema/resume.ts'

// An analysis as small as the schema allows: sync never looks inside.

export const sampleFacts = documentFacts.parse({
  ...emptyFacts('pdf', 'ada-example.pdf', 1000),
  pages: 1,
  words: 10,
  bodySize: 10,
  pageWidth: 595,
  pageHeight: 842,
  margins: { top: 50, right: 50, bottom: 50, left: 50 },
  language: 'en',
})

export function analysisSample(id: string, marker: string, createdAt: string) {
  const record: AnalysisRecord = {
    _id: id,
    resumeId: '',
    resumeName: marker,
    analysisType: 'standard',
    jobDescription: '',
    createdAt,
    scores: { overall: 70, ats: 80, keywordMatch: null, format: 60, section: 50 },
    keywordMatch: { matched: [], missing: [] },
    suggestions: {},
    aiAnalysis: null,
    jobRole: 'Frontend Developer',
    jobCategory: 'Software Development',
    engineVersion: '1',
  }
  const body: AnalysisBody = {
    schemaVersion: 1,
    resume: emptyResume(),
    facts: sampleFacts,
    result: {
      engineVersion: '1',
      asOf: '2024-01-01',
      overall_score: 70,
      formula: '',
      ats_score: 80,
      format_score: 60,
      section_score: 50,
      keyword_match: { score: null, matched_skills: [], missing_skills: [] },
      assessment: marker,
      notices: [],
      contact_suggestions: [],
      summary_suggestions: [],
      skills_suggestions: [],
      experience_suggestions: [],
      education_suggestions: [],
      format_suggestions: [],
      checks: [],
      requirements: [],
      job: { source: 'role', title: '', category: 'Software Development', role: 'Frontend Developer' },
      aiAnalysis: null,
    },
  }
  return { record, body }
}
