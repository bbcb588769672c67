import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const required = (text: string) => jobFromText(text, { category: '', role: '' }).required
const told = 'and you will have shown this over several years in places of some size, wherever they were.'

it('beside much that is asked outright, what has a name of its own is taken from the work described', () =>
  expect(
    required(
      `QA Engineer\n\nAbout the role\n\nYou will own CI/CD, ETL, QA, A/B testing, IFRS 9 reporting, SEO and incident response.\n\nRequirements\n\nYou must know Python, SQL, Docker, Kubernetes, Terraform and Kafka, ${told}\n`,
    ).slice(6),
  ).toEqual(['CI/CD', 'ETL', 'QA', 'A/B testing', 'IFRS 9', 'SEO']))

it('of a trade without tools the work described is the craft', () =>
  expect(
    required(
      `Nurse\n\nAbout the role\n\nYou will be responsible for wound care, medication administration and care planning.\n\nRequirements\n\nYou must have experience with phlebotomy, ECG, triage, catheterisation, venepuncture and infection control, ${told}\n`,
    ).slice(6),
  ).toEqual(['Wound care', 'Medication administration', 'Care planning']))

it.each(['Go – nice to have', 'Go (nice to have)'])('%j is one word, and wishes for it', (item) =>
  expect(
    jobFromText(`Developer\nRequirements:\n- Python\n- SQL\n- ${item}`, { category: '', role: '' }).preferred,
  ).toEqual(['Go']),
)
