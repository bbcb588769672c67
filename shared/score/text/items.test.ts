import { describe, expect, test } from 'vitest'
import { itemsIn } from './items.ts'

describe('items whose marks nobody read', () => {
  test.each<[string, string, string[]]>([
    [
      'lines that begin with a deed',
      'Data support at a young firm\nRewrote the reports in R\nTrained two\ncolleagues',
      ['Data support at a young firm', 'Rewrote the reports in R', 'Trained two\ncolleagues'],
    ],
    [
      'deeds in a row without a stop',
      'Rewrote the reports from scratch Introduced tests to the team Led the move',
      ['Rewrote the reports from scratch', 'Introduced tests to the team', 'Led the move'],
    ],
    [
      'a deed of two words behind another',
      'Rewrote the reports from scratch Led it',
      ['Rewrote the reports from scratch', 'Led it'],
    ],
    [
      'a short line before one with a capital',
      'Data scraping\nWorked on three sites of the harbour and their search',
      ['Data scraping', 'Worked on three sites of the harbour and their search'],
    ],
    ['lines under a sign', 'Seit 2020\n▪ Löten\n▪ Schweißen', ['Seit 2020', '▪ Löten', '▪ Schweißen']],
    ['a sign within the line', '~ Runs a desk ~ Takes\ncalls', ['~ Runs a desk', '~ Takes\ncalls']],
    [
      'a dash within the line',
      '– Runs the desk – and it\n– Takes calls',
      ['– Runs the desk – and it', '– Takes calls'],
    ],
    ['lines under a Japanese sign', '・見本を作る\n続き\n・売る', ['・見本を作る\n続き', '・売る']],
    [
      'lines that end with a stop',
      'Ventes du magasin.\nAccueil des clients.',
      ['Ventes du magasin.', 'Accueil des clients.'],
    ],
    [
      'lines that end with a semicolon',
      'ведение учёта;\nзаключение договоров',
      ['ведение учёта;', 'заключение договоров'],
    ],
  ])('%s', (_, text, items) => expect(itemsIn(text)).toEqual(items))

  test.each<[string, string]>([
    [
      'a paragraph that wraps',
      'Long work in the harbour office, where\nships from ten countries are told\ntheir berths',
    ],
    ['the name of a certificate behind small letters', 'a course for the Microsoft Certified engineer'],
    ['a deed behind a stop or a comma', 'Ran the shop, Built the counter'],
    ['a deed at the end of a line', 'all that we Built'],
    ['lines that begin with a quote or a bracket', 'Runs the\n“Harbour” forum and the\n(older) newsletter'],
    ['deeds in small letters', 'Rewrote the reports and trained the team that used them'],
    ['nothing', ''],
  ])('not %s', (_, text) => expect(itemsIn(text)).toHaveLength(1))
})
