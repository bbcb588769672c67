import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'

const WORDS_MOST = 3

/** 'Spanish', 'Spanish (conversational)', 'Haitian Creole', 'Fluent French': no bullet has to show them. */
export function isSpokenLanguage(skill: string): boolean {
  const words = lexicon()
  const { hits, tokens } = scan(skill, words, true)
  return tokens.length <= WORDS_MOST && hits.some((hit) => words.skills[hit.skill]?.kind === 'language')
}
