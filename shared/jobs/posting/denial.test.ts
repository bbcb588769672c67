import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { isNegated } from './denial.ts'

describe('what nobody asks for', () => {
  it.each([
    'No Java needed',
    'A car is not strictly required',
    'Experience isn’t necessary',
    'You won’t need to know Delphi',
    'Vorkenntnisse sind nicht zwingend erforderlich',
    'Keine Vorkenntnisse im Verkauf nötig',
    'Einen Führerschein brauchst du nicht',
    'Le permis n’est pas exigé',
    'Aucune connaissance en anglais n’est demandée',
    'No hace falta vehículo propio',
    'No es imprescindible tener experiencia',
    'Sin experiencia previa requerida',
    'Non è richiesta la patente',
    'Nessuna esperienza necessaria',
    'Een diploma is niet nodig',
    'Rijbewijs hoef je niet te hebben',
    'Wyższe wykształcenie nie jest wymagane',
    'Nie wymagamy znajomości angielskiego',
    'Não é necessário ter carro',
    'Nenhuma experiência exigida',
  ])('%s', (text) => expect(isNegated(text)).toBe(true))

  it.each([
    'SQL is required',
    'You need Java, and nothing else',
    'Not only SQL, Python is required as well',
    'Erforderlich ist ein Führerschein, nicht nur ein Fahrrad',
    'Sie scheuen sich nicht vor Kundenkontakt, Englisch ist Voraussetzung',
    'Le permis B est exigé, pas de débutants',
    'Se requiere carné de conducir',
    'È richiesta la patente B',
    'Conhecimento no sistema SAP é necessário',
    'Rijbewijs B is vereist',
    'Wymagane jest prawo jazdy',
    'Minimum 2 years, no more',
  ])('%s is no denial', (text) => expect(isNegated(text)).toBe(false))
})

describe('a language denies by its folder alone', () => {
  afterEach(() => {
    vi.doUnmock('#shared/locale/locales.ts')
    vi.resetModules()
  })
  it('with its words for not and for needed', async () => {
    const toy: Locale = {
      language: 'qx',
      denied: { not: ['zu'], no: ['zun'], needed: ['plerk'], turns: ['ob'], said: ['mirk zal'] },
    }
    vi.resetModules()
    vi.doMock('#shared/locale/locales.ts', () => ({ LOCALES: [...LOCALES, toy] }))
    const { isNegated } = await import('./denial.ts')
    expect(
      ['Tovar zu hal plerkan', 'Zun Java plerk', 'mirk zal', 'Tovar hal plerkan'].map(isNegated),
    ).toEqual([true, true, true, false])
  })
})
