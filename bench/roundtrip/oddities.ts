import { type Draft, type DraftExperience, draftExtra, draftSkill } from '#shared/schema/draft.ts'

// What people do to resumes that no form expects. Each oddity changes a draft in one way; the words in them stand in
// none of the other lists, so that nothing is read by being known.

type Oddity = (draft: Draft) => void

const everyJob = (change: (entry: DraftExperience, index: number) => void): Oddity => {
  return ({ experience }) => {
    for (const [index, entry] of experience.entries()) change(entry, index)
  }
}
const withBullet = (...bullets: string[]): Oddity =>
  everyJob((entry, index) => {
    const bullet = bullets[index % bullets.length]!
    entry.description = entry.description ? `${entry.description}\n${bullet}` : bullet
  })
const everyStudy =
  (change: Partial<Draft['education'][number]>): Oddity =>
  ({ education }) => {
    for (const entry of education) Object.assign(entry, change)
  }
const everyProject =
  (change: Partial<Draft['projects'][number]>): Oddity =>
  ({ projects }) => {
    for (const entry of projects) Object.assign(entry, change)
  }
const dated = (startDate: string, endDate: string): Oddity =>
  everyJob((entry) => Object.assign(entry, { startDate, endDate }))

const longAddress =
  'https://www.example.com/people/directory/engineering/platform/someone-with-a-long-name/index.html?source=resume&medium=pdf#about'
const sentences = [
  'Reduced average page load time by 43% through code splitting and caching.',
  'Coordinated shift schedules for 24 staff across three sites',
  'Won a regional award for customer service in 2019',
  'Introduced a recycling scheme that diverted 12 tonnes of waste per year',
]

