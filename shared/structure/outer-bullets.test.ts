import { describe, expect, test } from 'vitest'
import { withoutOuterBullets } from './outer-bullets.ts'
import type { Prepared } from './prepared.ts'

const line = (text: string, x: number, bullet = '', dated = false): Prepared =>
  ({ text, dated, line: { text, x, ...(bullet ? { bullet } : {}) } }) as Prepared
const bulletsOf = (lines: Prepared[]) => withoutOuterBullets(lines).map((l) => l.line.bullet ?? '')

describe('bullets before entries', () => {
  test('go, where dates stand on the line below each', () => {
    const lines = [
      line('Acme Ltd Berlin', 36, '•'),
      line('Engineer 2019 – 2021', 47, '', true),
      line('Built a bridge.', 60, '◦'),
      line('Beta GmbH Bonn', 36, '•'),
      line('Trainee 2017 – 2019', 47, '', true),
    ]
    expect(bulletsOf(lines)).toEqual(['', '', '◦', '', ''])
  })

  test('go, where the heads end at one edge', () => {
    const flush = (text: string, bullet = '', dated = false): Prepared => {
      const one = line(text, 200 - 5 * text.length, bullet, dated)
      return { ...one, line: { ...one.line, width: 5 * text.length } }
    }
    const lines = [
      flush('Planner', '»'),
      flush('Millrace Ltd'),
      flush('Leeds'),
      flush('near York'),
      flush('2018 – 2021', '', true),
      line('Planned the routes of forty drivers.', 220),
      flush('Warehouse assistant', '»'),
      flush('Reed & Sons'),
      flush('2015 – 2018', '', true),
    ]
    expect(bulletsOf(lines)).toEqual(lines.map(() => ''))
  })

  test.each<[string, Prepared[]]>([
    [
      'dates by themselves under the department (de)',
      [
        line('Universität Erlbach', 36, '•'),
        line('Fakultät für Maschinenbau', 47),
        line('2015 – 2019', 47, '', true),
        line('Gymnasium am Wehr', 36, '•'),
        line('2007 – 2015', 47, '', true),
      ],
    ],
    [
      'dates by themselves under what was done (ru)',
      [
        line('Типография «Заря»', 36, '1.'),
        line('Менеджер', 36),
        line('Обязанности: приём заказов, договоры, отчёты.', 36),
        line('2011 – 2013', 36, '', true),
        line('Фотостудия «Луч»', 36, '2.'),
        line('Фотограф', 36),
        line('Обязанности: съёмка и обработка снимков.', 36),
        line('2009 – 2011', 36, '', true),
      ],
    ],
    [
      'dates under the position, and a name that ends with its legal form (cs)',
      [line('Pekárna Kvásek s.r.o.', 36, '•'), line('Pekař', 47), line('1.3.2019 – dosud', 47, '', true)],
    ],
    [
      'dates under a place (pt)',
      [line('Clínica Santa Rita', 36, '•'), line('Lisboa', 47), line('03/2018 – atual', 47, '', true)],
    ],
  ])('go, where each has %s', (_, lines) => {
    expect(bulletsOf(lines)).toEqual(lines.map(() => ''))
  })

  test.each<[string, Prepared[]]>([
    [
      'what was done over the next entry, whose dates stand by themselves',
      [
        line('Built a bridge', 47, '•'),
        line('Beta GmbH', 36),
        line('Trainee', 36),
        line('2017 – 2019', 36, '', true),
        line('Wrote reports', 47, '•'),
        line('Taught two trainees', 47, '•'),
      ],
    ],
    [
      'what goes on over three lines and names a year',
      [
        line('Moved the books of the whole', 36, '•'),
        line('firm to a new system and closed', 47),
        line('the year 2019 with it', 47, '', true),
      ],
    ],
    [
      'what was done',
      [line('Acme 2019', 36, '', true), line('Built a bridge', 47, '•'), line('Painted it', 47, '•')],
    ],
    [
      'sentences above the next entry',
      [line('Built a bridge.', 47, '•'), line('Beta 2017', 36, '', true), line('Wrote reports.', 47, '•')],
    ],
    ['items with their own dates', [line('Prize 2019', 36, '•', true), line('Award 2018', 36, '•', true)]],
    [
      'one list item among many above an entry',
      [line('Led', 47, '•'), line('Taught', 47, '•'), line('Beta 2017', 36, '', true)],
    ],
  ])('stay on %s', (_, lines) => {
    expect(bulletsOf(lines)).toEqual(lines.map((l) => l.line.bullet ?? ''))
  })
})
