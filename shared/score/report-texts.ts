import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What the report of an analysis says around the findings, as a page, as a PDF and in print.

export const t = catalog('report', {
  title: withValues('{name} – Resume analysis'),
  forJob: withValues('for {job}'),
  foot: withValues('Engine {version}. Overall: {formula}.'),
  nothingCouldBeScored: 'nothing could be scored',

  theVerdict: 'The verdict',
  overall: 'Overall',
  ats: 'ATS',
  format: 'Format',
  sections: 'Sections',
  keywords: 'Keywords',
  notScored: 'Not scored',
  judgedInPart: withValues('Judged in part: {score} of the {judged} points that could be judged'),
  scored: withValues('{score} · {word}'),

  fixFirst: 'Fix first',
  fix: 'Fix: ',
  advice: 'Advice.',
  andMore: withValues('And {more} more.'),
  andMoreNamed: withValues('And {more} more: {named}.'),
  lines: counted({ one: 'line {lines}', other: 'lines {lines}' }),
  page: withValues('page {page}'),
  pageAndLine: withValues('page {page}, line {line}'),

  whatTheJobAsks: 'What the job asks',
  proven: 'Proven',
  listed: 'Only listed',
  missing: 'Missing',
  notJudged: 'Not judged',
  required: 'Required',
  preferred: 'Preferred',

  contact: 'Contact',
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',

  aiAnalysis: 'AI analysis',
  aiAnalysisBy: withValues('AI analysis ({model})'),
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  recommendations: 'Recommendations',
  named: withValues('{name}: {text}'),

  everyPoint: 'Every point',
  pointsOf: withValues('{points} of {of}'),
})