export const oddities: Record<string, Oddity> = {
  'years alone': dated('2012', '2015'),
  'a year, and still there': dated('2012', ''),
  'an end before its start': dated('2018-05', '2015-02'),
  'an end without a start': dated('', '2015-02'),
  'no date at all': dated('', ''),
  'a month and a year alone': dated('2012-03', '2014'),
  'dates of another age': dated('1968-05', '1979-02'),
  'no bullets': everyJob((entry) => Object.assign(entry, { description: '' })),
  'one employer for every position': everyJob((entry) =>
    Object.assign(entry, { company: 'Kestrel Labs', location: 'Leeds' }),
  ),
  'employers in small letters and numbers': everyJob((entry, index) =>
    Object.assign(entry, { company: ['delta-v', '3rd Rail Media', 'wanderlust.travel'][index % 3] }),
  ),
  'positions nobody lists': everyJob((entry, index) =>
    Object.assign(entry, { position: ['Chief Storyteller', 'Ring Spinner II', 'VP'][index % 3] }),
  ),
  'bullets that are headings': withBullet('Education', 'Skills', 'Projects'),
  'bullets that begin with a label': withBullet('Skills: training, hiring', 'Technologies: Kotlin, Swift'),
  'bullets that begin with a date': withBullet('Jan 2019 – Mar 2020: rebuilt the billing pipeline'),
  'bullets that begin with a year': withBullet('2019 winner of the regional award'),
  'bullets with an address longer than a line': withBullet(`Published the results at ${longAddress}`),
  'bullets with ways to write': withBullet('Write to press@example.org or call +1 415-555-0100'),
  'bullets of a word': withBullet('Led', 'Cooking'),
  'bullets with our separator': withBullet('Led design · built prototypes · ran studies'),
  'bullets in capitals': withBullet('WON EMPLOYEE OF THE MONTH'),
  'bullets in brackets and small letters': withBullet('(Part-time)', 'iOS and Android releases'),
  'a bullet as long as a page of print': withBullet(Array(6).fill(sentences.join('; ')).join(' ')),
  'twelve positions of many bullets': (draft) => {
    const [first] = draft.experience
    if (!first) return
    draft.experience = Array.from({ length: 12 }, (_, index) => ({
      ...first,
      id: `job-${index}`,
      company: `Orchard Street ${'ABCDEFGHIJKL'[index]}`,
      description: sentences.join('\n'),
    }))
  },
  'a name of one word': ({ personalInfo }) => Object.assign(personalInfo, { lastName: '' }),
  'a name in small letters': ({ personalInfo }) =>
    Object.assign(personalInfo, { firstName: 'danah', lastName: 'specimen' }),
  'no way to reach them': ({ personalInfo }) =>
    Object.assign(personalInfo, { email: '', phone: '', address: '', linkedin: '', website: '' }),
  'a place on no map': ({ personalInfo }) =>
    Object.assign(personalInfo, { address: 'Flat 3, 12 Cobble Lane, Upper Ottery, EX14 1QF' }),
  'a box instead of a street': ({ personalInfo }) =>
    Object.assign(personalInfo, { address: 'P.O. Box 123, Ely, NV 89301, USA' }),
  'a website longer than a line': ({ personalInfo }) => Object.assign(personalInfo, { website: longAddress }),
  'a profile by its handle': ({ personalInfo }) =>
    Object.assign(personalInfo, { linkedin: 'someone-example' }),
  'a profile with letters of its own': ({ personalInfo }) =>
    Object.assign(personalInfo, { linkedin: 'https://uk.linkedin.com/in/someone-äö' }),
  'a role nobody lists': (draft) => Object.assign(draft, { targetRole: 'Storyteller' }),
  'a summary in paragraphs': (draft) => Object.assign(draft, { summary: sentences.join('\n') }),
  'a summary with marks of a list': (draft) =>
    Object.assign(draft, { summary: sentences.map((line) => `• ${line}`).join('\n') }),
  'a summary that names sections': (draft) =>
    Object.assign(draft, { summary: 'Experience in retail and logistics. Skills: patience.' }),
  'a study of a school alone': (draft) => {
    draft.education = draft.education
      .slice(0, 1)
      .map((entry) => ({ ...entry, degree: '', field: '', gpa: '' }))
  },
  'a study of a subject alone': (draft) => {
    draft.education = draft.education
      .slice(0, 1)
      .map((entry) => ({ ...entry, degree: '', institution: '', field: 'Biology' }))
  },
  'studies without a school': everyStudy({ institution: '', degree: 'BA (Hons)' }),
  'subjects with a comma': everyStudy({ field: 'Politics, Philosophy and Economics' }),
  'grades in words': everyStudy({ gpa: 'First Class Honours' }),
  'a study that ended before the degree': everyStudy({
    startDate: '2011-09',
    endDate: '2015-06',
    graduationYear: 2016,
  }),
  'projects of a name alone': everyProject({ description: '', technologies: '', link: '' }),
  'a project of a description alone': (draft) => {
    draft.projects = draft.projects
      .slice(0, 1)
      .map((entry) => ({ ...entry, name: '', technologies: '', link: '', description: sentences[0]! }))
  },
  'projects with long addresses': everyProject({ link: longAddress }),
  'one skill': (draft) => {
    draft.skills = draft.skills.slice(0, 1)
  },
  'skills with brackets and commas': (draft) => {
    draft.skills.push(draftSkill.parse({ id: 'sk-x', name: 'Wound care (acute, chronic)', level: 'Expert' }))
  },
  'skills that are headings': (draft) => {
    draft.skills.push(draftSkill.parse({ id: 'sk-y', name: 'Languages', level: 'Intermediate' }))
  },
  'a language with a date': (draft) => {
    draft.extras = [
      draftExtra.parse({ id: 'x1', kind: 'languages', title: 'Tamil', detail: 'Native' }),
      draftExtra.parse({
        id: 'x2',
        kind: 'languages',
        title: 'Swahili',
        detail: 'B2',
        date: '2019',
        link: '',
      }),
    ]
  },
  'interests with more to say': (draft) => {
    draft.extras = [
      draftExtra.parse({
        id: 'x1',
        kind: 'interests',
        title: 'Falconry',
        detail: 'club champion',
        date: '2019-05',
        link: '',
      }),
      draftExtra.parse({ id: 'x2', kind: 'interests', title: 'Reading (sci-fi)', detail: '' }),
    ]
  },
  'every further section': (draft) => {
    const kinds = [
      'certifications',
      'languages',
      'awards',
      'publications',
      'volunteering',
      'interests',
    ] as const
    draft.extras = kinds.flatMap((kind) => [
      draftExtra.parse({ id: `${kind}-1`, kind, title: 'Alder Beech', detail: 'Cedar Trust' }),
      draftExtra.parse({ id: `${kind}-2`, kind, title: 'Dogwood', detail: '' }),
    ])
  },
}
