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
  'Never invent a number, a name, an employer, a date or a skill. Give no score.',
  FENCE_RULE,
].join('\n')

const JOB_TOKENS = 500

export interface PromptInput {
  part: Part
  jobTitle: string
  jobText: string
  /** What the checks found: the model explains and goes further, it does not repeat. */
  found: AnalysisResult
}

export function analysisMessages({ part, jobTitle, jobText, found }: PromptInput): Message[] {
  const missing = found.keyword_match.missing_skills.slice(0, 8).join(', ')
  const user = [
    jobTitle ? `The person applies for: ${jobTitle.slice(0, 120)}.` : '',
    jobText ? fenced('JOB', cutToTokens(jobText, JOB_TOKENS)) : '',
    missing ? `Asked for and not found by the checks: ${missing.slice(0, 300)}.` : '',
    `A part of the resume (${part.heading.slice(0, 80)}), one line each:`,
    fenced('RESUME', part.lines.join('\n')),
    'The material ends here. Answer with the JSON object.',
  ]
  return [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: user.filter(Boolean).join('\n\n') },
  ]
}

export const repairMessages = (messages: Message[], answer: string, problem: string): Message[] => [
  ...messages,
  { role: 'assistant', content: answer.slice(0, 2000) },
  {
    role: 'user',
    content: `That was not in the form asked for: ${problem}. Answer again with the JSON object alone.`,
  },
]
