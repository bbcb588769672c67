import { describe, expect, it } from 'vitest'
import { nameOf } from '../posting/skill-name.ts'
import { lexicon } from '../vocabulary.ts'
import { lexiconIn } from './lexicon.ts'
import { scan } from './scan.ts'

const named = (text: string, language: string) => {
  const words = lexiconIn(lexicon(), language)
  return scan(text, words).hits.map((hit) => nameOf(hit, words))
}

describe('a Polish name in another case is called by its first', () => {
  it.each([
    ['doświadczenie w gospodarce magazynowej', 'Gospodarka magazynowa'],
    ['znajomość prawa pracy', 'Prawo pracy'],
    ['bardzo dobrej znajomości Excela', 'Excel'],
    ['podstawy rysunku technicznego', 'Rysunek techniczny'],
    ['zajmowałem się rekrutacją', 'Rekrutacja'],
    ['w utrzymaniu ruchu', 'Utrzymanie ruchu'],
    ['kontrolę jakości wyrobów', 'Kontrola jakości'],
  ])('%s', (text, name) => expect(named(text, 'pl')).toContain(name))
})

it.each([
  ['obsługa programu kadrowego', 'pl', 'Programowanie'],
  ['We excel at service in a good place', 'en', 'Excel'],
  ['The place of the skating rink', 'en', 'Płace'],
  ['znajomość prawa pracy', 'en', 'Prawo pracy'],
])('%j in %s names no %s', (text, language, name) => expect(named(text, language)).not.toContain(name))
