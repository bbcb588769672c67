import { expect, test } from 'vitest'
import type { Document } from '#shared/schema/document.ts'
import { linksOf, printedLinks } from './links.ts'
import { printedLines } from './testing/printed-lines.ts'

const urls = (rows: string[]): string[] => printedLinks(printedLines(rows)).map(({ url }) => url)

test.each<[string, string[], string[]]>([
  [
    'an address under a whole email',
    ['ada.quill@example.com', 'linkedin.com/in/ada-quill-example'],
    ['linkedin.com/in/ada-quill-example'],
  ],
  ['a host under a whole email', ['ada@example.org', 'quill.example.com'], ['quill.example.com']],
  ['the rest of an email is none', ['ada.quill@long-host', 'name.example.com'], []],
  ['nor behind what could be the end of the email', ['Email: ada@example.co', 'm.example.com'], []],
  ['nor behind a word that is a country’s', ['ada.quill@student.uni.de', 'mos.example.de'], []],
  [
    'a host that says it is one, under an email',
    ['ada.quill@student.uni.de', 'www.quill.example'],
    ['www.quill.example'],
  ],
  [
    'a host under an email that had room for more',
    ['12 Example Street, Springfield', 'ada.quill@example.org', 'quill.example.com'],
    ['quill.example.com'],
  ],
  ['the host of an email behind its hyphen is none', ['anna@quill-online.de | +49 30 5550142'], []],
  ['a host behind a hyphen that begins it', ['Web:-quill.example.com'], ['quill.example.com']],
  [
    'a host over its path, with a street beside them',
    ['www.linkedin.com ⇥ 12 Vale', '/in/ada-quill ⇥ Street'],
    ['www.linkedin.com/in/ada-quill'],
  ],
  [
    'a host over what no slash begins',
    ['www.quill.example ⇥ 12 Vale', 'Street ⇥ /in/'],
    ['www.quill.example'],
  ],
  ['an address broken after a hyphen', ['linkedin.com/in/ada-', 'quill'], ['linkedin.com/in/ada-quill']],
  [
    'an address broken after a hyphen, with its name in brackets',
    ['www.linkedin.com/in/odalys-', 'fernquist-8b1b4a12 (LinkedIn)'],
    ['www.linkedin.com/in/odalys-fernquist-8b1b4a12'],
  ],
  [
    'an address broken anywhere, with its name in brackets',
    ['ada.quill@example.com', 'quill.example.com/portfoliop', 'ieces (Portfolio)'],
    ['quill.example.com/portfoliopieces'],
  ],

  [
    'no word under an address that had room for it',
    ['quill.example.com/', 'Leeds (UK)', 'ada.quill.of.springfield@example.com'],
    ['quill.example.com/'],
  ],
  [
    'nor one under an address that had room for a letter',
    ['quill.example.com/work', 'weekends (mobile)', 'ada.quill.of.springfield@example.com'],
    ['quill.example.com/work'],
  ],
  [
    'nor another address with its name',
    ['quill.example.com/works/a', 'github.com/quill (Code)'],
    ['quill.example.com/works/a', 'github.com/quill'],
  ],
  [
    'an address broken anywhere and after hyphens, over four lines',
    [
      'ada.176@example.org',
      'https://example.com/i',
      'n/ada-vale-',
      'quill-of-springfield-',
      'a6637b1a1',
      'Leeds',
    ],
    ['https://example.com/in/ada-vale-quill-of-springfield-a6637b1a1'],
  ],
  [
    'a host, a blank and its path, broken',
    ['ada@example.com ⇥ https://www.linkedin.com /in/ada-', '97a336278/'],
    ['https://www.linkedin.com/in/ada-97a336278/'],
  ],
  [
    'a host beside others in long dashes',
    ['035 555 01 — ada@quill.example — quill.example'],
    ['quill.example'],
  ],
  ['a host with capitals, alone', ['Quill.com'], ['Quill.com']],
  ['none with capitals among words', ['Sold Quill.com to Hale'], []],
  ['no shortened words', ['m.in., e.g. i.e. a.k'], []],
  ['nor a word without a name', ['quill.example.com/work', 'kettles'], ['quill.example.com/work']],
])('%s', (_name, rows, expected) => expect(urls(rows)).toEqual(expected))

test('no heading is the path of an address over it', () => {
  const [page, heading] = printedLines(['quill.example.com/', 'SUMMARY'])
  heading!.line.size += 4
  expect(printedLinks([page!, heading!]).map(({ url }) => url)).toEqual(['quill.example.com/'])
})

test('a host under an email that the file links whole', () => {
  const [email, host] = printedLines(['ada.quill@student.uni.de', 'quill.example.de'])
  email!.line.runs[0]!.link = 'mailto:Ada.Quill@student.uni.de'
  expect(printedLinks([email!, host!]).map(({ url }) => url)).toEqual(['quill.example.de'])
})

test.each([
  ['https://www.linkedin.com/', 'linkedin.com/in/ada-quill', ['linkedin.com/in/ada-quill']],
  [
    'https://www.linkedin.com/in/ada-quill-7',
    'linkedin.com/in/ada-quill',
    ['https://www.linkedin.com/in/ada-quill-7'],
  ],
  ['https://quill.example/', 'My page', ['https://quill.example/']],
])('%s behind the printed %s', (link, text, expected) => {
  const [line] = printedLines([text])
  line!.line.runs[0]!.link = link
  expect(linksOf({ links: [] } as unknown as Document, [line!]).map(({ url }) => url)).toEqual(expected)
})

test('a bare host in what tells of work is nobody’s page', () => {
  const lines = printedLines(['lea.example.org', 'https://vale.example.org/ada', 'ada.example.org'])
  const told = (count: number) =>
    linksOf({ links: [] } as unknown as Document, lines, new Set(lines.slice(0, count))).map(({ url }) => url)
  expect(told(0)).toEqual(['lea.example.org', 'https://vale.example.org/ada', 'ada.example.org'])
  expect(told(3)).toEqual(['https://vale.example.org/ada'])
})
