import { expect, test } from 'vitest'
import { printedLinks } from './links.ts'
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
  ['an address broken after a hyphen', ['linkedin.com/in/ada-', 'quill'], ['linkedin.com/in/ada-quill']],
])('%s', (_name, rows, expected) => expect(urls(rows)).toEqual(expected))
