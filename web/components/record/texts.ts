import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('record', {
  more: withValues('+{rest} more'),
  keywords: 'Keywords',
  matched: 'Matched: ',
  missing: 'Missing: ',
  resumeAnalysis: 'Resume Analysis',
  standard: 'Standard',
  ai: 'AI',
  generalAnalysis: withValues('General analysis · {role}'),
  generalAnalysis2: 'General analysis',
  job: withValues('Job: {text}'),
  notDrawn: counted({
    one: '1 analysis could not be scored in full and is not shown.',
    other: '{count} analyses could not be scored in full and are not shown.',
  }),
  eachPointIsTheAverage: 'Each point is the average of all analyses of about the same time.',
  theAverageOfAnalyses: withValues('{days}: {average}, the average of {count} analyses'),
  fromOnToOn: counted({
    one: '1 analysis, from {first} on {began} to {last} on {ended}',
    other: '{count} analyses, from {first} on {began} to {last} on {ended}',
  }),
  analysisAt: withValues('{when}: {score}, {name}'),
  noScore: 'No score',
  judgedInPart: withValues('Judged in part: {score} of the {judged} points that could be judged'),
  notScored: 'Not scored',
  of100: withValues('{score} of 100, {label}'),
})
