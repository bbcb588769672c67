/// <reference path="../export/jsonresume-schema.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { structuredOf, structuredTables, structuredText } from './structured.ts'

// Invented people in the files of other programs. Nothing of a whole file may be left without a field.

const sample = readFileSync(
  createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'),
  'utf8',
)

const section = (title: string, items: object[], more: object = {}) => ({
  name: title,
  title,
  columns: 1,
  visible: true,
  hidden: false,
  id: title.toLowerCase(),
  items: items.map((item, at) => ({ id: `${title}-${at}`, visible: true, hidden: false, ...item })),
  ...more,
})
const url4 = (href: string, label = '') => ({ label, href })
const url5 = (url: string, label = '') => ({ url, label })

const v3 = {
  public: false,
  basics: {
    name: 'Ada Sampleton',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    headline: 'Bridge Engineer',
    summary: { body: 'Builds bridges that last.', visible: true, heading: 'Profile' },
    website: 'https://ada.example.org',
    profiles: [{ id: 'p', network: 'GitHub', username: 'adas', url: 'https://github.com/adas' }],
    location: {
      address: '1 Mill Lane',
      postalCode: 'LS1 4AA',
      city: 'Leeds',
      region: 'Yorkshire',
      country: 'UK',
    },
    photo: { visible: false, url: '', filters: { size: 1, border: false, grayscale: false } },
  },
  sections: {
    work: section(
      'Work',
      [
        {
          name: 'Span Ltd',
          position: 'Lead Engineer',
          url: 'https://span.example',
          date: { start: '2019-03-01', end: '' },
          summary: '* Raised two piers',
        },
      ],
      { type: 'work' },
    ),
    education: section('Education', [
      {
        institution: 'River College',
        degree: 'BEng',
        area: 'Civil Engineering',
        score: '3.9',
        courses: ['Statics'],
        date: { start: '2010-09-01', end: '2014-06-01' },
        summary: 'First of her year',
      },
    ]),
    skills: section('Skills', [{ name: 'Design', level: 'Master', levelNum: 9, keywords: ['CAD', 'Tekla'] }]),
    languages: section('Languages', [{ name: 'Welsh', level: 'Native', levelNum: 10 }]),
    references: section('References', [
      {
        name: 'Bo Witness',
        relationship: 'Head of Span',
        phone: '0113 4960000',
        email: 'bo@example.com',
        summary: 'Calm and exact.',
      },
    ]),
    hobby: section(
      'Sailing',
      [
        {
          title: 'Skipper',
          subtitle: 'Mersey Club',
          date: { start: '2015-01-01', end: '2018-01-01' },
          summary: 'Two crossings',
        },
      ],
      { type: 'custom' },
    ),
  },
  metadata: { layout: [[['skills', 'work'], ['education']]], template: 'onyx' },
}

