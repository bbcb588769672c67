import { describe, expect, test } from 'vitest'
import { dateRanges } from './dates.ts'

const read = (text: string): string[] =>
  dateRanges(text).map(
    ({ start, end, current, range }) => `${start}…${current ? 'now' : end}${range ? '' : ' single'}`,
  )

describe('forms of dates in ten languages', () => {
  test.each([
    // Two digits of a year behind the name of a month.
    ['Oct/11-Oct/13: Clerk at Marlow & Co', '2011-10…2013-10'],
    ['Aug/99-Aug/00: Clerk', '1999-08…2000-08'],
    ['Jan-95/Dec-98', '1995-01…1998-12'],
    ['Okt/18 – Mär/20: Köchin', '2018-10…2020-03'],
    ['Okt.18–Dez.19', '2018-10…2019-12'],
    ['janv.19 - mars.21', '2019-01…2021-03'],
    ['ene/15 a dic/17: Camarera', '2015-01…2017-12'],
    ['set/19 - out/21: Garçom', '2019-09…2021-10'],
    ['gen-18 – ott-20: Cuoco', '2018-01…2020-10'],
    ['mei/16 t/m okt/19', '2016-05…2019-10'],
    ['maj/14 – wrz/16', '2014-05…2016-09'],
    ["Jan '18 – Mar '21", '2018-01…2021-03'],
    ['Jan’18–Mar’21', '2018-01…2021-03'],
    ['Nov-14 to Jan-17: Carer', '2014-11…2017-01'],
    ['since Oct/16', '2016-10…now'],
    ['Oct/16 – Present', '2016-10…now'],
    ['Sep 12 – Jun 15: Teacher', '2012-09…2015-06'],
    // Numbers of a month and two digits of a year.
    ['seit 07.16', '2016-07…now'],
    ['seit 07/16 Zustellerin', '2016-07…now'],
    ['since 03/18', '2018-03…now'],
    ['since 3/18', '2018-03…now'],
    ['depuis 09/19', '2019-09…now'],
    ['desde 05/17', '2017-05…now'],
    ['dal 02/20', '2020-02…now'],
    ['sinds 11/15', '2015-11…now'],
    ['od 04.18', '2018-04…now'],
    ['с 09.17', '2017-09…now'],
    ['sedan 08/16', '2016-08…now'],
    ['7/16 - 3/18', '2016-07…2018-03'],
    ['07.16 – 03.18: Lagerist', '2016-07…2018-03'],
    ['07.16 – heute', '2016-07…now'],
    ['07-16 – 03-18', '2016-07…2018-03'],
    ['07’16 – 03’18', '2016-07…2018-03'],
    ["'16 – '18", '2016…2018'],
    // A day and a month, the year elsewhere.
    ['29.7 – 16.08.2019', '2019-07…2019-08'],
    ['29.07. – 16.08.2019 Ferienjob', '2019-07…2019-08'],
    ['29/7 - 16/8/2019', '2019-07…2019-08'],
    ['du 29/07 au 16/08/2019', '2019-07…2019-08'],
    ['dal 29/7 al 16/8/2019', '2019-07…2019-08'],
    ['del 01/06 al 31/08/2018', '2018-06…2018-08'],
    ['29 juli – 16 augustus 2019', '2019-07…2019-08'],
    // Words for now that are spelt wrong.
    ["mars 2018 à ajourd'hui", '2018-03…now'],
    ['2018 – aujourdhui', '2018…now'],
    ['2018 – presnt', '2018…now'],
    ['05/2019 – Currrent', '2019-05…now'],
    ['2018 – actualidda', '2018…now'],
    ['2017 – gegenwärtg', '2017…now'],
    ['2016 – atualmete', '2016…now'],
    ['2016 – obecne', '2016…now'],
    ['2015 – attualmnte', '2015…now'],
    ['2015 – настоящее врмя', '2015…now'],
    ['Jan 2019 to preesent', '2019-01…now'],
    // The rest of the orders.
    ['2019/03 – 2021/05', '2019-03…2021-05'],
    ['2019.03-2021.05', '2019-03…2021-05'],
    ['2019-03 – 2021-05', '2019-03…2021-05'],
    ['[03/2019 – 05/2021]', '2019-03…2021-05'],
    ['(2019 – …)', '2019…now'],
    ['2019 – ...', '2019…now'],
    ['2019 – ?', '2019…now'],
    ['03/2019 –', '2019-03…now'],
    ['Редактор, c 2016', '2016…now'],
    ['Since 2019', '2019…now'],
    ['Since 2019: Nurse', '2019…now'],
    ['Depuis 2019 : Infirmière', '2019…now'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]))
})

describe('what looks like them and is none', () => {
  test.each([
    ['a score', 'won 21-16 and 16-18'],
    ['a ratio', 'ratio 7/16'],
    ['a version', 'since 3.12 of Python'],
    ['a version with its name', 'Django since 04.12'],
    ['two versions', 'Python 3.6 – 3.12'],
    ['two versions by a slash', 'Angular 9/10 – 11/12'],
    ['a grade', 'Grade 1.7 – 2.3'],
    ['grades in German', 'Note 1.7 – 2.15'],
    ['an average by a slash', 'GPA 3.9/4.0'],
    ['two marks', 'marks of 9/10 - 10/10'],
    ['hours in Russian', 'с 09.00 до 18.00'],
    ['hours in German', 'ab 10.30 Uhr'],
    ['days of a sentence', 'between Jun 15 and Jul 20 we moved'],
    ['hours', '9.00 – 17.30'],
    ['hours with minutes', 'open 10.15 – 12.45'],
    ['a phone number', '07 16 03 18 22'],
    ['a phone number with dots', '07.16.03.18.22'],
    ['a phone number with dashes', '07-16-03-18'],
    ['a phone number with slashes', '0711/16 03 18'],
    ['prices', '7.16 – 8.18 €'],
    ['percent', '12.10 – 12.50 %'],
    ['an address', 'Room 3/18'],
    ['a range of counts', 'teams of 7 - 16'],
    ['a word like now', '2019 presents'],
  ])('%s: %s', (_, text) => expect(read(text).filter((one) => !one.endsWith('single'))).toEqual([]))

  test.each([
    ['2019 – Presenter', '2019…2019 single'],
    ['2019 – Presence', '2019…2019 single'],
    ['2019 – Actua', '2019…2019 single'],
    ['2019 – Nova', '2019…2019 single'],
    ['2019 – Presentation', '2019…2019 single'],
    ['2019 – Actuary', '2019…2019 single'],
    ['2019 – Auditor', '2019…2019 single'],
    ['2019 – Heuer', '2019…2019 single'],
    ['2019 – Actualis', '2019…2019 single'],
    ['Mark Twain, 2019', '2019…2019 single'],
  ])('%s names something', (text, expected) => expect(read(text)).toEqual([expected]))
})
