import { describe, expect, test } from 'vitest'
import type { Resume, SectionKind } from '#shared/schema/resume.ts'
import { doubtsOf, type Part } from './doubts.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const line = (text: string) => ({ text, page: 1, line: 1, bullet: false })
const other = (...texts: string[]) => ({
  kind: 'other' as const,
  heading: 'Mi camino',
  page: 1,
  line: 1,
  lines: texts.map(line),
})

const items = (kind: SectionKind, ...texts: string[]) => ({
  ...other(),
  kind,
  heading: kind,
  lines: texts.map((text) => ({ ...line(text), bullet: true })),
})

const changed = (change: (resume: Resume) => void): Resume => {
  const resume = sampleResume()
  change(resume)
  return resume
}
const parts = (change: (resume: Resume) => void) =>
  doubtsOf(changed(change), cleanFacts()).map(({ part }) => part)

test('a list of talks with their years is no summary', () => {
  expect(
    parts((r) => {
      r.summary = 'Developers’ day in Linz, Nov. 2017\nHarbour forum, Jul. 2012'
    }),
  ).toContain('summary')
})

test('rows of a civil state are no summary, and a sentence that tells of it may be one', () => {
  const about = (summary: string) =>
    parts((r) => {
      r.summary = summary
    })
  expect(about('Né le 4 mai 1990 à Lyon\nNationalité suisse')).toContain('summary')
  expect(about('Frontend developer, born in Lyon, with six years in web shops.')).not.toContain('summary')
})

test('prose above the first position may be the summary', () => {
  expect(
    parts((r) => {
      const prose =
        'Long experience with fairs and sales, knows how customers think and which solution they need.'
      r.summary = ''
      r.sections = r.sections.map((s) =>
        s.kind === 'experience' ? { ...s, lines: [line(prose), ...s.lines] } : s,
      )
    }),
  ).toContain('summary')
})

test.each<[string, string, Part, 'phone' | 'email' | 'address']>([
  ['a bare number', '20 90 02 29', 'contact', 'phone'],
  ['an address with lost letters', 'jan\ufffd\ufffd@example.com', 'contact', 'email'],
  ['a street', 'Indirizzo: Vicolo Modello 1, Paese (XX)', 'location', 'address'],
])('%s among the ways of contact may have been misread', (_, text, part, field) => {
  const under = (...texts: string[]) =>
    parts((r) => {
      r.personalInfo[field] = ''
      r.head = [line(r.name)]
      r.sections.push(other('jane@example.com', ...texts))
      if (text.includes('@')) r.sections = [other(...texts)]
    })
  expect(under(text)).toContain(part)
  expect(under('2013 - 2016', 'Room 12')).not.toContain(part)
})

test('a list under a label may be the skills', () => {
  const languages = (...texts: string[]) =>
    parts((r) => {
      r.skills = []
      r.sections = [items('languages', 'Català: natiu', ...texts)]
    })
  expect(languages('Coneixements:', 'ofimàtica, xarxes, aplicacions')).toContain('skills')
  expect(languages('ofimàtica, xarxes, aplicacions')).not.toContain('skills')
})

test('work that spans elsewhere speak against names these, and no entry that was read', () => {
  const { sections, ...resume } = sampleResume()
  resume.experience = resume.experience.map((e) => ({ ...e, position: 'Granite' }))
  const spans = ['Acme 2017 – 2018', 'Mills 2018 – 2019', 'Bank 2014 – 2015']
  const doubt = doubtsOf({ ...resume, sections: [...sections, other(...spans)] }, cleanFacts()).find(
    ({ part }) => part === 'entries',
  )
  expect(doubt?.lines.map(({ text }) => text)).toEqual(spans)
})

test.each(['| jane@example.com | LinkedIn', 'Mobile 010\uFFFD5550\uFFFD0143'])(
  'a phone number may have been lost from “%s”',
  (text) => {
    const read = parts((r) => {
      r.personalInfo.phone = ''
      r.head = [line('Jane Sample'), line(text)]
    })
    expect(read).toContain('contact')
  },
)

