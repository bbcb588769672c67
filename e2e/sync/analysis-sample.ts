import { type AnalysisBody, type AnalysisRecord, emptyResult } from '#shared/schema/analysis.ts'
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
    scores: { overall: 70, ats: 70, keywordMatch: null, format: 70, section: 70 },
    keywordMatch: { matched: [], missing: [] },
    suggestions: {},
    aiAnalysis: null,
    jobRole: 'Frontend Developer',
    jobCategory: 'Software Development',
    jobTitle: 'Ward Nurse',
    engineVersion: '1',
  }
  const body: AnalysisBody = {
    schemaVersion: 1,
    resume: emptyResume(),
    facts: sampleFacts,
    result: { ...emptyResult(70), engineVersion: '1', asOf: '2024-01-01', assessment: marker },
  }
  return { record, body }
}
