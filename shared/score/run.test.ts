import { expect, test } from 'vitest'
import { evidenceIn } from '#shared/jobs/matching/evidence.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { CheckDefinition } from './check.ts'
import { fail } from './check.ts'
import { run } from './run.ts'
import { lookAt } from './subject.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const resume = sampleResume()
const seen = lookAt({
  resume,
  facts: cleanFacts(),
  job: null,
  asOf: AS_OF,
  heap: null,
  blank: false,
  evidence: evidenceIn(resume, lexicon()),
})
const subject = { ...seen, requirements: [] }

test.each([
  ['There is a gap before Clerk at Acme Inc..', 'There is a gap before Clerk at Acme Inc.'],
  ['Name it at Acme Inc.. Then go on.', 'Name it at Acme Inc. Then go on.'],
  ['Shorten “Moved ../src to ./lib.. and back”.', 'Shorten “Moved ../src to ./lib.. and back”.'],
  ['Look at ../src and wait...', 'Look at ../src and wait...'],
  ['Improve “Led a team.”. Add a number.', 'Improve “Led a team.” Add a number.'],
  ['Shorten “Led a team of …”.', 'Shorten “Led a team of …”.'],
  ['Say more than “and so on...”.', 'Say more than “and so on...”.'],
])('“%s” is printed as “%s”', (said, printed) => {
  const check: CheckDefinition = {
    id: 'a-check',
    title: 'A check',
    why: 'Because.',
    place: 10,
    weight: 1,
    part: 'section',
    group: 'experience',
    restsOn: [],
    look: () => fail(said, said),
  }
  expect(run([check], subject)[0]).toMatchObject({ finding: printed, fix: printed })
})

test.each([
  [0, 'fail'],
  [1, 'could_not_check'],
])('with %s pages that are pictures over text, what the text is without is a %s', (layeredPages, status) => {
  const check: CheckDefinition = {
    id: 'a-check',
    title: 'A check',
    why: 'Because.',
    place: 10,
    weight: 1,
    part: 'section',
    group: 'education',
    restsOn: [],
    look: () => ({ ...fail('It is missing.', 'Add it.'), missing: 'education' }),
  }
  const facts = { ...cleanFacts(), layeredPages }
  expect(run([check], { ...subject, facts })[0]).toMatchObject({ status })
})

test.each([
  ['職務経歴書', 'education', 'not_applicable'],
  ['職務経歴書', 'contact', 'not_applicable'],
  ['職務経歴書', 'experience', 'fail'],
  ['履歴書・職務経歴書', 'education', 'fail'],
  ['履歴書', 'education', 'fail'],
] as const)('on a page that is called %s, missing %s is %s', (title, missing, status) => {
  const check: CheckDefinition = {
    id: 'a-check',
    title: 'A check',
    why: 'Because.',
    place: 10,
    weight: 1,
    part: 'section',
    group: 'education',
    restsOn: [],
    look: () => ({ ...fail('It is missing.', 'Add it.'), missing }),
  }
  const head = [{ text: title, page: 1, line: 1, bullet: false }]
  expect(run([check], { ...subject, resume: { ...resume, head } })[0]).toMatchObject({ status })
})
