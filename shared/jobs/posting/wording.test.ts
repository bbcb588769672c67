import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Asked } from '#shared/locale/asked.ts'
import { ASKED_WORDS } from '#shared/locale/asked-words.ts'
import { jobFromText } from '../from-text.ts'
import { frameKind, isAlike, wordingOf } from './wording.ts'

const asked = (text: string) => {
  const { required, preferred } = jobFromText(text, { category: '', role: '' })
  return [...required, ...preferred]
}

describe('a name that small words join is asked for as one', () => {
  it.each([
    [
      'Responsable de flota\n\nRequisitos\n- Conocimiento de gestión de almacenes y control de calidad\n',
      ['Gestión de almacenes', 'Control de calidad'],
    ],
    [
      'Chef de rang\n\nProfil recherché\n- Maîtrise du découpage en salle et du service au guéridon\n- Connaissance des accords de vins\n',
      ['Service au guéridon', 'Accords de vins'],
    ],
    [
      'Analista de frota\n\nRequisitos\n- Experiência com gestão de estoques e controle de qualidade\n- Conhecimento em Excel\n',
      ['Gestão de estoques', 'Controle de qualidade', 'Excel'],
    ],
  ])('%j', (text, names) => expect(asked(text)).toEqual(expect.arrayContaining(names)))

  it.each([
    ['Fleet clerk\n\nRequirements\n- Experience with Excel and SAP\n', ['Excel', 'SAP']],
    ['Mozo\n\nRequisitos\n- Manejo de Excel y de SAP\n', ['Excel', 'SAP']],
  ])('%j names apart what is apart', (text, names) => expect(asked(text)).toEqual(names))
})

describe('a word that opens what is known', () => {
  it.each([
    ['kenntnisse', 'know'],
    ['englischkenntnisse', 'know'],
    ['berufserfahrung', 'did'],
    ['maitrise', 'know'],
    ['habilidades', 'can'],
    ['kenntlich', ''],
    ['erfahren', ''],
    ['table', ''],
  ])('%s: %j', (word, kind) => expect(frameKind(word)).toBe(kind))
})

it.each([
  ['nl', 'of', true],
  ['en', 'of', false],
  ['es', 'o', true],
  ['pl', 'o', false],
  ['en', 'oder', true],
])('in %s, %s leaves a choice: %s', (language, word, is) =>
  expect(wordingOf(language).either.has(word)).toBe(is),
)

it.each([
  ['equivalente', true],
  ['vergleichbares', true],
  ['python', false],
])('%s says that something alike will do: %s', (word, is) => expect(isAlike(word)).toBe(is))

describe('a language is added by its words alone', () => {
  afterEach(() => {
    vi.doUnmock('#shared/locale/asked-words.ts')
    vi.resetModules()
  })

  it('which says what frames, joins and parts', async () => {
    const toy: Asked = {
      joins: ['ku'],
      either: ['vel'],
      choiceBefore: [],
      alike: [],
      prepositions: ['zu'],
      links: ['na'],
      frames: { know: ['peshka'], did: [], can: ['*tovak'] },
      roles: [],
      taught: [],
      small: ['na'],
    }
    vi.resetModules()
    vi.doMock('#shared/locale/asked-words.ts', () => ({ ASKED_WORDS: { ...ASKED_WORDS, qx: toy } }))
    const words = await import('./wording.ts')
    expect([words.frameKind('peshkani'), words.frameKind('lirratovak')]).toEqual(['know', 'can'])
    expect(words.wordingOf('qx')).toMatchObject({ links: new Set(['na']) })
    expect([words.wordingOf('en').either.has('vel'), words.wordingOf('en').links.has('na')]).toEqual([
      true,
      false,
    ])
  })
})
