import { describe, expect, test } from 'vitest'
import { CLICHES, FILLERS } from '../words/cliches.ts'
import { cut } from './cut.ts'
import { PhraseFinder } from './phrases.ts'

const EMPTY = [...FILLERS, ...CLICHES]
const finder = new PhraseFinder(EMPTY.map(({ phrase }) => phrase))
const instead = new Map(EMPTY.map(({ phrase, instead: other }) => [phrase, other]))
const shortened = (text: string) => cut(text, finder.find(text), (phrase) => instead.get(phrase) ?? '')

describe('a sentence without its empty phrases', () => {
  test.each([
    ['A bilingual, results-oriented Office Coordinator', 'A bilingual Office Coordinator'],
    ['A results-oriented engineer with 9 years', 'An engineer with 9 years'],
    ['Results-driven and patient nurse', 'Patient nurse'],
    ['Creative and self-motivated designer', 'Creative designer'],
    ['A dedicated and passionate nurse', 'A dedicated nurse'],
    ['Hard-working carpenter who builds stairs', 'Carpenter who builds stairs'],
    ['Prepared forms, letters, invoices, etc.', 'Prepared forms, letters and invoices'],
    ['Led support, networks, storage, and much more.', 'Led support, networks and storage.'],
    ['Sold pens, paper, etc', 'Sold pens and paper'],
    ['Drew plans, models, etc...', 'Drew plans and models'],
    ['In order to cut waste, changed the menu', 'To cut waste, changed the menu'],
    ['Called clients on a daily basis in order to plan', 'Called clients daily to plan'],
    ['Worked on a wide range of boats', 'Worked on boats'],
    ['Ran the shop. Sold pens, paper, etc.', 'Ran the shop. Sold pens and paper.'],
    ['Sold pens, paper of old, etc', 'Sold pens and paper of old'],
    ['Sold bread basically.', 'Sold bread.'],
    ['Trained staff, was able to cut turnover by 9 %', 'Trained staff, cut turnover by 9 %'],
  ])('%s → %s', (text, better) => expect(shortened(text)).toBe(better))

  test.each([
    ['an opening that carries the sentence', 'Highly motivated to work in a team'],
    ['a list whose end says something else', 'Handled mail and phones, etc.'],
    ['examples in brackets', 'Tested 22 kinds of harm (fraud, self-harm, etc.) a week'],
    ['a list that is joined already', 'Stock planning & ordering, staff training etc.'],
    ['a list that goes on', 'Sold books, pens, etc. to schools'],
    ['a list of one', 'Handled mail, etc.'],
    ['a last item of many words', 'Sold pens, paper of all kinds, etc'],
    ['a phrase beside another that cannot go', 'In order to sell, was able to plan and run 12 fairs'],
    ['the last of two', 'Baker, highly motivated'],
    ['one of two with what leans on it', 'Creative and passionate about paper'],
    ['one of three', 'A creative, passionate, quick designer'],
    ['a fact that something rests on', 'Grew sales despite the fact that shops closed'],
    ['verbs that go together', 'Was able to plan and run 12 fairs'],
    ['nothing else', 'Etc.'],
    ['a noun in a list', 'Hard working personality, flexibility, curiosity'],
    ['what stands behind a heading', 'PERSONAL SUMMARY Hard-working employee of the bakery'],
    ['an adjective between two people', 'A critical thinker and passionate software designer'],
    ['what one is passionate about', 'Passionate about using technology for schools'],
    ['what stands at the end', 'Described by managers as highly motivated'],
    ['who lacks an article', 'I am reliable hard working student of the town'],
    ['a line in no order itself', 'Taught himself a variety of crafts. boats —wooden— sold'],
    ['who would be a person, and no more', 'I am a highly motivated and hardworking person.'],
  ])('is refused for %s', (_, text) => expect(shortened(text)).toBe(''))
})
