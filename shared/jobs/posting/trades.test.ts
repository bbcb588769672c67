import { describe, expect, it } from 'vitest'
import { placeOf, tokensOf } from '#shared/text/tokens.ts'
import { tradesIn } from './trades.ts'
import { wordingOf } from './wording.ts'

function trades(language: string, text: string): string[] {
  const tokens = tokensOf(text)
  return tradesIn(text, tokens, wordingOf(language)).map(([from, to]) => {
    const { start, end } = placeOf(tokens, { from, to })
    return text.slice(start, end)
  })
}

describe('a trade that is asked for', () => {
  it.each([
    ['de', 'Abgeschlossene Ausbildung als Dachdecker', ['Dachdecker']],
    ['de', 'Ausbildung zum Koch oder zur Köchin', ['Koch', 'Köchin']],
    ['de', 'Ausbildung zur examinierten Pflegefachkraft', ['Pflegefachkraft']],
    ['de', 'Ausbildung zum Anlagenmechaniker Sanitär-, Heizungs- und Klimatechnik', ['Anlagenmechaniker']],
    ['en', 'At least 3 years of experience as a bricklayer on large sites', ['bricklayer']],
    ['en', 'Experience as a cook, waiter or kitchen assistant', ['cook', 'waiter', 'kitchen assistant']],
    ['es', 'Experiencia como auxiliar de enfermería', ['auxiliar de enfermería']],
    ['fr', 'Expérience en tant que soudeur', ['soudeur']],
    ['it', 'Esperienza come pizzaiolo', ['pizzaiolo']],
    ['nl', 'Ruime ervaring als (meubel)timmerman', ['timmerman']],
    ['pl', 'Doświadczenie jako spawacz', ['spawacz']],
    ['pt', 'Experiência como eletricista', ['eletricista']],
  ])('%s: %s', (language, text, names) => expect(trades(language, text)).toEqual(names))
})

describe('no trade', () => {
  it.each([
    ['de', 'Erfahrung als Teil eines Teams'],
    ['en', 'Experience as part of a team'],
    ['en', 'Experience with machines such as copiers and printers'],
    ['en', 'You report to us as a clerk'],
    ['es', 'Experiencia como mínimo de 2 años'],
    ['es', 'Experiencia en herramientas como Excel'],
    ['fr', 'Expérience appréciée comme un plus'],
    ['it', 'Esperienza come requisito'],
    ['nl', 'Ervaring als een pré'],
    ['pt', 'Experiência em ferramentas como Jira'],
  ])('%s: %s', (language, text) => expect(trades(language, text)).toEqual([]))
})
