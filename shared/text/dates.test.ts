import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locale/locales.ts'
import { dateRanges, isLength, isOnlyDates, stackedRange } from './dates.ts'

const read = (text: string) =>
  dateRanges(text).map(
    ({ start, end, current, range }) => `${start}…${current ? 'present' : end}${range ? '' : ' single'}`,
  )

describe('dates as people print them', () => {
  test.each([
    ['01/2020 – Present', '2020-01…present'],
    ['2019,01 – 2021,03', '2019-01…2021-03'],
    ["Sept. '19 to Mar '21", '2019-09…2021-03'],
    ['2019–20', '2019…2020'],
    ['SEP-2019 – JAN-2021', '2019-09…2021-01'],
    ["02/'23-05/'23", '2023-02…2023-05'],
    ['Oslo 9/’16 - 02/’17', '2016-09…2017-02'],
    ["since 03.'21", '2021-03…present'],
    ['3 - 4/2014', '2014-03…2014-04'],
    ['5 - 11/2012\tBrennhof GmbH', '2012-05…2012-11'],
    ['9 bis 12.2002', '2002-09…2002-12'],
    ['(3.–4.2014)', '2014-03…2014-04'],
    ['Team of 5 - 11/2012', '2012-11…2012-11 single'],
    ['3-4-2014', '2014-04…2014-04 single'],
    ['May – Aug 2020', '2020-05…2020-08'],
    ['05/19 - 07/20', '2019-05…2020-07'],
    ['2018年4月～現在', '2018-04…present'],
    ['2018.04 \uFFFD 2020.01', '2018-04…2020-01'],
    ['22/08/2021 t/m 14/09/2023 - Monteur', '2021-08…2023-09'],
    ['6/5/23-8/11/23', '2023-06…2023-11'],
    ['M22/8 - M23/5', '1889-08…1890-05'],
    ['seit 2019', '2019…present'],
    ['1986(昭和61)年9月～1988(昭和63)年10月', '1986-09…1988-10'],
    ['2015年(平成27年)4月 – 2019年4月（平成31年4月）', '2015-04…2019-04'],
    ['平成27年（2015年）4月～現在', '2015-04…present'],
    ['1986（S61）年9月', '1986-09…1986-09 single'],
    ['2018 (60 Plätze) 4', '2018…2018 single'],
    ['2018. szeptember – 2020. július', '2018-09…2020-07'],
    ['2018 m. rugsėjis – 2020 m. birželis', '2018-09…2020-06'],
    ['2018. g. septembris – 2019. g. janvāris', '2018-09…2019-01'],
    ['2018 with Hunyo Works', '2018…2018 single'],
    ['kolovoz 2018. – prosinac 2019.', '2018-08…2019-12'],
    ['Setyembre 2018 – Hulyo 2019', '2018-09…2019-07'],
    ['qershor 2018 – gusht 2019', '2018-06…2019-08'],
    ['tháng 9 năm 2018 – tháng 6 năm 2020', '2018-09…2020-06'],
    ['มิถุนายน 2561 – มกราคม พ.ศ. 2563', '2018-06…2020-01'],
    ['08.2017 – heute', '2017-08…present'],
    ['mars 2018 à aujourd’hui', '2018-03…present'],
    ['enero de 2019 hasta la actualidad', '2019-01…present'],
    ['Fall 2018 – Spring 2019', '2018…2019'],
    ['2017—', '2017…present'],
    ['2017 –\tOslo', '2017…present'],
    ['2017 – Oslo', '2017…2017 single'],
    ['2017 –\t2019', '2017…2019'],
    ['05.2019 - ∞ KOWAL', '2019-05…present'],
    ['2019 – … Mock Mill', '2019…present'],
    ['03/2019 - ... (Leeds)', '2019-03…present'],
    ['1/2020 – ? Vale AG', '2020-01…present'],
    ['2019 →', '2019…present'],
    ['2019 ->', '2019…present'],
    ['2019 -> Mock Mill', '2019…2019 single'],
    ['2019 → Mock Mill', '2019…2019 single'],
    ['2017 … Mock Mill', '2017…2017 single'],
    ['Jan 2020 | Present', '2020-01…present'],
    ['2019 | Current accounts', '2019…2019 single'],
    ['2024 (año actual)', '2024…present'],
    ['2024(rok obecnie)', '2024…present'],
    ['2024 (current)', '2024…present'],
    ['2015 (today Mock Mill)', '2015…2015 single'],
    ['2015 (currently Mock Mill)', '2015…2015 single'],
    ['Piekarz / 2016.12 .01 - obecnie', '2016-12…present'],
    ['2016.12 . 15 loaves', '2016-12…2016-12 single'],
    ['2010 to date', '2010…present'],
    ['Aprile 2025 - Ad Oggi', '2025-04…present'],
    ['Agosto de 2021 - Até os dias atuais', '2021-08…present'],
    ['2019 – bis auf Weiteres', '2019…present'],
    ['2019 – till further notice', '2019…present'],
    ['2019 – Hill till', '2019…2019 single'],
    ['2019 – Tillbury, Cook and Baker', '2019…2019 single'],
    ['ca. 2018 – ca. 2020', '2018…2020'],
    ['approx. 2012 – 2015', '2012…2015'],
    ['Somrarna 2016', '2016…2016 single'],
    ['Jun 3, 2019 – 12 July 2020', '2019-06…2020-07'],
    ['March 12 – April 15, 2019', '2019-03…2019-04'],
    ['May 30 to June 2 2021', '2021-05…2021-06'],
    ['May 30th 2021', '2021-05…2021-05 single'],
    ['March 12–15, 2019', '2019-03…2019-03 single'],
    ['March 12 – April 15', '2012-03…2015-04'],
    ['tháng 3 2020 - nay', '2020-03…present'],
    ['Summer 2020', '2020…2020 single'],
    ['2002', '2002…2002 single'],
    ['2015 / 07', '2015-07…2015-07 single'],
    ['2015 / 07 – 2016 / 08', '2015-07…2016-08'],
    ['2016 / 2017', '2016…2017'],
    ['1863-1865', '1863…1865'],
    ['since 1865', '1865…present'],
    ['2024 Aug. — present', '2024-08…present'],
    ['2024 Aug – 2025 Jan', '2024-08…2025-01'],
    ['2021년 3월 – 2023년 2월', '2021-03…2023-02'],
    ['2018年9月至今', '2018-09…present'],
    ['平成30年4月 – 令和2年3月', '2018-04…2020-03'],
    ['令和元年5月～現在', '2019-05…present'],
    ['2020 – (current)', '2020…present'],
    ['from Jan 2010 until Mar 2012', '2010-01…2012-03'],
    ['Jan 2020 – Dec 2021 · 2 yrs', '2020-01…2021-12'],
    ['2021 – expected 2025', '2021…2025'],
    ['07 2023 - 09 2024', '2023-07…2024-09'],
    ['2020, Jul-Okt.', '2020-07…2020-10'],
    ['2020 (Jan-Mar)', '2020-01…2020-03'],
    ['IX 2019 - III 2021', '2019-09…2021-03'],
    ['09.IX.2019', '2019-09…2019-09 single'],
    ['01.10.18 – 28.02.20', '2018-10…2020-02'],
    ['03-06/2020', '2020-03…2020-06'],
    ['2021年7月—8月', '2021-07…2021-08'],
    ['R2.4 – R4.3', '2020-04…2022-03'],
    ['２０２０年４月～２０２２年３月', '2020-04…2022-03'],
    ['2020. 3. ~ 2022. 2.', '2020-03…2022-02'],
    ['2023. 12 ~ 2024. 06', '2023-12…2024-06'],
    ['2012 г. – 2014 г.', '2012…2014'],
    ['с 2018 г. по настоящее время', '2018…present'],
    ['wrzesień 2015 r. – czerwiec 2018 r.', '2015-09…2018-06'],
    ['09.2018. – danas', '2018-09…present'],
    ['2013 - act.', '2013…present'],
    ['2019 – presente (cursando)', '2019…present'],
    ['March 2021 onwards', '2021-03…present'],
    ['2020 Fall – 2022 Spring', '2020…2022'],
    ['WS 19/20 – SS 21', '2019…2021'],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]))

  test.each([
    ['a phone number', '+49 30 23125 417'],
    ['a sum', 'raised 1,200 meals'],
    ['a decade', "the 1990's"],
    ['a model', 'the B2021x series'],
    ['a month alone', 'March'],
    ['a version', 'Python 3.12'],
    ['a number like an old year', 'Sold 1863 pieces'],
    ['such a number alone', '1865'],
    ['a sum of money', 'raised $2000'],
    ['a sum before its currency', '2000 EUR a month'],
    ['a standard', 'ISO 9001:2015'],
    ['a version of three parts', 'release 12.2019.3'],
    ['a score', 'scored 09/10 in maths'],
    ['an average', 'GPA 03.85'],
    ['a time of day', 'at 10.30'],
    ['an era alone', 'R2.4'],
    ['a longer phone number', '+49 170 2019 2020'],
    ['a part number', 'SKU 2019-4411'],
    ['a pay grade', 'Facilities Specialist (GS-2030-11)'],
    ['the number of a file', 'Az. KD/2019/04'],
    ['a weakness', 'fixed CVE-2019-12'],
    ['a Roman numeral', 'Article IV'],
    ['more than a number', '2000+ customers'],
  ])('%s is no date', (_, text) => expect(read(text)).toEqual([]))

  test.each([
    ['Expected Jun 2025', '2025-06'],
    ['May 2026 (Expected)', '2026-05'],
    ['Anticipated Graduation Date: May 2026', '2026-05'],
    ['expected to graduate in June 2025', '2025-06'],
    ['Class of 2020', '2020'],
    ['Graduating June 2025', '2025-06'],
    ['voraussichtlich 2025', '2025'],
    ['diplôme prévu en juin 2025', '2025-06'],
    ['conclusão prevista: 2025', '2025'],
    ['预计2025年6月毕业', '2025-06'],
    ['2025년 2월 졸업 예정', '2025-02'],
    ['2025年3月卒業見込', '2025-03'],
    ['2025 – 2027 (expected)', '2025'],
    ['Feb 2018 – Present · 3 yrs 2 mos', '2018-02'],
    ['2019.03 ~ 2021.02 (2년)', '2019-03'],
    ['De 2018 à 2020 (2 ans)', '2018'],
  ])('%s: what belongs to the date is printed with it', (text, start) => {
    const [range, ...others] = dateRanges(text)
    expect([range?.start, range?.printed, others]).toEqual([start, text, []])
  })

  test.each([
    ['Graduation project, 2019', '2019'],
    ['2019 expected value theory', '2019'],
    ['May 2020 – Graduation speaker', 'May 2020'],
    ['Mode de vie, 2018', '2018'],
    ['2 years at Acme, 2018', '2018'],
  ])('%s: what says something else stays', (text, printed) =>
    expect(dateRanges(text)[0]?.printed).toBe(printed),
  )

  test.each([
    ['a small word', 'i 2019', '2019'],
    ['a numeral of something else', 'Phase II 2019', '2019'],
    ['a count', 'a team of 12 2019', '2019'],
  ])('%s is no month: %s', (_, text, start) => expect(dateRanges(text)[0]?.start).toBe(start))

  test('two single dates in a sentence make no range', () =>
    expect(read('Grew from 2019 sales with 2021 targets')).toEqual(['2019…2019 single', '2021…2021 single']))
  test('a range that runs backwards stays as it was printed', () =>
    expect(read('2021 – 2019')).toEqual(['2021…2019']))
})

