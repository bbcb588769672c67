import { describe, expect, test } from 'vitest'
import { jobFromText } from '#shared/jobs/from-text.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

// What people try in order to win points. Each trick is named in plain words and costs more than it could bring.

const POSTING = `Frontend Developer
We are looking for a Frontend Developer for our booking pages.

Requirements
- Strong experience with React and TypeScript
- Experience with GraphQL, Redux and Webpack
- Good knowledge of accessibility and automated tests with Cypress
- Experience with Docker and Kubernetes is required

What you will do
- Design, build and maintain efficient, reusable and reliable user interfaces for our customers
- Work closely with product managers and designers to plan and ship releases every two weeks
- Mentor junior developers, review their code and share what you know with the whole team`

const job = jobFromText(POSTING, { category: '', role: '' })

type Trick = (resume: Resume, facts: DocumentFacts) => void

function scored(trick: Trick) {
  const [resume, facts] = [sampleResume(), cleanFacts()]
  trick(resume, facts)
  return score({ resume, facts, job, asOf: AS_OF })
}

/** What an honest person with this resume gets for this job. */
const HONEST = scored(() => {})

const hidden =
  (text: string, reason: string): Trick =>
  (_, facts) => {
    facts.hiddenText.push({ page: 1, line: 3, text, reason })
  }
const firstPosition = (resume: Resume, bullets: string[]) => {
  const [first] = resume.experience
  if (first) resume.experience = [{ ...first, bullets }]
  resume.projects = []
}
const KEYWORDS = 'GraphQL, Redux, Webpack, Cypress, Docker, Kubernetes, React, TypeScript, accessibility'

const TRICKS: Record<string, [Trick, string]> = {
  'text in white': [hidden(KEYWORDS, 'white'), 'ats-hidden-text'],
  'text in tiny letters': [hidden(KEYWORDS, 'tiny'), 'ats-hidden-text'],
  'text off the page': [hidden(KEYWORDS, 'off-page'), 'ats-hidden-text'],
  'the posting pasted as bullets': [
    (resume) =>
      firstPosition(
        resume,
        POSTING.split('\n')
          .filter((l) => l.startsWith('- '))
          .map((l) => l.slice(2)),
      ),
    'keyword-copied',
  ],
  'the posting pasted below honest bullets': [
    (resume) =>
      resume.experience[0]?.bullets.push(
        'Design, build and maintain efficient, reusable and reliable user interfaces for our customers',
        'Work closely with product managers and designers to plan and ship releases every two weeks',
      ),
    'keyword-copied',
  ],
  'the posting in other words': [
    (resume) =>
      resume.experience[0]?.bullets.push(
        'Designed, built and maintained efficient, reusable, reliable interfaces for customers',
        'Worked in close touch with product managers and designers, planning and shipping a release every two weeks',
        'Mentored juniors, reviewed code and shared my knowledge with the team',
        'Gained experience using GraphQL, Redux, Webpack',
        'Required experience using Docker, Kubernetes',
      ),
    'keyword-copied',
  ],
  'the posting in other words, with figures hung on': [
    (resume) =>
      resume.experience[0]?.bullets.push(
        'Designed, built and maintained 14 efficient, reusable, reliable interfaces for customers',
        'Worked closely with 9 product managers and designers, planned and shipped releases every two weeks',
        'Mentored 5 junior developers, reviewed their code and shared what I know with the whole team',
      ),
    'keyword-copied',
  ],
  'the posting as a summary': [
    (resume) => {
      resume.summary = POSTING.split('\n')
        .filter((line) => line.startsWith('- '))
        .map((line) => `${line.slice(2)}.`)
        .join(' ')
    },
    'keyword-copied',
  ],
  'the names asked for in lines that hardly say a word more': [
    (resume) =>
      resume.experience[0]?.bullets.push(
        'Handled GraphQL, Redux, Webpack, Cypress and Docker for 40 shops',
        'Rolled out Kubernetes, Docker, React, TypeScript and GraphQL in 3 months',
        'Managed Cypress, Webpack, Redux and Kubernetes across 6 teams',
      ),
    'keyword-copied',
  ],
  'three hundred skills': [
    (resume) => {
      resume.skills = Array.from({ length: 300 }, (_, i) => ({
        name: `Framework ${i}`,
        level: '',
        group: '',
      }))
    },
    'ats-stuffing',
  ],
  'one keyword a hundred times': [
    (resume) => resume.experience[0]?.bullets.push(Array<string>(100).fill('Kubernetes').join(' ')),
    'ats-stuffing',
  ],
  'the same bullet seven times': [
    (resume) =>
      firstPosition(resume, Array<string>(7).fill('Built 40 pages with React for 3 teams in Portland')),
    'bullet-strength',
  ],
  'one sentence with a word exchanged': [
    (resume) =>
      firstPosition(
        resume,
        ['output', 'quality', 'speed', 'safety', 'morale', 'service', 'turnover', 'accuracy'].map(
          (word, i) => `Raised ${word} by ${i + 11} % with weekly meetings and new lists for the whole team`,
        ),
      ),
    'bullet-strength',
  ],
  'bullets that say nothing': [
    (resume) => firstPosition(resume, Array<string>(7).fill('Worked on the platform team')),
    'bullet-strength',
  ],
  'a template that was not filled in': [
    (resume) => {
      resume.name = 'Your Name'
      for (const e of resume.experience) Object.assign(e, { company: '[Company]', position: 'Job Title' })
    },
    'placeholders',
  ],
  'filler text': [
    (resume) => {
      resume.summary = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
      firstPosition(resume, [
        'Sed do eiusmod tempor incididunt ut labore et dolore magna aliqua',
        'Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris',
        'Duis aute irure dolor in reprehenderit in voluptate velit esse',
        'Excepteur sint occaecat cupidatat non proident, sunt in culpa',
      ])
    },
    'placeholders',
  ],
  'filler text in one line of a post': [
    (resume) => resume.experience[1]?.bullets.push('Lorem ipsum dolor sit amet, consectetur adipiscing elit'),
    'placeholders',
  ],
  'the bullets of one post in every other': [
    ({ experience: [first, ...others] }) => {
      for (const other of others) other.bullets = [...(first?.bullets ?? [])]
    },
    'bullet-strength',
  ],
  'twenty years claimed for six': [
    (resume) => {
      resume.summary = resume.summary.replace('six years', 'twenty years')
    },
    'years-claimed',
  ],
  'traits instead of deeds': [
    (resume) =>
      firstPosition(resume, [
        'Demonstrated strong communication skills',
        'Exhibited excellent leadership abilities',
        'Displayed a passion for customer service',
        'Maintained a positive attitude at all times',
        'Showed initiative and strong work ethic',
        'Possess excellent problem-solving skills',
      ]),
    'bullet-strength',
  ],
}