test('single small words under an unknown heading are traits, and no work', () => {
  const read = parts((r) => {
    Object.assign(r, { experience: [], projects: [], volunteering: [] })
    r.sections = [{ ...other('Punctual', 'friendly', 'calm'), heading: 'Strong sides' }]
  })
  expect(read).not.toContain('experience')
})

describe('there is no doubt about work beside studies under a heading with accents', () => {
  test.each([
    ['FORMAÇÃO', 'pt'],
    ['Formación', 'es'],
    ['Éducation', 'fr'],
    ['Vzdělání', 'cs'],
    ['Wykształcenie', 'pl'],
    ['Educație', 'ro'],
    ['Eğitim', 'tr'],
    ['Utbildning', 'sv'],
  ])('%s', (heading, language) => {
    const studies = ['Fashion design', 'Modelo College', '2016 – 2019'].map(line)
    const read = (title: string): Part[] =>
      parts((r) => {
        Object.assign(r, { experience: [], projects: [], volunteering: [], language })
        r.sections = [{ kind: 'education', heading: title, page: 1, line: 1, lines: studies }]
      })
    expect(read(heading)).not.toContain('experience')
    expect(read('Mi camino')).toContain('experience')
  })
})

describe('there is no doubt', () => {
  test.each<[string, (resume: Resume) => void]>([
    [
      'about work beside projects and a list of another kind',
      (r) => {
        r.experience = []
        r.sections = [{ ...other('Arcadia', 'Machinal', 'Twelfth Night'), heading: 'Theatre' }]
      },
    ],
    [
      'about skills where a few lines were read as nothing',
      (r) => {
        r.skills = []
        r.sections = r.sections.filter(({ kind }) => kind !== 'skills')
        r.head.push(line('unread words here'))
      },
    ],
    ['about a resume that was read whole', () => {}],
    [
      'about an address of mail that only a referee has',
      (r) => {
        r.personalInfo.email = ''
        r.head = [line(r.name)]
        r.sections.push({ ...other('Jo Sample, jo@example.org'), kind: 'references', heading: 'References' })
      },
    ],
    [
      'about few skills beside a list that was filed',
      (r) => {
        r.skills = r.skills.slice(0, 2)
        r.awards = ['Best of class', 'Medal of the town', 'Prize of the fair'].map((title) => ({
          title,
          detail: '',
          date: '',
          link: '',
        }))
        r.sections = [items('awards', 'Best of class', 'Medal of the town', 'Prize of the fair')]
      },
    ],
    [
      'about skills where a project names its tools',
      (r) => {
        r.skills = []
        r.sections = [{ ...other('Shop in JavaScript, Python and C++'), kind: 'projects' }]
      },
    ],
    [
      'about few skills beside two items that no field holds',
      (r) => {
        r.skills = r.skills.slice(0, 2)
        r.sections = [items('education', 'Wireframing', 'Sketching')]
      },
    ],
    [
      'about many skills beside such a list',
      (r) => {
        r.sections.push(items('education', 'Wireframing', 'Sketching', 'Atomic design'))
      },
    ],
    [
      'about a place among names of networks',
      (r) => {
        r.personalInfo.address = ''
        r.head = [line('nora@example.com | +1 202 555 0143 | LinkedIn | Github')]
      },
    ],
    [
      'about a summary where a list runs on',
      (r) => {
        r.summary = ''
        r.sections = [
          other('research, sales, videos, direct mail, press, editing, customer service, websites'),
        ]
      },
    ],
    [
      'about a place in a sentence that ends with names',
      (r) => {
        r.personalInfo.address = ''
        r.head = [r.name, 'Nerdig im Bereich Netze, Container und Linux (Unix).'].map(line)
      },
    ],
    [
      'about skills where the head holds a name, a title and an address',
      (r) => {
        r.skills = []
        r.sections = r.sections.filter(({ kind }) => kind !== 'skills')
        r.head = [r.name, r.headline, 'Portland, Oregon', 'nora@example.com'].map(line)
      },
    ],
    [
      'about a summary that stands in the head',
      (r) => {
        r.summary = 'Engineer who has built booking services for village halls since the year they opened'
        r.head = [line(r.summary)]
      },
    ],
    [
      'about a school alone under a name of its own, where nothing else is printed',
      (r) => {
        const [first] = r.education
        if (!first) return
        r.education = [
          { ...first, degree: '', field: '', location: '', gpa: '', bullets: [], institution: 'Rowan Ridge' },
        ]
        r.sections = []
        r.places['education.0.institution'] = { page: 1, line: 1, sure: 0.4 }
      },
    ],
    [
      'about skills where a bullet begins with their name',
      (r) => {
        r.skills = []
        r.sections = [other('• Skills Workshop 2021', '“Experience” is what they call it')]
      },
    ],
    [
      'about skills where a title begins like their heading',
      (r) => {
        r.skills = []
        r.experience[0]!.position = 'Software Engineering Intern'
        r.sections = [{ ...other('Software Engineering Intern'), kind: 'experience' }]
      },
    ],
    [
      'about a summary where lines tell of deeds',
      (r) => {
        r.summary = ''
        r.head = []
        r.sections = [
          other(
            'Solved more than four hundred puzzles of the spring contest with two friends',
            'Completed the course on bridges and their loads at the evening school',
          ),
        ]
      },
    ],
    [
      'where nothing on the page speaks of work',
      (r) => {
        r.experience = []
        r.sections = r.sections.filter(({ kind }) => kind === 'skills')
      },
    ],
    [
      'where a title under the name is written like a place',
      (r) => {
        r.personalInfo.address = ''
        r.headline = 'SENIOR DEVELOPER, UX DIRECTOR'
        r.head = [line('Nora Winterfield'), line(r.headline)]
      },
    ],
    [
      'about a phone number where only years stand',
      (r) => {
        r.personalInfo.phone = ''
        r.head = [line('Nora Winterfield 2019 - 2021')]
      },
    ],
    [
      'about a school alone, guessed from its name, where nothing else is printed',
      (r) => {
        const [first] = r.education
        r.education = [{ ...first!, degree: '', field: '' }]
        r.places['education.0.institution'] = { page: 1, line: 9, sure: 0.4 }
        r.sections = r.sections.filter(({ kind }) => kind !== 'education')
      },
    ],
    [
      'where no place stands in the head',
      (r) => {
        r.personalInfo.address = ''
        r.head = [line('Nora Winterfield'), line('nora.winterfield@example.com')]
      },
    ],
  ])('%s', (_, change) => expect(parts(change)).toEqual([]))

  test('about a draft, which says what each field is', () =>
    expect(
      doubtsOf(
        changed((r) => Object.assign(r, { experience: [], name: '' })),
        null,
      ),
    ).toEqual([]))
})