describe('a text that is only dates', () => {
  test.each(['(2018 - 2020)', 'Expected May 2026', 'Mar 2020 – Now', 'heute'])('%s', (text) =>
    expect(isOnlyDates(text)).toBe(true),
  )
  test.each(['Award 2019', 'Acme Ltd, 2018 – 2020', 'Berlin', ''])('not: %s', (text) =>
    expect(isOnlyDates(text)).toBe(false),
  )
})

test.each([
  ['lis 2018 – sty 2020', '2018-11', '2020-01', false],
  ['sie 2018 – obecnie', '2018-08', '', true],
  ['2018년 3월 – 재학중', '2018-03', '', true],
  ['2018年3月 – 至る現在', '2018-03', '', true],
  ['2019.11 – 至 今', '2019-11', '', true],
  ['март 2018 – по н.в.', '2018-03', '', true],
])('%s', (text, start, end, current) => {
  expect(dateRanges(text)).toMatchObject([{ start, end, current, range: true }])
})

test.each<[string, string, string | undefined]>([
  ['03/2019', '07/2021', '03/2019 – 07/2021'],
  ['07/2021', '03/2019', '03/2019 – 07/2021'],
  ['Present', '03/2019', '03/2019 – Present'],
  ['2019', 'Present', '2019 – Present'],
  ['2019 – 2020', '2021', undefined],
  ['May 2017 –', '2020', undefined],
  ['2017', '– 2020', undefined],
  ['enero de 2021 a', 'actualidad', undefined],
  ['2019', 'Bristol', undefined],
  ['Present', 'Present', undefined],
])('%s over %s is %s', (above, below, range) => {
  expect(stackedRange(above, below)).toBe(range)
})