describe('a trick', () => {
  test.each(Object.entries(TRICKS))('is named and costs points: %s', (_, [trick, id]) => {
    const result = scored(trick)
    const check = result.checks.find((c) => c.id === id)
    expect(check?.status).toMatch(/fail|partial/)
    expect(check?.finding).not.toBe('')
    expect(result.overall_score).toBeLessThanOrEqual(HONEST.overall_score)
    // Where the match limits the whole, the loss shows in the other headline figure.
    expect(result.overall_score + (result.quality_score ?? 0)).toBeLessThan(
      HONEST.overall_score + (HONEST.quality_score ?? 0),
    )
  })
})

test('one bullet proves a handful of skills at most', () => {
  const result = scored((resume) =>
    resume.experience[0]?.bullets.push(`Rebuilt the shop of two cities with ${KEYWORDS}`),
  )
  const path = 'experience.0.bullets.5'
  const proven = result.requirements.filter((r) => r.status === 'proven' && r.proof?.path === path)
  expect(proven.length).toBeGreaterThan(0)
  expect(proven.length).toBeLessThanOrEqual(5)
})

const LISTED: Record<string, string[]> = {
  'names behind a word of use': [
    'Used GraphQL, Redux and Webpack',
    'Worked with Cypress, Docker and Kubernetes',
  ],
  'bare names': ['GraphQL, Redux, Webpack', 'Cypress, Docker, Kubernetes'],
  'a verb and a name': ['Built GraphQL', 'Implemented Redux', 'Deployed Kubernetes'],
  'wishes and gaps': ['Eager to learn GraphQL, Redux and Webpack', 'No experience with Cypress yet'],
  'names behind a claim': ['Experience with GraphQL', 'Good knowledge of Redux', 'Familiar with Cypress'],
}
test.each(Object.entries(LISTED))('bullets of %s meet no requirement', (_, lines) => {
  const result = scored((resume) => resume.experience[0]?.bullets.push(...lines))
  const limitOf = ({ checks }: typeof result) => checks.find(({ id }) => id === 'keyword-required')?.limit
  expect(limitOf(result)).toBe(limitOf(HONEST))
  expect(result.requirements.filter(({ proof }) => lines.includes(proof?.text ?? ''))).not.toContainEqual(
    expect.objectContaining({ status: 'proven' }),
  )
})