describe('we may have misread', () => {
  test.each<[string, (resume: Resume) => void, string]>([
    [
      'an address of mail in a line that was read as something else',
      (r) => {
        r.personalInfo.email = ''
        r.sections.push(other('Name: Nora Winterfield Email: nora@example.com'))
      },
      'contact',
    ],
    [
      'the same within the summary',
      (r) => {
        r.personalInfo.email = ''
        r.sections.push({ ...other('Write to nora (at) example.com'), kind: 'summary' })
      },
      'contact',
    ],
    [
      'a summary under a heading that names it beside the skills',
      (r) => {
        r.summary = ''
        r.sections = [
          items('skills', 'Welding'),
          { ...items('skills', 'Bending'), heading: 'SKILLS/SUMMARY' },
        ]
      },
      'summary',
    ],
    [
      'skills among what was told under an unknown heading',
      (r) => {
        r.skills = []
        r.sections = [{ ...other('Base: Delphi • C++ • JavaScript • Python'), kind: 'projects', told: true }]
      },
      'skills',
    ],
    [
      'skills in the last line of the studies',
      (r) => {
        r.skills = []
        r.sections = [{ ...other('Programs: React, Git, SQL, Python'), kind: 'education' }]
      },
      'skills',
    ],
    [
      'few skills before items that no field holds',
      (r) => {
        r.skills = r.skills.slice(0, 2)
        r.sections = [items('education', 'Wireframing.', 'Prototyping.', 'Atomic design')]
      },
      'skills',
    ],
    [
      'skills of which none was found before such items',
      (r) => {
        r.skills = []
        r.sections = [items('experience', 'Löten', 'Schweißen', 'Biegen')]
      },
      'skills',
    ],
    [
      'lists under headings that name no section, where no work was found',
      (r) => {
        r.experience = []
        r.projects = []
        r.volunteering = []
        r.sections = [{ ...other('Arcadia', 'Machinal', 'Twelfth Night'), heading: 'Theatre' }]
      },
      'experience',
    ],
    [
      'skills, where much of the page was read as nothing',
      (r) => {
        r.skills = []
        r.sections = r.sections.filter(({ kind }) => kind !== 'skills')
        r.head.push(...Array.from({ length: 90 }, (_, at) => line(`unread words of row${at} here`)))
      },
      'skills',
    ],
    [
      'a summary with labelled lists in it',
      (r) => {
        r.summary += '\nComputer: Excel, Word\nPeople: Listens, Counsels\nManagement: Leads, Decides'
      },
      'summary',
    ],
    [
      'a paragraph under an unknown heading before all else',
      (r) => {
        r.summary = ''
        r.sections = [
          {
            ...other('My neighbours come to me with whatever broke, and most of it works again'),
            heading: 'In short',
          },
          ...r.sections.filter(({ kind }) => kind !== 'summary'),
        ]
      },
      'summary',
    ],
    [
      'a paragraph in the head, where no summary was found',
      (r) => {
        r.summary = ''
        r.head.push(
          line(
            'Product designer with eleven years of work on tools that people in hospitals rely on every day',
          ),
        )
      },
      'summary',
    ],
    [
      'a degree without a school beside a school without a degree',
      (r) => {
        const [first] = r.education
        r.education = [
          { ...first!, institution: '' },
          { ...first!, degree: '' },
        ]
      },
      'entries',
    ],
    [
      'a guess at a school, where words of the section are in no entry',
      (r) => {
        const [first] = r.education
        r.education = [{ ...first!, degree: '', field: '' }]
        r.places['education.0.institution'] = { page: 1, line: 9, sure: 0.4 }
        r.sections = [{ ...other('Oceanography, with honours'), kind: 'education' }]
      },
      'entries',
    ],
    [
      'lines of tools under no heading we know',
      (r) => {
        r.skills = []
        r.head = [line('Python, Docker, PostgreSQL and Kubernetes')]
      },
      'skills',
    ],
    [
      'work among the skills',
      (r) => {
        r.sections = [{ ...other('Youth mentor, November 2020 - May 2021'), kind: 'skills' }]
      },
      'skills',
    ],
    ['a page with lines but no name', (r) => Object.assign(r, { name: '' }), 'name'],
    [
      'dated lines under a heading we do not know',
      (r) => {
        r.experience = []
        r.sections = [other('Acme 2019 – 2021', 'Harbour Books 2021 – present')]
      },
      'experience',
    ],
    [
      'a year under a heading we do not know, where no education was found',
      (r) => {
        r.education = []
        r.sections.push(other('M.S., Cascade State, 2014'))
      },
      'education',
    ],
    [
      'a certificate of a school, where no education was found',
      (r) => {
        r.education = []
        r.sections = r.sections.filter(({ kind }) => kind !== 'education')
        r.certifications = [
          { title: 'Certificate in Logistics', detail: 'Plains Community College', date: '2013', link: '' },
        ]
      },
      'education',
    ],
    [
      'a city beside the name',
      (r) => {
        r.personalInfo.address = ''
        r.head = [line('Nora Winterfield Portland, OR 97201')]
      },
      'location',
    ],
    [
      'a summary that begins or ends elsewhere in the head',
      (r) => {
        r.head.push(line('Loves to restore old looms and teaches weaving to whoever wants to learn it'))
      },
      'summary',
    ],
    [
      'skills whose heading stands over nothing on a laid-out page',
      (r) => {
        r.skills = []
        r.sections = [{ kind: 'skills', heading: 'Skills', page: 1, line: 1, lines: [] }]
      },
      'skills',
    ],
    [
      'a heading of work over lines that are no entries',
      (r) => {
        r.experience = []
        r.sections = [{ ...other('Prestige Computers (internship)'), kind: 'experience', heading: 'Work' }]
      },
      'experience',
    ],
    [
      'a heading of work that lost its lines to what stands beside it',
      (r) => {
        r.experience = []
        r.sections = [{ ...other(), kind: 'experience', heading: 'Work' }]
      },
      'experience',
    ],
    [
      'a heading of work among other lines, with a sign before it',
      (r) => {
        r.experience = []
        r.sections = [{ ...other('Fond of puzzles', '🎓 Experience:'), kind: 'summary' }]
      },
      'experience',
    ],
    [
      'a heading of skills between two rings',
      (r) => {
        r.skills = []
        r.sections = [other('○ SKILLS ○')]
      },
      'skills',
    ],
    [
      'spans of days, where no work was found',
      (r) => {
        r.experience = []
        r.sections = [other('Acme 02/03/13 TO 30/10/14', 'Vishal 05/10/09 TO 12/05/11')]
      },
      'experience',
    ],
    ...[
      ['months before years', '10/2022 – 06/2025 Kaufmännische Leitung', '07/2020 – 10/2022 Angestellte'],
      ['the days of both ends', '01.03.2019 - 31.05.2021 Maler', '1.9.2015 - 28.2.2019 Maler'],
      ['names of months until now', 'mars 2021 – aujourd’hui : comptable', 'juin 2018 – mars 2021 : aide'],
      ['Japanese years', '2016年4月～2020年9月 白鳥病院', '2020年10月～現在 千鳥園'],
    ].map(([printed = '', ...texts]): [string, (r: Resume) => void, Part] => [
      `spans printed with ${printed} among the skills, where no work was found`,
      (r) => {
        r.experience = []
        r.sections = [{ ...other(...texts), kind: 'skills', heading: 'Skills' }]
      },
      'experience',
    ]),
    [
      'a heading that was read as part of a line',
      (r) => {
        r.skills = []
        r.sections = [other('Skills Web Design Interface Design')]
      },
      'skills',
    ],
    [
      'a labelled row of tools under the name',
      (r) => {
        r.skills = []
        r.sections = []
        r.head = [line('Techs: React, Meteor, Go')]
      },
      'skills',
    ],
    [
      'a number that was not taken for a phone’s',
      (r) => {
        r.personalInfo.phone = ''
        r.head = [line('Nora Winterfield — (912) 555-4321')]
      },
      'contact',
    ],
    [
      'two lines of prose among other things, where no summary was found',
      (r) => {
        r.summary = ''
        r.sections = [
          other(
            'Developer with five years of experience in building fast and friendly',
            'pages for shops that sell books and maps to people who sail',
          ),
        ]
      },
      'summary',
    ],
    [
      'ways of contact within the summary',
      (r) => {
        r.summary = 'Developer of shops.\nnora@example.com | (202) 555-0143'
      },
      'summary',
    ],
  ])('%s', (_, change, part) => expect(parts(change)).toContain(part))
})