const v4 = {
  basics: {
    name: 'Ada Sampleton',
    headline: 'Bridge Engineer',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    location: 'Leeds, UK',
    url: url4('https://ada.example.org'),
    customFields: [{ id: 'c', icon: 'car', name: 'Licence', value: 'Class C' }],
    picture: { url: '', size: 64 },
  },
  sections: {
    summary: {
      ...section('Summary', []),
      content: '<p>Builds <strong>bridges</strong> &amp; keeps them.</p>',
    },
    experience: section('Experience', [
      {
        company: 'Span Ltd',
        position: 'Lead Engineer',
        location: 'Leeds',
        date: 'March 2019 - Present',
        summary: '<ul><li><p>Raised two piers</p></li><li><p>Led nine people</p></li></ul>',
        url: url4('https://span.example'),
      },
    ]),
    education: section('Education', [
      {
        institution: 'River College',
        studyType: 'BEng',
        area: 'Civil Engineering',
        score: '3.9',
        date: '2010 - 2014',
        summary: 'First of her year',
        url: url4(''),
      },
    ]),
    skills: section('Skills', [
      { name: 'Design', description: 'Advanced', level: 4, keywords: ['CAD', 'Tekla'] },
    ]),
    profiles: section('Profiles', [
      { network: 'LinkedIn', username: 'adas', icon: 'linkedin', url: url4('https://linkedin.com/in/adas') },
    ]),
    projects: section('Projects', [
      {
        name: 'Footbridge',
        description: 'Volunteer lead',
        date: '2021',
        summary: 'Ninety metres',
        keywords: ['Timber'],
        url: url4('https://foot.example'),
      },
    ]),
    volunteer: section('Volunteering', [
      {
        organization: 'Mersey Club',
        position: 'Trainer',
        location: 'Hull',
        date: '2015 - 2018',
        summary: 'Taught sailing',
        url: url4(''),
      },
    ]),
    publications: section('Publications', [
      {
        name: 'On piers',
        publisher: 'Stone Review',
        date: '2020-05',
        summary: 'Cited twice',
        url: url4('https://stone.example/piers'),
      },
    ]),
    awards: section('Awards', [
      { title: 'Golden Rivet', awarder: 'Rivet Guild', date: '2021', summary: 'For the pier', url: url4('') },
    ]),
    certifications: section('Certifications', [
      { name: 'Chartered Engineer', issuer: 'ICE', date: '2018', summary: '', url: url4('') },
    ]),
    interests: section('Interests', [{ name: 'Sailing', keywords: ['Dinghies'] }]),
    languages: section('Languages', [{ name: 'Welsh', description: 'Native', level: 0 }]),
    references: section('References', [
      { name: 'Bo Witness', description: 'Head of Span', summary: 'Calm and exact.', url: url4('') },
    ]),
    custom: {
      abc: {
        ...section('Patents', [
          {
            name: 'Twin valve',
            description: 'GB 123',
            date: '2022',
            location: 'London',
            summary: 'Granted',
            keywords: [],
            url: url4(''),
          },
        ]),
        id: 'abc',
      },
    },
  },
  metadata: { template: 'glalie', layout: [[['experience', 'custom.abc'], ['skills']]] },
}

const v5 = {
  version: '5.0.0',
  picture: { hidden: true, url: '' },
  basics: {
    name: 'Ada Sampleton',
    headline: 'Bridge Engineer',
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    location: 'Leeds, UK',
    website: url5('https://ada.example.org', 'My bridges'),
    customFields: [],
  },
  summary: { title: 'Summary', hidden: false, content: '<p>Builds bridges.</p>' },
  sections: {
    experience: section('Experience', [
      {
        company: 'Span Ltd',
        position: '',
        location: 'Leeds',
        period: '',
        website: url5('https://span.example'),
        description: '',
        roles: [
          {
            id: 'r1',
            position: 'Lead Engineer',
            period: 'Mar 2019 - Present',
            description: '<p>Raised two piers</p>',
          },
          { id: 'r2', position: 'Engineer', period: '2015 - 2019', description: '<p>Drew one</p>' },
        ],
      },
    ]),
    education: section('Education', [
      {
        school: 'River College',
        degree: 'BEng',
        area: 'Civil Engineering',
        grade: '3.9',
        location: 'Leeds',
        period: '2010 - 2014',
        website: url5(''),
        description: '<p>First of her year</p>',
      },
    ]),
    skills: section('Skills', [
      { name: 'Design', proficiency: 'Advanced', level: 4, keywords: ['CAD', 'Tekla'] },
    ]),
    languages: section('Languages', [{ language: 'Welsh', fluency: 'Native', level: 5 }]),
    references: section('References', [
      {
        name: 'Bo Witness',
        position: 'Head of Span',
        phone: '0113 4960000',
        website: url5(''),
        description: '<p>Calm and exact.</p>',
      },
    ]),
    interests: section('Interests', [{ name: 'Sailing', keywords: ['Dinghies'] }], { hidden: true }),
  },
  customSections: [
    {
      ...section('Patents', [
        {
          title: 'Twin valve',
          issuer: 'London office',
          date: '2022',
          website: url5(''),
          description: 'Granted',
        },
      ]),
      id: 'abc',
      type: 'awards',
    },
  ],
  metadata: {
    template: 'onyx',
    layout: { pages: [{ fullWidth: false, main: ['abc', 'experience'], sidebar: ['skills'] }] },
  },
}