const EMPTY = [
  'Worked on the platform team',
  'Helped with tasks',
  'Took part in meetings',
  'Assisted colleagues',
]
const HYPED = [
  'Leveraged cutting-edge synergies to drive innovative, scalable solutions across the organization',
  'Spearheaded transformational initiatives that delivered best-in-class outcomes for key stakeholders',
  'Championed a results-driven culture of excellence, agility and continuous improvement',
  'Streamlined mission-critical workflows to enable seamless, world-class experiences',
]
const FIGURED = [
  'Increased efficiency by 37 % across all teams',
  'Boosted satisfaction by 63 %',
  'Improved quality by 48 %',
  'Accelerated delivery by 80 %',
]
describe.each(Object.entries({ EMPTY, HYPED, FIGURED }))(
  'bullets of a kind that says nothing: %s',
  (_, lines) => {
    const qualityWith = (n: number): number =>
      scored((resume) => resume.experience[0]?.bullets.splice(0, n, ...lines.slice(0, n))).quality_score ?? 0
    test('cost more with each that stands for an honest one', () => {
      const qualities = [0, 2, 4].map(qualityWith)
      expect(qualities.toSorted((a, b) => b - a)).toEqual(qualities)
      expect(qualities[2]).toBeLessThan(qualities[1]!)
    })
    test('are each weaker than an honest one', () => {
      const result = scored((resume) => firstPosition(resume, [...lines]))
      expect(result.quality_score).toBeLessThan(76)
      expect(result.bullets.map(({ verdict }) => verdict)).not.toContain('strong')
    })
  },
)

test('a line that lists what it used lifts no other', () => {
  const claimed = (resume: Resume) => resume.experience[0]?.bullets.push(`Used ${KEYWORDS} daily`)
  expect(scored(claimed).bullets.find(({ text }) => text.startsWith('Used'))?.verdict).toBe('weak')
})

test('a sentence around a long list is a list, of whatever trade', () => {
  const list =
    'Introduced wound care, phlebotomy, triage, dialysis, intake, rounds, charting, discharge, rotas, audits, payroll, stock control, first aid, hygiene and transport for two wards'
  const result = scored((resume) => resume.experience[0]?.bullets.push(list))
  expect(result.bullets.find(({ text }) => text === list)?.verdict).toBe('weak')
})

test('a certificate that is but the name of a skill proves nothing', () => {
  const titled =
    (detail: string): Trick =>
    (resume) => {
      resume.certifications = [{ title: 'Redux', detail, date: '', link: '' }]
    }
  const statusOf = (trick: Trick) => scored(trick).requirements.find(({ text }) => text === 'Redux')?.status
  expect(statusOf(titled(''))).toBe('listed')
  expect(statusOf(titled('Ashford Institute, 2024'))).toBe('proven')
})

test('certificates claimed in bullets are worth less than one in its section', () => {
  const asked = ['Project Management Professional', 'Certified ScrumMaster']
  const matched = (trick: Trick): number => {
    const [resume, facts] = [sampleResume(), cleanFacts()]
    trick(resume, facts)
    const certifications = { required: asked, preferred: [] }
    return score({ resume, facts, job: { ...job, certifications }, asOf: AS_OF }).keyword_match.score ?? 0
  }
  const none = matched(() => {})
  const held = matched(({ certifications }) =>
    certifications.push({ title: asked[0] ?? '', detail: '', date: '2024', link: '' }),
  )
  for (const lines of [asked.map((name) => `Hold ${name}`), [`Earned ${asked.join(' and ')} in a year`]])
    expect(matched(({ experience }) => experience[0]?.bullets.push(...lines)) - none).toBeLessThan(
      (held - none) / 2,
    )
})

