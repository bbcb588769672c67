import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/schema/draft.ts'
import { type Structured, structuredTables, structuredText } from './structured.ts'

// Whole files of other programs, with every field their published schemas have, of invented people.

const file = (name: string): string => readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8')

function imported(name: string): Structured {
  const text = file(name)
  const found = name.startsWith('linkedin') ? structuredTables(JSON.parse(text)) : structuredText(text)
  if (!found) throw new Error(`${name} was not recognized`)
  return found
}

const draftOf = (name: string): Draft => imported(name).draft
const listed = (name: string): string[] =>
  draftOf(name).unplaced.map(({ section, text }) => `${section}: ${text}`)

describe('what has no field is listed, and no more than that', () => {
  it.each<[string, string[]]>([
    ['reactive-resume-5.json', ['Experience: Hidden Co\nSecret\n2010', 'Projects: website label: See it']],
    ['reactive-resume-4.json', ['Education: url label: Escola site']],
    ['reactive-resume-3.json', ['Basics: birthdate: 1990-01-02']],
    ['json-resume.json', ['Basics: image: https://img.example/x.png', 'Hobby: kites']],
    ['rendercv-2.yaml', ['Email: ilse.work@example.org', 'Phone: +32 470 00 00 02']],
    ['rendercv-0.yaml', ['Education: transcript url: https://t.example']],
    [
      'europass-candidate.xml',
      [
        'Candidate person: birth date: 1988-04-02',
        'Candidate person: gender code: Female',
        'Candidate profile: education organization attendance number of credit: 300',
      ],
    ],
    [
      'linkedin-archive.json',
      [
        'Phone numbers: extension: 12',
        'Phone numbers: number: +46 8 222',
        'Profile: maiden name: Lind',
        'Profile: address: Gatan 1',
        'Profile: birth date: Apr 2',
        'Profile: industry: Logistics',
        'Profile: zip code: 111 22',
        'Recommendations received: Eva\nHid\nOld AB\nHR\nHidden text',
        'Volunteering: cause: HEALTH',
      ],
    ],
  ])('of %s', (name, left) => expect(listed(name).map((one) => one.replace(' = ', ': '))).toEqual(left))
})

