import { expect, test } from 'vitest'
import { leadsElsewhere, linkMismatches } from './link-mismatches.ts'

test.each([
  ['ada@example.com', 'mailto:ada.old@example.org'],
  ['github.com/ada', 'https://contoso.example.com/'],
  ['https://www.ada.example.com', 'http://github.com/ada'],
  ['linkedin.com/in/ada', 'https://www.linkedin.com/in/grace'],
  ['ada.example.com', 'https://mail.ada.example.com'],
  ['ada.example.com/work.', 'https://ada.example.com/words'],
  ['+1 503 555 0143', 'tel:+15035550199'],
])('“%s” and %s are two addresses', (text, link) => expect(leadsElsewhere(text, link)).toBe(true))

test.each([
  ['ada@example.com', 'mailto:Ada@Example.com?subject=Hello'],
  ['ada@example.com', 'mailto:ada%40example.com'],
  ['ada@example.com', 'https://ada.example.com'],
  ['Write to me', 'mailto:ada@example.org'],
  ['github.com/ada', 'https://www.github.com/ada'],
  ['linkedin.com/in/ada-', 'https://linkedin.com/in/ada-quill'],
  ['(503) 555-0143', 'tel:+1-503-555-0143'],
  ['https://ada.example.com/work.', 'https://ada.example.com/work'],
  ['engine.git/', 'https://code.example.org/ada/chess-engine.git/'],
  ['quill.example.com', 'https://www.ada-quill.example.com/'],
  ['github.com/AdaQuill/loom', 'https://github.com/Ada%20Quill/loom'],
  ['Node.JSand', 'https://courses.example.com/node'],
  [': ada@example.com', 'mailto:ada@example.com'],
  ['my code', 'https://contoso.example.com/'],
  ['2019', 'tel:+15035550199'],
])('“%s” and %s are not', (text, link) => expect(leadsElsewhere(text, link)).toBe(false))

test('a link that is written wrongly is read as it stands', () =>
  expect(leadsElsewhere('ada@example.com', 'mailto:%E0%A4%A')).toBe(true))

test('a link over several runs of a line is one', () => {
  const runs = ['ada.', 'lane@example.com'].map((text) => ({ text, link: 'mailto:ada.lane@example.com' }))
  expect(linkMismatches([{ page: 1, number: 1, runs }] as never)).toEqual([])
})