const rendercv = `
cv:
  name: Ada Sampleton
  headline: Bridge Engineer
  location: Leeds, UK
  email: ada@example.com
  phone: tel:+44-20-7946-0000
  website: https://ada.example.org/
  social_networks:
    - network: LinkedIn
      username: adas
    - network: GitHub
      username: adas-bridges
  sections:
    summary:
      - Builds **bridges** that last.
    experience:
      - company: Span Ltd
        position: Lead Engineer
        start_date: 2019-03
        end_date: present
        location: Leeds
        summary: Heads nine people
        highlights:
          - Raised *two* piers
    education:
      - institution: River College
        area: Civil Engineering
        degree: BEng
        start_date: 2010-09
        end_date: 2014-06
        highlights: ["Thesis: Piers"]
    projects:
      - name: "[Footbridge](https://foot.example)"
        date: 2021
        summary: Ninety metres
    publications:
      - title: On piers
        authors: ["*Ada Sampleton*", Bo Witness]
        doi: 10.1234/piers
        journal: Stone Review
        date: 2020-05
    selected_honors:
      - bullet: Golden Rivet (2021)
    skills:
      - label: Design
        details: CAD, Tekla (steel, timber)
    invited_talks:
      - reversed_number: Piers at sea
design:
  theme: classic
`

const passport = {
  SkillsPassport: {
    DocumentInfo: { DocumentType: 'ECV' },
    LearnerInfo: {
      Identification: {
        PersonName: { FirstName: 'Ada', Surname: 'Sampleton' },
        ContactInfo: {
          Address: {
            Contact: {
              AddressLine: '1 Mill Lane',
              PostalCode: 'LS1 4AA',
              Municipality: 'Leeds',
              Country: { Code: 'UK', Label: 'United Kingdom' },
            },
          },
          Email: { Contact: 'ada@example.com' },
          Telephone: [
            { Contact: '+44 20 7946 0000' },
            { Contact: '+44 7700 900000', Use: { Label: 'Mobile' } },
          ],
          Website: [{ Contact: 'https://ada.example.org' }],
        },
      },
      Headline: { Type: { Code: 'position' }, Description: { Label: 'Bridge Engineer' } },
      WorkExperience: [
        {
          Period: { From: { Year: 2019, Month: 3 }, Current: true },
          Position: { Label: 'Lead Engineer' },
          Activities: '<ul><li>Raised two piers</li></ul>',
          Employer: { Name: 'Span Ltd', ContactInfo: { Address: { Contact: { Municipality: 'Hull' } } } },
        },
      ],
      Education: [
        {
          Period: { From: { Year: 2010 }, To: { Year: 2014, Month: 6 } },
          Title: 'BEng Civil Engineering',
          Activities: 'Statics',
          Organisation: { Name: 'River College' },
        },
      ],
      Skills: {
        Linguistic: {
          MotherTongue: [{ Description: { Label: 'Welsh' } }],
          ForeignLanguage: [
            {
              Description: { Label: 'German' },
              ProficiencyLevel: { Listening: 'B2', Reading: 'C1' },
              VerifiedBy: [{ Certificate: { Title: 'Zertifikat Deutsch' } }],
            },
          ],
        },
        Computer: { Description: '<p>CAD and Tekla</p>' },
      },
      Achievement: [{ Title: { Label: 'Publications' }, Description: 'On piers' }],
    },
  },
}

const passportXml = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Ada</FirstName><Surname>Sampleton</Surname></PersonName>
<ContactInfo><Email><Contact>ada@example.com</Contact></Email>
<TelephoneList><Telephone><Contact>+44 20 7946 0000</Contact></Telephone></TelephoneList></ContactInfo></Identification>
<Headline><Type><Code>position</Code></Type><Description><Label>Bridge Engineer</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period>
<Position><Label>Lead Engineer</Label></Position><Activities>&lt;p&gt;Raised two piers&lt;/p&gt;</Activities>
<Employer><Name>Span Ltd</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2010"/><To year="2014" month="--06"/></Period><Title>BEng</Title>
<Organisation><Name>River College</Name></Organisation></Education></EducationList>
</LearnerInfo></SkillsPassport>`

const candidateXml = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9">
<CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Sampleton</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@example.com</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><hr:CountryDialing>44</hr:CountryDialing><oa:DialNumber>2079460000</oa:DialNumber></Communication>
</CandidatePerson><CandidateProfile languageCode="en"><hr:ExecutiveSummary>Builds bridges.</hr:ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Span Ltd</hr:OrganizationName><PositionHistory><PositionTitle>Lead Engineer</PositionTitle>
<hr:EmploymentPeriod><hr:StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></hr:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></hr:EmploymentPeriod>
<oa:Description>&lt;p&gt;Raised two piers&lt;/p&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>River College</hr:OrganizationName>
<AttendancePeriod><StartDate><hr:FormattedDateTime>2010-09</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014-06</hr:FormattedDateTime></EndDate></AttendancePeriod>
<EducationDegree><hr:DegreeName>BEng</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
</CandidateProfile></Candidate>`

