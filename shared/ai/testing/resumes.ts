import { draft } from '#shared/schema/draft.ts'
import { analyze } from '#shared/score/analyze.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import type { MeasuredResume } from '../measure.ts'

// Invented people to measure a model with: for the benchmark and the tests, never part of the product.

const PEOPLE = [
  {
    firstName: 'Carla',
    position: 'Head Chef',
    company: 'Example House',
    lines: [
      'Ran the kitchen of a house with 60 seats and a team of 9',
      'Cut food waste by 34 % within a year',
      'Responsible for the cold station',
    ],
  },
  {
    firstName: 'Anders',
    position: 'Warehouse Manager',
    company: 'Sample Logistics',
    lines: [
      'Led 24 people in two shifts and shipped 3,400 parcels a day',
      'Responsible for stock counts',
      'Introduced scanners, which halved wrong deliveries',
    ],
  },
  {
    firstName: 'Mina',
    position: 'Frontend Developer',
    company: 'Invented Software',
    lines: [
      'Rebuilt the checkout in React and TypeScript; 12 % more orders were completed',
      'Worked on tests and documentation',
      'Mentored 2 junior developers',
    ],
  },
]
const job = { jobCategory: '', jobRole: '', jobDescription: '' }

export function measuredResumes(): MeasuredResume[] {
  return PEOPLE.map(({ firstName, position, company, lines }) => {
    const resume = resumeFromDraft(
      draft.parse({
        personalInfo: { firstName, lastName: 'Sample', email: `${firstName.toLowerCase()}@example.com` },
        experience: [{ id: '1', company, position, startDate: '2019', description: lines.join('\n') }],
      }),
    )
    return { name: firstName, resume, standard: analyze({ resume, facts: null, job, asOf: '2026-01-01' }) }
  })
}
