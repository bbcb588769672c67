import { describe, expect, test } from 'vitest'
import { isFormGutter, labelsOnRows } from './form-gutter.ts'
import { textOfLine } from './lines.ts'
import type { Segment } from './segment.ts'

const segment = (text: string, x0: number, y0: number, size = 10): Segment => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
  y0,
  y1: y0 + size,
  base: y0 + 0.8 * size,
  size,
  bold: false,
  runs: [],
  turned: 0,
  hidden: '',
  dotted: false,
  doubled: false,
})
type Put = (text: string, y: number) => Segment
/** Ends at an edge, as the labels of a form do. */
const flush: Put = (text, y) => segment(text, 180 - 5 * text.length, y)
const flushApart: Put = (text, y) => segment(text, (y < 150 ? 180 : 168) - 5 * text.length, y)
const start: Put = (text, y) => segment(text, 40, y)
const value: Put = (text, y) => segment(text, 200, y)

const VALUES = [
  value('1 mai 2015 - 3 iunie 2020', 100),
  value('Fabrica de Faina SRL, Bacau', 115),
  value('strada Morii 4', 127),
  value('Morar sef', 142),
  value('Conducerea a doua schimburi de cate sase oameni si', 160),
  value('intretinerea instalatiilor', 172),
  value('2009 - 2015', 200),
  value('Panificatia Soarelui SA', 215),
]
const labels = (put: Put): Segment[] => [
  put('\u2022 Perioada', 100),
  put('\u2022 Numele si adresa firmei', 115),
  put('\u2022 Functia sau postul', 142),
  put('\u2022 Activitati si', 160),
  put('responsabilitati', 173.5),
  put('\u2022 Perioada', 200),
  put('\u2022 Angajator', 215),
]

describe('labels that end at an edge, each on the row of its value, are the gutter of a form', () => {
  test.each<[string, Segment[]]>([
    ['in words nobody lists', labels(flush)],
    ['with a title between its parts', [flush('EXPERIENTA', 84), ...labels(flush)]],
    ['in tables whose edges differ', labels(flushApart)],
  ])('%s', (_, gutter) => expect(isFormGutter(gutter, VALUES)).toBe(true))
})

describe('no gutter of a form', () => {
  const list = ['Skills', 'Milling', 'Baking', 'Stock keeping', 'Food safety', 'First aid', 'Forklift']
  test.each<[string, Segment[]]>([
    ['labels that begin at one edge and end anywhere', labels(start)],
    ['a list flush right on rows of its own', list.map((text, at) => flush(text, 94 + 17 * at))],
    ['a list flush right that goes on without a row', list.map((text, at) => flush(text, 105 + 12.7 * at))],
    ['dates among what stands there', [flush('2003 – 2009', 84), ...labels(flush)]],
    ['too few rows to tell', labels(flush).slice(0, 3)],
  ])('%s', (_, gutter) => expect(isFormGutter(gutter, VALUES)).toBe(false))
})

test('each label has the lines it is broken over, and its sign is none of a list', () => {
  expect(labelsOnRows(labels(flush), VALUES).map(textOfLine)).toEqual([
    'Perioada',
    'Numele si adresa firmei',
    'Functia sau postul',
    'Activitati si responsabilitati',
    'Perioada',
    'Angajator',
  ])
})

test('a label in capitals is broken where no row begins', () => {
  const gutter = [flush('SOCIAL SKILLS AND', 100), flush('COMPETENCES', 112), flush('OTHER', 127)]
  expect(labelsOnRows(gutter, VALUES).map(textOfLine)).toEqual(['SOCIAL SKILLS AND COMPETENCES', 'OTHER'])
})

test('a noun in capitals that stands on the row of a text goes on where rows are farther apart', () => {
  const gutter = [
    flush('Datum', 84),
    flush('Aufgaben und', 100),
    flush('Zuständigkeiten', 113),
    flush('Firma', 129),
  ]
  const main = [84, 100, 113, 129].map((y) => value('Bauhof Inn', y))
  expect(labelsOnRows(gutter, main).map(textOfLine)).toEqual([
    'Datum',
    'Aufgaben und Zuständigkeiten',
    'Firma',
  ])
})

test('a heading below the last label, in a print of its own, is no part of it', () => {
  const rows = [84, 100, 115]
  const gutter = [...rows.map((y) => flush(`Zeile ${y}`, y)), segment('Arbeit', 150, 131, 14)]
  const main = rows.map((y) => value('Bauhof Inn', y))
  expect(labelsOnRows(gutter, main).map(textOfLine)).toEqual([...rows.map((y) => `Zeile ${y}`), 'Arbeit'])
})
