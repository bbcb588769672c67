import { describe, expect, test } from 'vitest'
import { dateRanges } from './dates.ts'

const read = (text: string): string[] =>
  dateRanges(text).map(
    ({ start, end, current, range }) => `${start}…${current ? 'now' : end}${range ? '' : ' single'}`,
  )

describe('forms of dates in ten languages', () => {
  test.each([
    // Two digits of a year behind the name of a month.
    // A stroke that leans the other way.
    ['10\\2018 até 11\\2020', '2018-10…2020-11'],
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
    ['fevereiro de2002 - outubro de 2005', '2002-02…2005-10'],
    ['sept 12 à juin 14', '2012-09…2014-06'],
    ['Okt 12 bis Juni 14', '2012-10…2014-06'],
    ['2019 и по настоящее время', '2019…now'],
    // A comma behind the day.
    ['05, September 2012 – 17, January 2015', '2012-09…2015-01'],
    ['3, maggio 2012 - 4, giugno 2014', '2012-05…2014-06'],
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
    // Months of the Levant and of Morocco.
    ['آذار 2018 - حتى الآن', '2018-03…now'],
    ['غشت 2015 - ماي 2016', '2015-08…2016-05'],
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

describe('years counted and printed in other ways', () => {
  test.each([
    // Digits of other scripts.
    ['٢٠١٩ - ٢٠٢١', '2019…2021'],
    ['منذ ٢٠٢٠', '2020…now'],
    ['२०१५ - २०१८', '2015…2018'],
    ['২০১৬ – ২০২০', '2016…2020'],
    ['๐๓/๒๐๑๙ - ๐๖/๒๐๒๑', '2019-03…2021-06'],
    ['０９／２０１８ – ０６／２０２１', '2018-09…2021-06'],
    // Calendars that count from another year.
    ['民國107年9月至110年6月', '2018-09…2021-06'],
    ['民國 105 年 - 109 年', '2016…2020'],
    ['平成29年4月～31年3月', '2017-04…2019-03'],
    ['昭和60年4月 – 63年3月', '1985-04…1988-03'],
    ['พ.ศ. 2560 - 2564', '2017…2021'],
    ['2558 – 2562', '2015…2019'],
    ['2558 – ปัจจุบัน', '2015…now'],
    // Signs of a script without blanks right before a number.
    ['2019.10至2020.7', '2019-10…2020-07'],
    ['2017.11至2019.05', '2017-11…2019-05'],
    ['从2018.3到2020.11', '2018-03…2020-11'],
    ['2016/4から2019/3', '2016-04…2019-03'],
    // Parts of a year, in words.
    ['early 2020 - late 2021', '2020…2021'],
    ['mid-2018 – present', '2018…now'],
    ['End of 2016 – beginning of 2019', '2016…2019'],
    ['Anfang 2020 – Ende 2021', '2020…2021'],
    ['Mitte 2018 - heute', '2018…now'],
    ['début 2017 – fin 2019', '2017…2019'],
    ['principios de 2015 – finales de 2018', '2015…2018'],
    ['inizio 2014 - fine 2016', '2014…2016'],
    ['Summer Term 2019 – Winter Term 2020', '2019…2020'],
    ['Fall Semester 2018 - Spring Semester 2019', '2018…2019'],
    ['3Q 2019 – 1Q 2021', '2019…2021'],
    ['2H 2018 - 1H 2020', '2018…2020'],
    // School years.
    ['2016/17 – 2018/19', '2016…2019'],
    ['2016/2017 - 2018/2019', '2016…2019'],
    ['2018/19 – heute', '2018…now'],
    ['année 2017/18 à 2019/20', '2017…2020'],
    ['2017-18 to 2019-20', '2017…2020'],
    ['2017–18 – 2019–20', '2017…2020'],
    ['2022年4月新卒入社〜現職', '2022-04…now'],
    ['2019年3月入学～2021年2月', '2019-03…2021-02'],
    // A day, a month's name and a year, joined by dashes.
    ['12-Jan-2019 to 30-Mar-2021', '2019-01…2021-03'],
    ['1-Jun-19 - 3-Aug-20', '2019-06…2020-08'],
    ['03-mars-2018 – 28-févr.-2019', '2018-03…2019-02'],
    ['15-ago-2017 – Presente', '2017-08…now'],
    // The end has no year of its own.
    ['April 2022 until 30 August.', '2022-04…2022-08'],
    ['März 2021 – Juni', '2021-03…2021-06'],
    ['Feb 2019 - Nov, Leeds', '2019-02…2019-11'],
    ['T3/2019 – T5/2020', '2019-03…2020-05'],
    ["'18.3 ~ '20.11", '2018-03…2020-11'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]))

  test.each([
    ['room 10\\2', []],
    ['2560 pieces', []],
    ['Model 2558', []],
    ['room 110年', []],
    ['May 2020 – March of Dimes', ['2020-05…2020-05 single']],
    ['2018/19', ['2018…2019']],
    ['1,560 - 2,564 customers', []],
    ['Midterm 2019', ['2019…2019 single']],
    ['grew by 3Q', []],
  ])('%s stays what it is', (text, expected) => expect(read(text)).toEqual(expected))
})
