import { expect, it, test } from 'vitest'
import { structuredOf, structuredText } from './structured.ts'

// Sections of another program that are of a kind the builder has a form for, and what stands around them.

const draftOf = (file: object) => structuredOf(file)?.draft
const v3 = (sections: object) => ({ basics: { name: 'Wanda Trial', location: {} }, sections })

it('a section of Reactive Resume with a form arrives once, however it is marked', () => {
  const item = { name: 'Loom atlas', summary: 'Maps looms' }
  const draft = draftOf(v3({ projects: { name: 'Works', type: 'custom', visible: true, items: [item] } }))
  expect(draft?.projects).toMatchObject([{ name: 'Loom atlas' }])
  expect(draft?.sections).toEqual([])
})

it.each(['work', 'basic', 'custom'])('a copied section of the type %s arrives under its title', (type) => {
  const first = { name: 'Mill', position: 'Weaver', date: { start: '2019-01-01' } }
  const copied = { name: 'Barn', position: 'Spinner', date: { start: '2011-01-01', end: '2012-01-01' } }
  const draft = draftOf(
    v3({
      work: { name: 'Work', type: 'work', visible: true, items: [first] },
      '3f0c': { id: '3f0c', name: 'Before that', type, visible: true, items: [copied] },
    }),
  )
  expect(draft?.unplaced).toEqual([])
  if (type === 'work') expect(draft?.experience[1]).toMatchObject({ company: 'Barn', part: 'Before that' })
  else expect(draft?.sections).toMatchObject([{ title: 'Before that', entries: [{ title: 'Barn' }] }])
})

it('the form is for the section of its name, and the one before it stands beside', () => {
  const draft = structuredText(`cv:
  name: Wanda Trial
  website: [https://wanda.example, https://loom.example]
  sections:
    selected_talks:
      - name: Looms that sing
        date: 2019-06
    publications:
      - title: Weft
        authors: [W. Trial]
        journal: Loom Letters
        date: 2020-03
`)?.draft
  expect(draft?.extras).toMatchObject([{ kind: 'publications', title: 'Weft', detail: 'Loom Letters' }])
  expect(draft?.sections).toMatchObject([
    { title: 'Selected Talks', entries: [{ title: 'Looms that sing' }] },
  ])
  expect(draft?.layout.titles).toEqual({})
  expect(draft?.links).toMatchObject([{ url: 'https://loom.example' }])
})

it('a Europass keeps the second line of an address, ways to chat, levels of digital skills and a statement', () => {
  const draft = draftOf({
    SkillsPassport: {
      Locale: 'de',
      LearnerInfo: {
        Identification: {
          PersonName: { FirstName: 'Wanda', Surname: 'Trial' },
          ContactInfo: {
            Address: { Contact: { AddressLine: 'Webgasse 1', AddressLine2: 'Hof 2', Municipality: 'Gera' } },
            InstantMessaging: [{ Contact: 'wanda.t', Use: { Code: 'skype', Label: 'Skype' } }],
          },
        },
        Headline: {
          Type: { Code: 'personal_statement' },
          Description: { Label: '<p>Webt <b>Tuch</b>.</p>' },
        },
        Skills: { Computer: { Description: 'CAD', ProficiencyLevel: { Information: 'C', Safety: 'A' } } },
      },
    },
  })
  expect(draft).toMatchObject({
    personalInfo: { address: 'Webgasse 1, Hof 2, Gera' },
    links: [{ label: 'Skype', url: 'wanda.t' }],
    headline: '',
    summary: 'Webt <b>Tuch</b>.',
    layout: { language: 'de' },
    sections: [{ text: 'CAD\nInformation C, Safety A' }],
    unplaced: [],
  })
})

it('the recipient of a letter stands before it', () => {
  const letter = { id: 'l', hidden: false, recipient: '<p>Loom Office</p>', content: '<p>Dear all,</p>' }
  const draft = draftOf({
    basics: { name: 'Wanda Trial' },
    sections: {},
    customSections: [{ id: 'c', type: 'cover-letter', title: 'Letter', hidden: false, items: [letter] }],
  })
  expect(draft?.sections).toMatchObject([{ entries: [{ description: 'Loom Office\nDear all,' }] }])
})

it('an address that a program wrote is freed of what only counts its readers', () => {
  const profiles = [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/wandat?utm_source=share' }]
  const draft = draftOf({ basics: { name: 'Wanda Trial', url: 'https://wanda.example?fbclid=9', profiles } })
  expect(draft?.personalInfo).toMatchObject({
    linkedin: 'https://www.linkedin.com/in/wandat',
    website: 'https://wanda.example',
  })
})

it('a person reads where a text stood, not the names of a format', () => {
  const sector = { Employer: { Name: 'Mill', Sector: { Code: 'C', Label: 'Manufacturing' } } }
  const phone = { Contact: '+49 1', Use: { Label: 'Mobile' } }
  const LearnerInfo = {
    Identification: {
      PersonName: { FirstName: 'Wanda', Surname: 'Trial' },
      ContactInfo: { TelephoneList: { Telephone: [phone] } },
    },
    WorkExperienceList: { WorkExperience: [sector] },
  }
  expect(draftOf({ SkillsPassport: { LearnerInfo } })?.unplaced.map(({ section }) => section)).toEqual([
    'Identification: telephone use',
    'Work experience: employer sector',
  ])
})

test.each([
  ['XML', '<Birthdate year="1985" month="--05" day="---04"/>'],
  ['its parts', '<Birthdate><Year>1985</Year><Month>5</Month><Day>4</Day></Birthdate>'],
])('a birthday in %s is listed whole', (_, birthdate) => {
  const name = '<PersonName><FirstName>Wanda</FirstName><Surname>Trial</Surname></PersonName>'
  const identity = `<Identification>${name}<Demographics>${birthdate}</Demographics></Identification>`
  const xml = `<SkillsPassport><LearnerInfo>${identity}</LearnerInfo></SkillsPassport>`
  expect(structuredText(xml)?.draft.unplaced).toMatchObject([
    { section: 'Identification: demographics birthdate', text: '1985-05-04' },
  ])
})
