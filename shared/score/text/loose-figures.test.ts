import { expect, test } from 'vitest'
import { looseFigures } from './loose-figures.ts'

test.each<[string, string[]]>([
  ['Wrote the pages of the shop for all customers 47%', ['47%']],
  ['Wrote the pages of the shop for all customers 47 %.', ['47%']],
  ['Baute die Seiten des Ladens für alle Kunden 35', ['35']],
  ['Built 92 the pages of a shop', ['92']],
  ['Wrote the pages of the shop wall 47%', ['47%']],
  ['Wrote pages for all customers 47%', ['47%']],
  ['Worked on the platform 47 92%', ['92%']],
  ['Looked after residents on night shifts 68%', ['68%']],
  ['Worked on the platform 4700 920 in Leeds', ['920']],
  ['Raised 12 by 44 % with 8 in 19', ['12', '44', '8', '19']],
])('“%s” holds figures that measure nothing', (text, figures) => expect(looseFigures(text)).toEqual(figures))

test.each([
  'Raised the sales of all shops by 47%',
  'Steigerte den Umsatz aller Läden auf 120',
  'Kept the pages of the shop up, uptime 99.9%',
  'Prépara 5 000 commandes par semaine et 1 200 000 colis par an',
  'Held the rate of errors in all shops (2%)',
  'Sales growth 14%',
  'Cut waiting time from 40 to 15 minutes and no-shows from 18 % to 7 %',
  'Sold 12 boats in 2019, 14 in 2020 and 18 in 2021',
  'Wrote pages for customers 47%',
  'Baute die Seiten des Ladens auf 35',
  'Grew the sales of the shop nearly 14%',
  'Saw the sales of our shop grow 14%',
  'Taught visitors about the culture of the island. 2. Harbour museum of the district',
  'Taught visitors about the culture of the island and its language. 2.',
  'Saw the sales of all our shops increased 14%',
  'showcase talent 1 • showcase talent 4',
  'Led 12 people and 3 teams',
  'Rebuilt the checkout for 4,000 customers',
  'Przygotowałam 63 uczniów do matury, średni wynik 71%',
  'Grew the team of the shop from 4 to 12',
  'Cut the time of the query from 4.1 s to 600 ms',
  'Kept tests of all pages at 80% / 90%',
])('“%s” holds none', (text) => expect(looseFigures(text)).toEqual([]))