test('what may be our fault costs no points and is said once', () => {
  const resume = changed((r) => {
    r.personalInfo.address = ''
    r.head = [line('Nora Winterfield Portland, OR 97201')]
  })
  const result = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  expect(result.checks.find(({ id }) => id === 'location-present')?.status).toBe('not_applicable')
  expect(result.checks.filter(({ finding }) => finding.includes('We may have misread'))).toHaveLength(1)
  expect(result.overall_score).toBe(100)
})

test('work that was not found under dated lines is not judged, and nothing is said about its bullets', () => {
  const resume = changed((r) => {
    r.experience = []
    r.projects = []
    r.sections = [
      ...r.sections.filter(({ kind }) => kind !== 'experience'),
      other('Acme 2019 – 2021', 'Bolt 2021 – 2024'),
    ]
  })
  const { checks, judged } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const of = (id: string) => checks.find((c) => c.id === id)
  for (const id of ['experience-present', 'bullet-strength', 'action-verbs', 'experience-dates'])
    expect([id, of(id)?.status, of(id)?.fix]).toEqual([id, 'could_not_check', ''])
  expect(of('may-be-misread')?.finding).toContain('work experience')
  expect(judged).toBeLessThan(100)
})

describe('what was learned at a school', () => {
  const guessed = (degree: string, institution: string, field = '', sure = 0.45) =>
    parts((r) => {
      const [first] = r.education
      r.education = [{ ...first!, degree, field, institution }]
      r.sections = r.sections.filter(({ kind }) => kind !== 'education')
      for (const name of ['degree', 'institution'])
        r.places[`education.0.${name}`] = { page: 1, line: 9, sure }
    })

  test.each<[degree: string, institution: string, field?: string]>([
    ['Diplôme de cuisine', 'Lycée Sample'],
    ['Fortbildung Buchhaltung', 'Muster Akademie GmbH'],
    ['Apolytirio', 'Harbour School Ltd'],
    ['Mediatore interculturale', 'Università di Campione'],
    ['Carpintería', 'Universidad de Muestra'],
    ['烹饪', '样本大学'],
    ['Tømrerarbeid', 'Sample University'],
    ['Bachelor of Arts', 'Sample College', 'History (Dr. Rer. Nat.)'],
    ['', 'Harbour College'],
    ['', 'Sample University', 'B.Sc. in Geology'],
  ])('%s at %s is no guess, whatever the reader was sure of', (degree, institution, field) =>
    expect(guessed(degree, institution, field)).not.toContain('entries'),
  )

  test.each([
    'Gymnázium Ukážkovo',
    'Lindenschule Musterstadt',
    'Örnek Anadolu Lisesi',
    '県立砂丘北高等学校',
    '견본고등학교',
    'Sample High School, Rowan',
  ])('%s gives no degree that could be missed', (institution) =>
    expect(guessed('', institution)).not.toContain('entries'),
  )

  test.each<[degree: string, institution: string, field?: string]>([
    ['created in the studio', 'Sample University'],
    ['in Philosophy', 'Sample University'],
    ['Harbour School', 'Sample College'],
    ['Muster Akademie GmbH', 'Universität Musterstadt'],
    ['Oceanography', 'Rowan Ridge'],
    ['', 'Sample University', 'and conduct of studies in'],
    ['Science', 'Sample College', 'Completed a short degree. Participated in clubs'],
    ['Bachelor of Arts', 'UNIVERSITY OF'],
    ['烹饪', '样本大学', '获奖。参加'],
  ])('%s at %s is one', (degree, institution, field) =>
    expect(guessed(degree, institution, field)).toContain('entries'),
  )
})

test.each([
  ['a word that says there is none', ['Néant'], false],
  ['two words of another language', ['não possuo'], false],
  ['a sentence of five', ['Ainda não possuo experiência profissional'], false],
  ['two employers', ['Larkspur', 'Rowan'], true],
  ['a title', ['Waiter'], true],
  ['a date', ['2019'], true],
  ['lines enough to tell of work', ['Néant ou presque', 'mais de nombreux voyages'], true],
  ['nothing, which may stand elsewhere', [], true],
])('under a heading of work %s', (_, texts, isDoubted) => {
  const doubted = parts((r) => {
    r.experience = []
    r.sections = r.sections.map((s) => (s.kind === 'experience' ? { ...s, lines: texts.map(line) } : s))
  })
  expect(doubted.includes('experience')).toBe(isDoubted)
})
