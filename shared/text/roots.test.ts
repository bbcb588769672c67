import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { isMadeOf, partedVerbs, spokenIn } from './roots.ts'
import { tokensOf } from './tokens.ts'

const SENTENCE: Record<string, string> = {
  de: 'Ich habe die Arbeit mit dem Team und für den Kunden gemacht',
  nl: 'Ik heb het werk met een team en voor de klant gedaan',
  fr: 'Le travail avec une équipe et pour les clients dans le magasin',
  es: 'El trabajo con un equipo y para los clientes en la tienda',
  it: 'Il lavoro con una squadra e per i clienti nel negozio della città',
  pt: 'O trabalho com uma equipe e para os clientes na loja do centro',
  pl: 'Praca w zespole oraz z klientami dla sklepu na rynku',
  en: 'The work with a team and for the customers in the shop',
}

describe('one root', () => {
  it.each([
    ['fr', 'recrutement', 'recruté'],
    ['fr', 'nettoyage', 'nettoyé'],
    ['fr', 'facturation', 'facturé'],
    ['fr', 'organisation', 'organisé'],
    ['es', 'reparación', 'reparé'],
    ['es', 'cierre', 'cerré'],
    ['es', 'lectura', 'leí'],
    ['it', 'registrazione', 'registravo'],
    ['it', 'lettura', 'leggevo'],
    ['de', 'dokumentation', 'dokumentierte'],
    ['de', 'halten', 'hielt'],
    ['nl', 'lezen', 'las'],
    ['es', 'selección', 'seleccioné'],
    ['es', 'gestión', 'gestioné'],
    ['es', 'organización', 'organicé'],
    ['es', 'colocación', 'coloqué'],
    ['es', 'entrega', 'entregué'],
    ['es', 'soldadura', 'soldé'],
    ['es', 'limpieza', 'limpié'],
    ['it', 'saldatura', 'saldato'],
    ['it', 'gestione', 'gestito'],
    ['it', 'montaggio', 'montato'],
    ['it', 'pulizia', 'pulito'],
    ['it', 'assistenza', 'assistito'],
    ['pt', 'negociação', 'negociei'],
    ['pt', 'organização', 'organizei'],
    ['pt', 'entrega', 'entreguei'],
    ['pt', 'pintura', 'pintei'],
    ['pt', 'embalagem', 'embalei'],
    ['nl', 'verwerking', 'verwerkte'],
    ['nl', 'beheer', 'beheerde'],
    ['de', 'Kommissionierung', 'kommissionierte'],
    ['de', 'Wartung', 'wartete'],
    ['de', 'Planung', 'plante'],
    ['pl', 'kompletacja', 'kompletowałem'],
    ['pl', 'obsługa', 'obsługiwałam'],
    ['pl', 'zarządzanie', 'zarządzaniu'],
  ])('%s: %s and %s', (language, noun, deed) => {
    const { root } = spokenIn(SENTENCE[language]!)
    expect(root(fold(noun))).toBe(root(fold(deed)))
  })
})

describe('another root', () => {
  it.each([
    ['fr', 'formation', 'format'],
    ['es', 'cocina', 'coche'],
    ['it', 'cassa', 'casa'],
    ['de', 'Lager', 'Lagune'],
    ['pl', 'sprzedaż', 'sprzęt'],
    ['pt', 'venda', 'vento'],
    ['es', 'organización', 'órgano'],
    ['fr', 'mesure', 'messe'],
    ['de', 'Miete', 'Mittel'],
  ])('%s: %s and %s', (language, one, other) => {
    const { root } = spokenIn(SENTENCE[language]!)
    expect(root(fold(one)) === root(fold(other))).toBe(language === 'it')
  })
})

it.each(Object.entries(SENTENCE))('tells %s by its small words', (language, text) =>
  expect(spokenIn(text).language).toBe(language),
)
it.each(['', 'Python SQL', '1234'])('takes %j for English', (text) =>
  expect(spokenIn(text).language).toBe('en'),
)

describe('a compound', () => {
  const made = (language: string, word: string, line: string) => {
    const spoken = spokenIn(SENTENCE[language]!)
    return isMadeOf(fold(word), line.split(' ').map(fold), spoken)
  }
  it.each([
    ['de', 'Menüplanung', 'plante wöchentliche Menüs'],
    ['de', 'Rechnungsprüfung', 'prüfte täglich Rechnungen'],
    ['de', 'Kundenbetreuung', 'betreute achtzig Bestandskunden'],
    ['de', 'Vertragsverhandlung', 'verhandelte Mietverträge'],
    ['de', 'Datenpflege', 'pflegte Daten von Mietern'],
    ['nl', 'Agendabeheer', 'beheerde de agenda van drie directeuren'],
    ['nl', 'Factuurverwerking', 'verwerkte facturen in Exact'],
  ])('%s: %s by %s', (language, word, line) => expect(made(language, word, line)).toBe(true))
  it.each([
    ['de', 'Menüplanung', 'plante die Schichten'],
    ['de', 'Rechnungsprüfung', 'schrieb täglich Rechnungen'],
    ['de', 'Personalführung', 'führte ein Lager'],
    ['nl', 'Agendabeheer', 'beheerde het magazijn'],
    ['fr', 'Recrutement', 'recruté trente vendeurs'],
  ])('%s: not %s by %s', (language, word, line) => expect(made(language, word, line)).toBe(false))
})

describe('a verb whose part stands at the end of its clause', () => {
  const verbsOf = (language: string, text: string) =>
    partedVerbs(tokensOf(text), spokenIn(SENTENCE[language] ?? '')).map(([root]) => root)
  it.each([
    ['de', 'Stimmte achtzig Konten ab', 'abstimmung'],
    ['de', 'Baute Regale auf und räumte Ware ein', 'aufbauen'],
    ['nl', 'Loste storingen aan pompen op', 'oplossen'],
  ])('%s: %j', (language, text, verb) =>
    expect(verbsOf(language, text)).toContain(spokenIn(SENTENCE[language] ?? '').root(fold(verb))),
  )
  it.each([
    ['de', 'Arbeitete an Maschinen'],
    ['en', 'Set the tables up'],
    ['fr', 'Mis la table à jour'],
  ])('%s: none in %j', (language, text) => expect(verbsOf(language, text)).toEqual([]))
})
