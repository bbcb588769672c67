import type { AiAnalysis } from '#shared/schema/analysis.ts'
import type { Claim } from './answer.ts'

interface Findings {
  strengths: Claim[]
  weaknesses: Claim[]
  recommendations: string[]
}

const claimText = ({ text, quote }: Claim): string => `• ${text}\n  “${quote}”`

function chapter(title: string, lines: string[]): string {
  return lines.length > 0 ? `${title}\n${lines.join('\n')}` : ''
}

/** The specification's two forms, rendered from one structure, so that they can never disagree. */
export function rendered(
  found: Findings,
  { dropped, unread, model }: { dropped: number; unread: string[]; model: string },
): AiAnalysis {
  const fullResponse = [
    chapter('Strengths', found.strengths.map(claimText)),
    chapter('Weaknesses', found.weaknesses.map(claimText)),
    chapter(
      'Recommendations',
      found.recommendations.map((text) => `• ${text}`),
    ),
    unread.length > 0 ? `Too long to be looked at: ${[...new Set(unread)].join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
  return {
    fullResponse,
    strengths: found.strengths.map((claim) => claim.text),
    weaknesses: found.weaknesses.map((claim) => claim.text),
    recommendations: found.recommendations,
    quotes: [...found.strengths, ...found.weaknesses].map(({ text, quote }) => ({ text, quote })),
    dropped,
    model,
  }
}
