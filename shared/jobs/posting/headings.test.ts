import { describe, expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { headingOf, inlineHeadingOf, runInHeadingOf, type SectionKind } from './headings.ts'

const line = (text: string, bullet = false): Block => ({
  text,
  bullet,
  gapBefore: !bullet,
  gapAfter: false,
})
const kindOf = (text: string): SectionKind | undefined =>
  headingOf(line(text), line('Python', true), 'must')?.kind

describe('the section a heading opens', () => {
  it.each([
    ["What you'll bring to the team", 'must'],
    ["Who we're looking for in our team", 'must'],
    ['What makes you a great fit for our team', 'must'],
    ['In general, an ideal candidate would have:', 'must'],
    ["Sounds interesting? Here's what we hope you can bring to our team:", 'must'],
    ['Strong candidates may also have', 'nice'],
    ['Additional skills (not required)', 'nice'],
    ['Extra shots for', 'nice'],
    ['Not wanted', 'process'],
    ['Even more awesome if', 'nice'],
    ["We'd be over the moon about", 'nice'],
    ['What to expect', 'duties'],
    ["What you'll do on the team", 'duties'],
    ['What success looks like', 'duties'],
    ['What will you be doing?', 'duties'],
    ['About the team', 'about'],
    ['Why Acme?', 'benefits'],
    ['What you can expect from us', 'benefits'],
    ['Preferred locations', 'process'],
    ['Tech we use', 'stack'],
    ['The ideal candidate also has', 'nice'],
    ['You must also have:', 'must'],
    ['You will also have', 'must'],
    ['You also have', 'must'],
    ['The right person also has', 'must'],
    ['Additional qualifications', 'must'],
    ['Professional development', 'benefits'],
    ['Qualifications and professional development', 'must'],
    ['Facilities', 'benefits'],
    ['Facilities management skills', 'must'],
    ['Research projects', 'about'],
    ['Research projects you have led', 'must'],
    ['What you need to know about us', 'about'],
    ['Benefits you will have in the job', 'benefits'],
    ['What you can look forward to', 'benefits'],
    ['We look forward to hearing from you if you have', 'must'],
    ['Not necessary, but nice to have', 'nice'],
    ['Not necessary', 'process'],
    ['Head Start requirements', 'must'],
    ['What gives you a head start', 'nice'],
  ] as const)('%j: %s', (text, kind) => expect(kindOf(text)).toBe(kind))
  it.each(['Experience with Python.', 'Salary: £30k'])('%j opens none', (text) =>
    expect(kindOf(text)).toBeUndefined(),
  )
  it('a name in capitals opens a plain list, it heads none', () =>
    expect(headingOf(line('SQL'), line('Python'), 'must')).toBeNull())
})

describe('a heading that says whether it is essential or desirable', () => {
  it.each([
    ['Experience (D): group work', 'nice'],
    ['Skills (E): case recording', 'must'],
    ['Knowledge (desirable): housing law', 'nice'],
    ['Experience: group work', 'experience'],
  ] as const)('%j: %s', (text, kind) => expect(inlineHeadingOf(text)?.kind).toBe(kind))
  it.each(['Vitamin (D): tablets', 'Section (E): welding bay'])('none in %j', (text) =>
    expect(inlineHeadingOf(text)).toBeNull(),
  )
})

describe('a heading that runs into its paragraph', () => {
  const rest = 'You know Excel, SQL and how a warehouse works, and you like to write it down.'
  it.each([
    [`Skills and experience. ${rest}`, 'must'],
    [`Rewards. ${rest}`, 'benefits'],
  ])('%j', (text, kind) => expect(runInHeadingOf(line(text))?.kind).toBe(kind))
  it.each(['Skills and experience. Short.', `Boots are what we make. ${rest}`])('none in %j', (text) =>
    expect(runInHeadingOf(line(text))).toBeNull(),
  )
})