describe('each arrives where it belongs', () => {
  it.each<[string, string, object]>([
    [
      'the marks of HTML stay in prose',
      'reactive-resume-5.json',
      {
        summary:
          'Maps <b>aquifers</b> and <i>models</i> flow for <a href="https://cities.example.org">cities</a>.\nSecond paragraph & more: a < b.',
      },
    ],
    [
      'the marks of Markdown stay in prose, and go from names',
      'rendercv-2.yaml',
      {
        experience: [
          {
            company: 'Lumen NV',
            link: 'https://lumen.example',
            description: expect.stringContaining(
              'Built a <i>bench</i> for <a href="https://mtf.example">MTF</a> tests',
            ),
          },
          {},
          { company: 'KU Side', part: 'Teaching Experience' },
        ],
      },
    ],
    [
      'the language is the one that the file says it is in, and English says nothing',
      'reactive-resume-5.json',
      { layout: { language: 'no' } },
    ],
    [
      'roles of one employer are positions of a group, what is told of all with the first',
      'reactive-resume-5.json',
      {
        layout: { grouped: true, pageSize: 'Letter' },
        experience: [
          {
            position: 'Lead hydrogeologist',
            startDate: '2020-06',
            endDate: '',
            description: 'Regional utility.\nCut losses by <b>18%</b>\nLed 6 people\ntwo in Oslo',
          },
          { position: 'Hydrogeologist', startDate: '2016', endDate: '2020' },
          { company: 'Delta Lab' },
          { company: 'Bergen College', part: 'Teaching' },
        ],
      },
    ],
    [
      'lines of the head that were added by hand are links and texts of the head',
      'reactive-resume-5.json',
      {
        links: [
          { label: 'Mastodon', url: 'nadia' },
          { label: 'ORCID', url: 'https://orcid.org/0000-0001' },
          { label: '', url: 'https://github.com/kestrel-obi' },
          { label: '', url: 'Driving licence B' },
          { label: 'Portfolio', url: 'https://maps.example.org/nadia' },
        ],
      },
    ],
    [
      'a name at a network leads to its page',
      'rendercv-2.yaml',
      {
        links: [
          { url: 'scholar.google.com/citations?user=AbC123' },
          { url: 'researchgate.net/profile/ilse-v' },
          { url: 'optics.example/@ilse' },
          { url: 'stackoverflow.com/users/12323/ilse' },
          { url: 'bsky.app/profile/ilse.example.org' },
          { label: 'Book a call', url: 'https://cal.example.com/ilse' },
          { label: '', url: 'Own car' },
        ],
      },
    ],
    [
      'levels in dots are words',
      'reactive-resume-3.json',
      {
        skills: [
          { name: 'colic', level: 'Novice', group: 'Surgery' },
          { name: 'X-ray', level: 'Advanced' },
        ],
      },
    ],
    [
      'an entry of one’s own keeps what its section has no field for',
      'reactive-resume-3.json',
      {
        sections: [
          { entries: [{ title: 'Echo course', description: 'Two days\necho\nGood\nc@example.com\n22' }] },
        ],
      },
    ],
    [
      'further sections of a kind with no heading of their own stand apart',
      'rendercv-2.yaml',
      {
        extras: expect.arrayContaining([
          expect.objectContaining({ kind: 'awards', title: 'Prism Award 2020' }),
          expect.objectContaining({ kind: 'languages', title: 'French', detail: 'B2' }),
          expect.objectContaining({ kind: 'interests', title: 'Music', detail: 'cello, choir' }),
        ]),
        sections: expect.arrayContaining([
          expect.objectContaining({ title: 'Selected Honors', text: '- Golden Prism (2021)' }),
          expect.objectContaining({ title: 'Patents', text: '- Twin valve (EP 123)\n- Mirror (EP 456)' }),
        ]),
      },
    ],
    [
      'sections of the first version stand beside the name',
      'rendercv-0.yaml',
      {
        summary: 'I make lenses.',
        experience: [{ company: 'Lumen', startDate: '2018', endDate: '2020', description: 'Built' }],
        education: [{ institution: 'Ghent University', degree: 'PhD', gpa: '3.9/4' }],
      },
    ],
    [
      'every section of a Candidate, known here or not',
      'europass-candidate.xml',
      {
        personalInfo: { phone: '+46 701234567', address: 'Storgatan 4, 21142 Malmo, Sweden' },
        links: [
          { label: 'Behance', url: 'https://behance.example/vera' },
          { label: 'Skype', url: 'vera.l' },
        ],
        projects: [
          { name: 'Snow map', startDate: '2021-01', endDate: '2021-12', link: 'https://snow.example' },
        ],
        extras: [
          { kind: 'languages', title: 'Swedish', detail: 'Native' },
          { kind: 'languages', title: 'German', detail: 'Listening B2, Writing B1' },
          { kind: 'certifications', title: 'PRINCE2', detail: 'Axelos', date: '2020-05' },
          { kind: 'interests', title: 'Rowing', description: 'Club champion' },
          { kind: 'publications', title: 'Trams at night' },
          { kind: 'volunteering', title: 'Food bank driver', detail: 'Stadsmissionen' },
        ],
        references: [{ name: 'Bo Frisk', detail: 'Head of planning', contact: 'bo@example.com' }],
        sections: [
          { title: 'Conferences and seminars', entries: [{ title: 'UITP', location: 'Paris' }] },
          { title: 'Networks and memberships', entries: [{ title: 'Rail Guild', subtitle: 'Treasurer' }] },
          { title: 'Organisational skills' },
          { title: 'Communication and interpersonal skills' },
          { title: 'Extra tasks', entries: [{ title: 'Union rep', description: 'For 40 people' }] },
          { title: 'Closing statement', text: 'I consent.' },
          { title: 'Driving licence', text: 'B, A1' },
        ],
        layout: { arrangement: ['education', 'experience'] },
      },
    ],
    [
      'tables with quotes inside of cells, columns in any order and bullets in one line',
      'linkedin-archive.json',
      {
        education: [
          { degree: 'MSc', field: 'Industrial Engineering' },
          { institution: 'Left "quoted" mid' },
          {},
        ],
        experience: [
          {
            company: 'Kust "AB", Nordic',
            description: 'Cut costs 12%.\nBuilt a team of 9.\nRan "Lean" week',
          },
          { description: 'First line\nSecond line, with comma\nthird' },
          {},
        ],
        references: [{ name: 'Bo Frisk', detail: 'CEO, Kust AB', description: 'Åsa is, "simply", great.' }],
        sections: [
          { title: 'Courses' },
          {
            title: 'Patents',
            entries: [{ subtitle: 'SE, 77', endDate: '2017-03', description: 'Lifts\nA-1\nJan 2016' }],
          },
          { title: 'Organizations', entries: [{ startDate: '2016-01', endDate: '2019-01' }] },
          { title: 'Test Scores', entries: [{ title: 'GMAT', subtitle: '720' }] },
        ],
      },
    ],
    [
      'who somebody was in a project is one line over what was done',
      'json-resume.json',
      {
        projects: [
          {
            name: 'WheyTrack',
            description:
              'Team lead, Designer · Smoogle · application\nA meter that runs "amber" times\nWon award at AIHacks 2016\nFunded',
          },
        ],
      },
    ],
    [
      'the paper of the country',
      'json-resume.json',
      { layout: { pageSize: 'Letter' }, personalInfo: { linkedin: 'linkedin.com/in/tberglind' } },
    ],
  ])('%s', (_, name, expected) => expect(draftOf(name)).toMatchObject(expected))
})

