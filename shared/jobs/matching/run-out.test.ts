import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { lexicon } from '../vocabulary.ts'
import { evidenceIn } from './evidence.ts'
import { requirementFor } from './find.ts'
import { hasRunOut } from './run-out.ts'

const ASKING = { language: 'en', usual: false }

const AS_OF = '2025-06-15'

describe('a certificate that has run out', () => {
  it.each([
    ', valid until 2019',
    ' (expires 03/2024)',
    ', exp. 2022-05',
    ' (exp. 2019)',
    ', exp. June 2019',
    ', expiry: June 2023',
    ', expired March 2022',
    ', gültig bis 31.12.2023',
    ' (valid until 2019), valid until 2021',
  ])('First aid%s', (text) => expect(hasRunOut(text, AS_OF)).toBe(true))
})
describe('one that still holds', () => {
  it.each([
    ', valid until 2026',
    ' (expires 12/2025)',
    ', exp. 2025-06',
    ', 2019',
    ' (expired 2019, renewed 2024)',
    ' (expires 2019, renewed 2024)',
    ', valid until 2019, renewed until 2027',
    ', valid until 2019, now valid until 2027',
    ' expert in 2019',
    ' since 2004',
    ' driver, exp. 2015',
    ' team; contracts valid until 2020',
    ' team. Contracts valid until 2020',
  ])('First aid%s', (text) => expect(hasRunOut(text, AS_OF)).toBe(false))
})

const words = lexicon()
const status = (name: string, text: string) => {
  const resume = { ...resumeFromDraft(draft.parse({ personalInfo: {} })), headline: text }
  const matcher = { resume, evidence: evidenceIn(resume, words), lexicon: words, asOf: AS_OF, asking: ASKING }
  return requirementFor(name, true, 1, matcher).status
}
const NURSE = 'Registered nurse with ACLS (exp. 2019) and BLS (exp. 2027), First aid'

describe('of several certificates each has its own date', () => {
  it.each([
    ['BLS', NURSE],
    ['First aid', NURSE],
    ['Registered nurse', NURSE],
    ['First aid', 'First aid (expires 2019, renewed 2024)'],
    ['First aid', 'First aid, valid until 2019, renewed until 2027'],
    ['CDL Class A', 'CDL Class A driver, exp. 2015'],
    ['First aid', 'First aid, CPR, expired in May 2021'],
    ['Registered nurse', 'Registered Nurse & ACLS (exp. 2019)'],
    ['Registered nurse', 'RN BLS (exp. 2019)'],
    ['PMP', 'PMP/CISSP (expired 2019)'],
    ['PMP', 'PMP, CISSP (in progress)'],
    ['Hazmat endorsement', 'CDL Class A with Hazmat and Tanker endorsements'],
    ['PMP', 'Managed PMP certified team; contracts valid until 2020'],
  ])('%s is held: %s', (name, text) => expect(status(name, text)).toBe('proven'))
  it.each([
    ['ACLS', NURSE],
    ['First aid', 'Kept the wards clean; first aid, valid until 2019'],
    ['First aid', 'First aid at work (valid until 2021)'],
    ['CPCS', 'CPCS A61 Appointed Person, expired March 2022'],
    ['Appointed Person', 'CPCS A61 Appointed Person, expired March 2022'],
    ['CPR', 'First aid, CPR, expired in May 2021'],
    ['ACLS', 'Registered Nurse & ACLS (exp. 2019)'],
    ['CISSP', 'PMP/CISSP (expired 2019)'],
    ['PMP', 'PMP (in progress)'],
    ['Driving licence', 'Driving licence (in progress)'],
    ['Teaching certificate', 'Teaching certificate (in progress)'],
    ['Food hygiene certificate', 'Food hygiene certificate, in progress'],
    ['Hazmat endorsement', 'Hazmat endorsement (in progress)'],
    ['Driving licence', 'Issued licences for driving instructors at the council'],
    ['Driving licence', 'Checked the licence of each driver'],
    ['Driving licence', 'Ran checks on licences of driving staff'],
  ])('%s is not: %s', (name, text) => expect(status(name, text)).toBe('missing'))
})
