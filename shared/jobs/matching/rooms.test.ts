import { expect, it } from 'vitest'
import { answer, item, POST, post, project } from '../testing/answers.ts'

// How many of the skills asked for are shown by what stands beside their names.

const ASKED = ['Kafka', 'Redis', 'Docker', 'Kubernetes', 'Terraform', 'Grafana', 'Jenkins', 'Ansible']
const shown = (resume: Parameters<typeof answer>[0]): number =>
  answer(resume, { text: 'We look for somebody who knows the work', required: ASKED }).filter(
    ({ kind, status }) => kind === 'tool' && status === 'proven',
  ).length
const all = ASKED.join(', ')
const told = (text: string) => post({ bullets: [text] })

it.each<[string, Parameters<typeof answer>[0], number]>([
  ['a verb before names', told(`Handled ${all} for 40 clients`), 2],
  ['two names and a deed', told('Built pages with Kafka and Redis'), 2],
  [
    'a sentence that says what was done with each',
    told(
      'Packed six services with Docker, moved them to Kubernetes, described every region in Terraform and drew their delays in Grafana',
    ),
    4,
  ],
  [
    'a long sentence around a list of all',
    told(
      `Planned the budget of the northern branch, hired eleven colleagues, moved everybody to new rooms, and ran ${all} there`,
    ),
    4,
  ],
  [
    'papers that nobody knows',
    { certifications: ASKED.map((name) => item(`Certified in ${name}`, 'Ashford Institute, 2024')) },
    1,
  ],
  [
    'papers that are known',
    {
      certifications: [
        'Docker Certified Associate',
        'Certified Kubernetes Administrator',
        'HashiCorp Terraform Associate',
      ].map((name) => item(name, '2024')),
    },
    3,
  ],
  [
    'projects without a date beside dated work',
    {
      ...told('Answered 40 calls a day'),
      projects: ['Kafka and Redis', 'Docker and Kubernetes', 'Terraform and Grafana'].flatMap(
        (names) => project({ bullets: [`Built a map of the harbor with ${names}`] }).projects ?? [],
      ),
    },
    1,
  ],
  [
    'projects without a date where there is no other work',
    {
      projects: ['Kafka and Redis', 'Docker and Kubernetes', 'Terraform and Grafana'].flatMap(
        (names) => project({ bullets: [`Built a map of the harbor with ${names}`] }).projects ?? [],
      ),
    },
    6,
  ],
  ['a title', { experience: [{ ...POST, position: 'Kafka and Redis Engineer' }] }, 2],
])('%s', (_, resume, most) => expect(shown(resume)).toBe(most))