test.each<[string, string, string]>([
  ['2012/Aug – 2014/May', '2012-08', '2014-05'],
  ['BSc Real Estate, 2012 Jan – 2016 Mar', '2012-01', '2016-03'],
  ['май 2016 – по наст. время', '2016-05', ''],
  ['Welder, 2016→', '2016', ''],
])('%s', (text, start, end) => {
  expect(dateRanges(text)).toMatchObject([{ start, end, range: true }])
})

const FRAGMENT = fc.constantFrom(
  ...'3|03|17|2019|1863|21|19|May|mai|Sept.|März|enero|summer|Q2|h1|present|heute|actualidad|since|until|expected'.split(
    '|',
  ),
  ..." - | – |–|-|/|.|, | |  | to | de |\t|(|)|'19|’21|st|th|Acme|real |x".split('|'),
)

/** Beside an ideograph dates are searched for at every letter, and not only where one can begin. */
const searchedFor = (text: string) =>
  dateRanges(`あ\t${text}`).map((range) => ({ ...range, from: range.from - 2, to: range.to - 2 }))

test('dates are found at their first signs as by a search of every letter', () => {
  const texts = fc.array(FRAGMENT, { minLength: 1, maxLength: 9 }).map((fragments) => fragments.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(dateRanges(text)).toEqual(searchedFor(text))
    }),
    { numRuns: 2000 },
  )
})

