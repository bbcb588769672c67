import { languagesOf, list } from '../../lists.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { capital, shareOf } from './shares.ts'

// Job titles of lists in 28 languages, and those that people put together: "VP of Product", "Sales Intern II".

const LEVELS = [
  'Senior',
  'Junior',
  'Lead',
  'Assistant',
  'Associate',
  'Principal',
  'Head',
  'Sr.',
  'Jr.',
  'Chief',
  'Deputy',
  'Interim',
  'Freelance',
  'Part-time',
  'Staff',
  'Executive',
  'Graduate',
  'Student',
]
const AREAS = [
  'Engineering',
  'Sales',
  'Marketing',
  'Product',
  'Operations',
  'Finance',
  'People',
  'Design',
  'Growth',
  'Data',
  'Research',
  'Communications',
  'Strategy',
  'Business Development',
  'Customer Success',
  'IT',
  'HR',
  'Legal',
  'Manufacturing',
  'Quality',
  'Logistics',
  'Procurement',
  'Nursing',
  'Education',
  'Programs',
  'Security',
  'Analytics',
  'Partnerships',
  'Content',
  'Supply Chain',
]
const CHIEFS = [
  'VP',
  'Vice President',
  'SVP',
  'EVP',
  'Head',
  'Director',
  'Senior Director',
  'Manager',
  'Senior Manager',
  'Co-Head',
  'Global Head',
  'Associate Director',
  'Dean',
  'Chief',
  'AVP',
  'Coordinator',
  'Leader',
]
const TITLE_TAILS = [
  'Intern',
  'Lead',
  'Manager',
  '(Contract)',
  '(Part-time)',
  'II',
  'III',
  'Internship',
  '(m/w/d)',
  'Trainee',
  'Consultant',
  'Co-op',
  '(Remote)',
  'I',
  'Volunteer',
  'Fellow',
]

export function titles(): Source[] {
  const english = list('titles/en.txt')
  const today = list('titles/today.txt')
  const composed = (random: Random) => {
    const way = random.below(8)
    if (way === 6)
      return `${random.pick(today)}${random.pick([' / ', ', ', ' & ', ' - ', ' and '])}${random.pick(today)}`
    if (way === 7) return `${random.pick(today)}, ${random.pick(AREAS)}`
    if (way === 0) {
      const area = random.chance(0.25) ? `${random.pick(AREAS)} & ${random.pick(AREAS)}` : random.pick(AREAS)
      return `${random.pick(CHIEFS)} of ${area}`
    }
    if (way === 1) return `${random.pick(CHIEFS)}, ${random.pick(AREAS)}`
    if (way === 2) return `${random.pick(LEVELS)} ${random.pick(english)}`
    if (way === 3) return `${random.pick(today)} ${random.pick(TITLE_TAILS)}`
    if (way === 4) return `${random.pick(LEVELS)} ${random.pick(today)}`
    return `${random.pick(AREAS)} ${random.pick(TITLE_TAILS)}`
  }
  return [
    ...languagesOf('titles')
      .filter((l) => l.length === 2)
      .map((l) => {
        const all = list(`titles/${l}.txt`)
        return {
          is: 'title',
          name: `titles ${l}`,
          share: shareOf(l),
          draw: (random: Random) => {
            const title = random.pick(all)
            return random.chance(0.8) ? capital(title) : title
          },
        }
      }),
    fromList('title', 'titles of today', 5, today),
    { is: 'title', name: 'composed titles', share: 4, draw: composed },
    fromList('title', 'placeholders', 0.5, list('placeholders/title.txt')),
  ]
}