describe('all required skills in the list, and nowhere else', () => {
  const MISSING = ['GraphQL', 'Redux', 'Webpack', 'Cypress', 'Docker', 'Kubernetes']
  const naming = (n: number) =>
    scored((resume) => {
      for (const name of MISSING.slice(0, n)) resume.skills.push({ name, level: '', group: '' })
    }).overall_score
  const PROVING = [
    'Moved 14 order pages to GraphQL and Redux, which cut the requests for each page from 31 to 6',
    'Replaced two build scripts by Webpack and shortened the build from 9 minutes to 70 seconds',
    'Wrote 180 tests in Cypress for booking and payment and found 34 mistakes before customers did',
    'Packed six services in Docker images and moved them to Kubernetes without an hour offline',
  ]
  test('help with each, and far less than those that the work shows', () => {
    const scores = MISSING.map((_, n) => naming(n + 1))
    expect(scores.toSorted((a, b) => a - b)).toEqual(scores)
    const shown = scored((resume) => resume.experience[0]?.bullets.push(...PROVING)).overall_score
    expect(naming(MISSING.length)).toBeLessThan(shown - 10)
  })
})

test('one line for each keyword proves no more than two lines do', () => {
  const words = ['GraphQL', 'Redux', 'Webpack', 'Cypress', 'Docker', 'Kubernetes']
  const result = scored((resume) =>
    resume.experience[0]?.bullets.push(
      ...words.map((word) => `Opened and ran a page with ${word} for shops`),
    ),
  )
  const proven = result.requirements.filter(({ text, status }) => words.includes(text) && status === 'proven')
  expect(proven.map(({ text }) => text)).toEqual(['GraphQL', 'Redux'])
})

test('a copied line proves nothing', () => {
  const result = scored((resume) =>
    firstPosition(resume, ['Good knowledge of accessibility and automated tests with Cypress']),
  )
  expect(result.requirements.filter((r) => r.status === 'proven' && r.kind !== 'title')).toEqual([])
})

describe('the margin grows with the offense', () => {
  const words = KEYWORDS.split(', ')
  test('of hidden words', () => {
    const few = scored(hidden(words.slice(0, 4).join(' '), 'white')).overall_score
    const many = scored(hidden(Array<string>(8).fill(words.join(' ')).join(' '), 'white')).overall_score
    expect(many).toBeLessThan(few)
  })
  test('of listed skills', () => {
    const list =
      (n: number): Trick =>
      (resume) => {
        resume.skills = Array.from({ length: n }, (_, i) => ({
          name: `Framework ${i}`,
          level: '',
          group: '',
        }))
      }
    expect(scored(list(400)).overall_score).toBeLessThan(scored(list(100)).overall_score)
    const qualities = [30, 60, 78].map(
      (n) => scored(list(n)).checks.find(({ id }) => id === 'skills-count')?.limit ?? 100,
    )
    expect(qualities).toEqual([100, 92, 86])
  })
  test('of lines said before', () => {
    const limits = [0, 8, 16, 24].map(
      (n) =>
        scored((resume) =>
          resume.experience[0]?.bullets.push(
            ...Array<string>(n).fill('Wrote 40 pages for 3 teams in Portland'),
          ),
        ).checks.find(({ id }) => id === 'bullet-strength')?.limit ?? 100,
    )
    expect(limits.slice(0, 2)).toEqual([100, 100])
    expect(limits[2]).toBeLessThan(60)
    expect(limits[3]).toBeLessThan(limits[2] ?? 0)
  })
  test('of two full positions at once', () => {
    const limits = ['2021-12', '2024-12', '2025-12'].map(
      (end) =>
        scored((resume) => {
          const [first, second] = resume.experience
          if (first && second) {
            first.startDate = '2019-10'
            second.endDate = end
          }
        }).checks.find(({ id }) => id === 'overlaps')?.limit ?? 100,
    )
    expect(limits).toEqual([90, 78, 74])
  })
  test('of full positions at once', () => {
    const until =
      (...ends: string[]): Trick =>
      (resume) => {
        const [, second] = resume.experience
        if (!second) throw new Error('The sample has two positions')
        resume.experience.push(
          ...ends.map((endDate, i) => ({
            ...second,
            company: `Rowan Mills ${i}`,
            startDate: '2019-10',
            endDate,
          })),
        )
      }
    const limits = [
      until('2022-12'),
      until('2025-12', '2025-12'),
      until('2025-12', '2025-12', '2025-12'),
    ].map((trick) => scored(trick).checks.find(({ id }) => id === 'overlaps')?.limit ?? 100)
    expect(limits.toSorted((a, b) => b - a)).toEqual(limits)
    expect(new Set(limits).size).toBe(3)
  })
})