it('JSON with the names of the XML is the same Candidate', () => {
  const json = {
    '@context': 'http://www.europass.eu/1.0',
    Candidate: {
      CandidatePerson: { PersonName: { 'oa:GivenName': 'Vera', 'hr:FamilyName': 'Lindqvist' } },
      CandidateProfile: [{ 'hr:ExecutiveSummary': '<p>Plans trams.</p>' }],
    },
  }
  expect(structuredText(JSON.stringify(json))).toMatchObject({
    kind: 'europass',
    draft: {
      personalInfo: { firstName: 'Vera', lastName: 'Lindqvist' },
      summary: 'Plans trams.',
      unplaced: [],
    },
  })
})

it('no word of a file is lost between the draft and the list', () => {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  /** Links have no heading: they stand in the head. A usual heading is printed in the language of the draft. */
  const HEADINGS = ['online', 'profiles', 'resumo']
  /** Of the entries of each file: dates are numbers in a draft, codes are names, and look is not content. */
  const TOLD =
    /"(?:company|position|name|title|summary|description|highlights|content|Title|Description)": "[^"]*"/g
  for (const name of [
    'reactive-resume-5.json',
    'reactive-resume-4.json',
    'reactive-resume-3.json',
    'json-resume.json',
  ]) {
    const draft = JSON.stringify(draftOf(name)).toLowerCase()
    const told = JSON.stringify({ ...JSON.parse(file(name)), name: '' }, null, 1).match(TOLD) ?? []
    const text = told.map((one) => one.slice(one.indexOf(': ')).replace(/<[^>]*>|&\w+;/g, ' '))
    const missing = text.flatMap(words).filter((word) => !draft.includes(word) && !HEADINGS.includes(word))
    expect([name, ...missing]).toEqual([name])
    expect(text.flatMap(words).length).toBeGreaterThan(30)
  }
})