describe.each(
  LOCALES.flatMap(({ language, dates }) => (dates?.present ? [{ language, present: dates.present }] : [])),
)('in $language', ({ present }) => {
  test.each(present)('a range ends with “%s”', (word) => {
    for (const printed of [`2019 – ${word}`, `2019–${word.toUpperCase()}`])
      expect(dateRanges(printed)[0]).toMatchObject({ start: '2019', current: true })
  })
})

test.each([
  '2019 – hasta hoy',
  '2019 - bis heute',
  '2019 – do dziś',
  '03/2019 – até hoje',
  '2019–по настоящее время',
])('a word for until may follow the dash: %s', (printed) => {
  expect(dateRanges(printed)[0]).toMatchObject({ range: true, current: true })
})

test.each<[string, boolean]>([
  ['around 5.5 years', true],
  ['총 3년 1개월', true],
  ['4 years and 2 months.', true],
  ['5 years at Trask & Sons', false],
  ['Java', false],
  ['2015', false],
])('%s is a length of time and nothing else: %s', (text, expected) => {
  expect(isLength(text)).toBe(expected)
})

test.each([
  ['Palo Alto, CA 2013 – 2014', '2013 – 2014'],
  ['Palo Alto, ca 2013 – 2014', 'ca 2013 – 2014'],
  ['CA. 2013 – 2014', 'CA. 2013 – 2014'],
])('a state is no word for nearly: %s', (text, printed) =>
  expect(dateRanges(text).map((range) => range.printed)).toEqual([printed]),
)