describe('absence earns nothing', () => {
  test('an empty resume scores nothing', () =>
    expect(score({ resume: emptyResume(), facts: null, job: null, asOf: AS_OF }).overall_score).toBe(0))

  test('a name and an address are hardly worth a point', () => {
    const { name, personalInfo, head } = sampleResume()
    const resume = { ...emptyResume(), name, personalInfo, head }
    expect(score({ resume, facts: null, job: null, asOf: AS_OF }).overall_score).toBeLessThan(15)
  })

  test('bullets that say nothing leave less than 45', () => {
    const result = score({
      resume: {
        ...sampleResume(),
        experience: sampleResume().experience.map((e) => ({
          ...e,
          bullets: Array<string>(4).fill('Worked on the platform team'),
        })),
        projects: [],
      },
      facts: cleanFacts(),
      job: null,
      asOf: AS_OF,
    })
    expect(result.overall_score).toBeLessThanOrEqual(45)
  })
})

describe('with a job', () => {
  const required = (met: number, source: 'role' | 'description' = 'description') => {
    const asked = ['GraphQL', 'Redux', 'Webpack', 'Cypress']
    const resume = sampleResume()
    for (const skill of asked.slice(0, met))
      resume.experience[0]?.bullets.push(`Built 12 pages with ${skill} for 3 shops`)
    return score({
      resume,
      facts: cleanFacts(),
      job: { ...job, source, required: asked, preferred: [], guessed: [] },
      asOf: AS_OF,
    }).overall_score
  }
  test('none of the required skills leaves at most 45, half of them at most 70', () => {
    expect(required(0)).toBeLessThanOrEqual(45)
    expect(required(2)).toBeLessThanOrEqual(70)
    expect(required(4)).toBeGreaterThan(required(2))
  })

  test('the same holds for a role, of which three in four are as good as all', () => {
    expect(required(0, 'role')).toBeLessThanOrEqual(45)
    expect(required(2, 'role')).toBeLessThanOrEqual(70)
    expect(required(3, 'role')).toBeGreaterThan(required(3))
  })

  test('the better of two resumes that lack the same skills stays the better one', () => {
    const lacking = {
      ...job,
      required: ['GraphQL', 'Redux', 'Webpack', 'Cypress'],
      preferred: [],
      guessed: [],
    }
    const overall = (resume: Resume) => score({ resume, facts: cleanFacts(), job: lacking, asOf: AS_OF })
    const weaker = sampleResume()
    firstPosition(weaker, ['Worked on pages', 'Worked on tests', 'Helped with releases'])
    const [good, weak] = [overall(sampleResume()), overall(weaker)]
    expect(weak.overall_score).toBeLessThan(good.overall_score - 5)
    expect(good.formula).toMatch(
      /Overall \d+ = \(0\.90 × Resume quality \d+ \+ 0\.10 × Job match \d+\) × 0\.45 for the required skills\.$/,
    )
  })
})

describe('tools that nothing else of the resume names', () => {
  const proven = (skills: number, ...bullets: string[]) =>
    scored((resume) => {
      resume.skills = ['Sketching', 'Sailing', 'Baking', 'Spanish', 'Typing', 'Filing']
        .slice(0, skills)
        .map((name) => ({ name, level: '', group: '' }))
      resume.experience[0]?.bullets.push(...bullets)
    }).requirements.filter(
      ({ status, proof }) => status === 'proven' && bullets.some((text) => text === proof?.text),
    ).length
  const CRAMMED = [
    'Built the booking desk of the ferry with GraphQL, Redux and Webpack',
    'Moved forty harbour services of the city to Docker and Kubernetes',
  ]
  test.each<[string, number, string[], number]>([
    ['prove three where lines name several', 5, CRAMMED, 3],
    ['prove all where little is listed', 4, CRAMMED, 4],
    [
      'prove all where each has its line',
      5,
      [
        'Built the booking desk of the ferry with GraphQL',
        'Kept the basket of the harbour shop in Redux',
        'Halved the bundle of the city pages with Webpack',
        'Moved forty services of the port to Docker',
      ],
      4,
    ],
  ])('%s', (_, skills, bullets, count) => expect(proven(skills, ...bullets)).toBe(count))
})