const archive = {
  'Basic_Export/Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites\nAda,Sampleton,Bridge Engineer,"Builds bridges, ""really"".\nThey last.","Leeds, UK",[adas],"[COMPANY:https://span.example,PORTFOLIO:https://ada.example.org]"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nSpan Ltd,Lead Engineer,Raised two piers,Leeds,Mar 2019,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nRiver College,2010,2014,First of her year,BEng,Rowing\n',
  'Skills.csv': 'Name\nCAD\nTekla\n',
  'Languages.csv': 'Name,Proficiency\nWelsh,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nChartered Engineer,https://ice.example/1,ICE,Jun 2018,,C-42\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\nada@example.com,Yes,Yes,1/1/24\n',
  'Patents.csv': 'Title,Description,Issuer,Number,Url\nTwin valve,Granted,GB,123,\n',
  'messages.csv': 'FROM,CONTENT\nBo,Hello\n',
}

const same = { personalInfo: { firstName: 'Ada', lastName: 'Sampleton', email: 'ada@example.com' } }
const job = { company: 'Span Ltd', position: 'Lead Engineer', startDate: '2019-03', endDate: '' }
const study = { institution: 'River College', endDate: expect.stringMatching(/^2014/), graduationYear: 2014 }

const read = (given: unknown) => structuredOf(JSON.parse(JSON.stringify(given)))

