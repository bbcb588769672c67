import { expect, test } from 'vitest'
import { withEntryLinks } from './entry-links.ts'

const link = (text: string, url = `https://${text.split(' ')[0]?.toLowerCase()}.example`) => ({ text, url })
const line = (text: string) => ({ text, page: 1, line: 1, bullet: false })

const experience = [
  { position: 'Fellow of Rivers', company: 'Rill Trust, Bergen', link: '' },
  { position: 'Keeper', company: 'Rill Trust, Bergen', link: '' },
  { position: 'Diver', company: 'Sund', link: 'https://sund.example' },
]
const extras = [
  { title: 'Knots (certificate)', link: '' },
  { title: 'Sails (certificate)', link: '' },
]

test.each([
  ['a part of an employer', [link('Rill Trust')], ['https://rill.example', 'https://rill.example']],
  [
    'an employer before a position',
    [link('Fellow'), link('Rill Trust')],
    ['https://rill.example', 'https://rill.example'],
  ],
  ['a position', [link('Fellow of Rivers')], ['https://fellow.example', '']],
])('%s takes the address over it', (_, links, expected) => {
  const { said } = withEntryLinks({ experience }, links, { head: [] })
  expect(said.experience.map((entry) => entry.link)).toEqual([...expected, 'https://sund.example'])
})

test('as many addresses as heads with the same word are each its own', () => {
  const links = [link('(certificate)', 'https://a.example'), link('(certificate)', 'https://b.example')]
  const { said, rest } = withEntryLinks({ extras }, links, { head: [] })
  expect([said.extras.map((entry) => entry.link), rest]).toEqual([
    ['https://a.example', 'https://b.example'],
    [],
  ])
})

test.each([
  ['that stand among the ways to reach somebody', link('Rill Trust'), 'Mail | Rill Trust'],
  ['within a longer one', link('ill'), ''],
  ['that no head has', link('Portfolio'), ''],
])('words %s leave their link among the ways to reach somebody', (_, given, head) => {
  const said = { experience, extras }
  expect(withEntryLinks(said, [given], { head: [line(head)] })).toEqual({ said, rest: [given], beside: [] })
})

test.each([
  ['of an entry that has an address', [link('Sund')], 1],
  ['of several heads', [link('(certificate)')], 1],
  ['over one head twice', [link('Fellow of Rivers'), link('Fellow of Rivers', 'https://other.example')], 2],
])('words %s are beside what belongs to somebody', (_, given, beside) => {
  const said = { experience, extras }
  expect(withEntryLinks(said, given, { head: [] })).toMatchObject({ rest: [], beside: given.slice(-beside) })
})
