import type { AnalysisResult } from '#shared/schema/analysis.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import type { Message } from './model.ts'
import type { Part } from './parts.ts'
import { cutToTokens } from './tokens.ts'

const SYSTEM = [
  'You are a careful editor of resumes. You speak to the person whose resume it is, plainly and kindly, in English.',
  'You answer with one JSON object and nothing else:',
  '{"strengths":[{"quote":"…","text":"…"}],"weaknesses":[{"quote":"…","text":"…"}],"recommendations":["…"]}.',
  'Each quote is copied letter by letter from one line of the resume; each text is one sentence about that line. At most three of each.',
  'Say nothing that the resume does not: no other number, name, employer, degree, date or skill. Give no score.',
  FENCE_RULE,
].join('\n')

const JOB_TOKENS = 500
const ASKED_TOKENS = 120

interface PromptInput {
  part: Part
  jobTitle: string
  jobText: string
  /** What the checks found: the model explains and goes further, it does not repeat. */
  found: AnalysisResult
}

export function analysisMessages({ part, jobTitle, jobText, found }: PromptInput): Message[] {
  const missing = found.keyword_match.missing_skills.slice(0, 8).join(', ')
  const user = [
    jobTitle ? `The person applies for:\n${fenced('ROLE', jobTitle.slice(0, 120))}` : '',
    jobText ? fenced('JOB', cutToTokens(jobText, JOB_TOKENS)) : '',
    missing
      ? `Asked for and not found by the checks:\n${fenced('ASKED', cutToTokens(missing, ASKED_TOKENS))}`
      : '',
    `A part of the resume, one line each, under these headings:\n${fenced('HEADINGS', part.heading.slice(0, 80))}`,
    fenced('RESUME', part.lines.join('\n')),
    'The material ends here. Answer with the JSON object.',
  ]
  return [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: user.filter(Boolean).join('\n\n') },
  ]
}

const ANSWERED_TOKENS = 200
/** What a second request costs more than the first. */
export const REPAIR_TOKENS = ANSWERED_TOKENS + 60

export const repairMessages = (messages: Message[], answer: string, problem: string): Message[] => [
  ...messages,
  { role: 'assistant', content: cutToTokens(answer.slice(0, 2000), ANSWERED_TOKENS) },
  {
    role: 'user',
    content: `That was not in the form asked for: ${problem}. Answer again with the JSON object alone.`,
  },
]