describe('the file of another program becomes a draft', () => {
  const cases: [string, () => ReturnType<typeof structuredOf>, string, object][] = [
    [
      'Reactive Resume 3',
      () => read(v3),
      'reactive-resume',
      {
        summary: 'Builds bridges that last.',
        sections: [{ title: 'Sailing' }],
        references: [{ contact: 'bo@example.com · 0113 4960000' }],
      },
    ],
    [
      'Reactive Resume 4',
      () => read(v4),
      'reactive-resume',
      {
        summary: 'Builds <b>bridges</b> & keeps them.',
        links: [{ label: 'Licence', url: 'Class C' }],
        experience: [{ description: 'Raised two piers\nLed nine people', link: 'https://span.example' }],
        sections: [{ title: 'Patents', entries: [{ title: 'Twin valve', subtitle: 'GB 123' }] }],
      },
    ],
    [
      'Reactive Resume 5',
      () => read(v5),
      'reactive-resume',
      {
        experience: [job, { ...job, position: 'Engineer', startDate: '2015', endDate: '2019' }],
        links: [{ label: 'My bridges', url: 'https://ada.example.org' }],
        layout: { hidden: ['interests'] },
      },
    ],
    [
      'RenderCV',
      () => structuredText(rendercv),
      'rendercv',
      {
        skills: [{ name: 'CAD', group: 'Design' }, { name: 'Tekla (steel, timber)' }],
        projects: [{ name: 'Footbridge', link: 'https://foot.example' }],
      },
    ],
    [
      'Europass as JSON',
      () => read(passport),
      'europass',
      {
        headline: 'Bridge Engineer',
        links: [{ label: 'Mobile', url: '+44 7700 900000' }],
        extras: [
          { title: 'Welsh', kind: 'languages' },
          { title: 'German', kind: 'languages' },
          { title: 'Zertifikat Deutsch', kind: 'certifications' },
        ],
        sections: [
          { title: 'Digital skills', text: 'CAD and Tekla' },
          { title: 'Publications', text: 'On piers' },
        ],
      },
    ],
    [
      'Europass as XML',
      () => structuredText(passportXml),
      'europass',
      { headline: 'Bridge Engineer', experience: [{ description: 'Raised two piers' }] },
    ],
    [
      'the present Europass as XML',
      () => structuredText(candidateXml),
      'europass',
      { summary: 'Builds bridges.', experience: [{ description: 'Raised two piers' }] },
    ],
    [
      'LinkedIn’s archive',
      () => structuredTables(archive),
      'linkedin-archive',
      {
        headline: 'Bridge Engineer',
        summary: 'Builds bridges, "really".\nThey last.',
        links: [{ label: 'Portfolio' }, { label: 'X', url: 'x.com/adas' }],
      },
    ],
  ]
  it.each(cases)('%s', (_, make, kind, expected) => {
    const found = make()!
    expect(found.kind).toBe(kind)
    expect(found.draft).toMatchObject({ ...same, education: [study] })
    expect(found.draft.experience[0]).toMatchObject(job)
    expect(found.draft).toMatchObject(expected)
    expect(() => draftSchema.parse(found.draft)).not.toThrow()
    expect(found.draft.unplaced.map(({ section, text }) => `${section}: ${text}`)).toEqual(LEFT[_] ?? [])
  })
  /** What has no field, with its text. */
  const LEFT: Record<string, string[]> = {
    'LinkedIn’s archive': ['Email addresses: email address: old@example.com'],
  }

  it('the official sample of JSON Resume, every field of it', () => {
    const { kind, draft } = structuredText(sample)!
    expect(kind).toBe('json-resume')
    expect(draft.unplaced).toEqual([])
    expect(draft).toMatchObject({
      links: [
        { label: 'Twitter', url: 'https://www.twitter.com/neutralthoughts' },
        { label: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
      ],
      education: [{ description: 'DB1101 - Basic SQL\nCS2011 - Java Introduction' }],
      projects: [
        {
          startDate: '2016-08',
          endDate: '2016-08',
          technologies: 'GoogleMaps, Chrome Extension, Javascript',
        },
      ],
      references: [{ name: 'Erlich Bachman' }],
    })
    expect(draft.skills.map(({ name, level, group }) => [name, level, group])[0]).toEqual([
      'HTML',
      'Master',
      'Web Development',
    ])
    const volunteer = draft.extras.find(({ kind: of }) => of === 'volunteering')
    expect(volunteer).toMatchObject({ startDate: '2012-01', date: '2013-01' })
  })

  it('the order of its sections comes along', () => {
    const order = (draft: Draft | undefined) => draft?.layout.arrangement.slice(0, 3)
    expect(order(read(v4)?.draft)).toEqual(['experience', 'custom:abc', 'skills'])
    expect(order(read(v5)?.draft)).toEqual(['custom:abc', 'experience', 'skills'])
    expect(order(read(v3)?.draft)).toEqual(['skills', 'experience', 'education'])
  })
})

describe('what is none of them is not taken for one', () => {
  it.each([
    ['a list', '[1]'],
    ['an object of another program', '{"hello": 1}'],
    ['a page', '<!DOCTYPE html><html><body>Hi</body></html>'],
    ['a feed', '<rss><channel/></rss>'],
    ['broken XML', '<SkillsPassport><LearnerInfo>'],
    ['a note', 'cv of Ada\nBuilds bridges'],
  ])('%s', (_, text) => expect(structuredText(text)?.kind).toBeUndefined())

  it('an archive without a profile', () =>
    expect(structuredTables({ 'messages.csv': 'A\n1\n' })).toBeUndefined())
})

describe('what has a name and a number keeps both', () => {
  it('in a section of its own', () => {
    const read = structuredOf({
      basics: { name: 'Ada Sampleton' },
      patents: [{ title: 'Folding pier', number: 'GB 2000001' }],
    })
    expect(read?.draft.sections).toMatchObject([
      { title: 'Patents', entries: [{ title: 'Folding pier', description: 'GB 2000001' }] },
    ])
    expect(read?.draft.unplaced).toEqual([])
  })

  it.each([
    '<SkillsPassport><LearnerInfo><Skills><Driving><Description><Licence>B</Licence><Licence>C1</Licence></Description></Driving></Skills></LearnerInfo></SkillsPassport>',
    '{"SkillsPassport":{"LearnerInfo":{"Skills":{"Driving":{"Description":[{"Licence":"B"},{"Licence":"C1"}]}}}}}',
    '{"SkillsPassport":{"LearnerInfo":{"Skills":{"Driving":{"Description":["B","C1"]}}}}}',
  ])('and a driving licence is found where Europass has it: %s', (file) => {
    const read = structuredText(file)
    expect(read?.draft.sections).toMatchObject([{ title: 'Driving licence', text: 'B, C1' }])
    expect(read?.draft.unplaced).toEqual([])
  })

  it('and so is the address of an employer, while nobody is asked about the bytes of a picture', () => {
    const read = structuredOf({
      SkillsPassport: {
        LearnerInfo: {
          Identification: {
            PersonName: { FirstName: 'Ada', Surname: 'Sampleton' },
            Photo: { MimeType: 'image/jpeg', Data: 'AAAA', Metadata: [{ Key: 'dimension', Value: '4x5' }] },
          },
          WorkExperience: [
            {
              Position: { Label: 'Rigger' },
              Employer: { Name: 'Span Ltd', ContactInfo: { Website: { Contact: 'https://span.example' } } },
            },
          ],
          ReferenceTo: [{ idref: 'ATT_1' }],
        },
      },
    })
    expect(read?.draft.experience).toMatchObject([{ company: 'Span Ltd', link: 'https://span.example' }])
    expect(read?.draft.unplaced).toEqual([])
  })
})

describe('what has one date was then', () => {
  const job = (entry: object) => structuredOf({ work: [{ name: 'Rug House', ...entry }] })?.draft.experience
  it.each([
    ['one date', { date: '2014' }, ['2014', '2014']],
    ['both ends in one', { date: '2014 - 2016' }, ['2014', '2016']],
    ['an end, said to be one', { endDate: '2014' }, ['', '2014']],
    ['a beginning', { startDate: '2014' }, ['2014', '']],
  ])('of a position with %s', (_, dates, expected) => {
    expect(job(dates)?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([expected])
  })

  it('and in a section of its own', () => {
    const read = structuredOf({ basics: { name: 'Ada' }, talks: [{ title: 'Moths', date: '2022-03' }] })
    expect(read?.draft.sections[0]?.entries).toMatchObject([{ startDate: '2022-03', endDate: '2022-03' }])
  })
})

it('what YAML calls nothing is nothing, and its dates stay as they are typed', () => {
  const read = structuredText(`cv:
  name: Ada Sampleton
  phone: null
  website: ~
  custom_connections:
    - {placeholder: Driving licence B, url: null}
  sections:
    experience:
      - {company: Span Ltd, position: "null", start_date: 2019-02-14, end_date: null, location: Null}
`)
  expect(read?.draft.personalInfo).toMatchObject({ phone: '', website: '' })
  expect(read?.draft.links).toMatchObject([{ label: '', url: 'Driving licence B' }])
  expect(read?.draft.experience).toMatchObject([
    { position: 'null', startDate: '2019-02', endDate: '', location: '' },
  ])
})

it('the place of an entry stays with it, though its form has no field for one', () => {
  const read = structuredOf({
    basics: { name: 'Ada', location: 'Bergen' },
    interests: [{ name: 'Rowing', location: 'Bergen' }],
  })
  expect(read?.draft.extras).toMatchObject([{ title: 'Rowing', detail: 'Bergen' }])
})

it('the names that Europass parts stay apart, and its language and the order of an address are kept', () => {
  const found = structuredText(
    passportXml
      .replace('locale="en"', 'locale="pt"')
      .replace('<Surname>', '<Surname>Costa ')
      .replace(
        '<ContactInfo>',
        '<ContactInfo><Address><Contact><PostalCode>4000-001</PostalCode><Municipality>Porto</Municipality></Contact></Address>',
      ),
  )
  expect(found?.draft).toMatchObject({
    personalInfo: { firstName: 'Ada', lastName: 'Costa Sampleton', address: '4000-001 Porto' },
    layout: { language: 'pt' },
    unplaced: [],
  })
})
