import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// The same people, written down in every way that a head is written in.

interface Held {
  title: string
  company: string
  place: string
  dates: string
}
const held = (title: string, company: string, place: string, dates: string): Held => ({
  title,
  company,
  place,
  dates,
})

const PEOPLE: Record<string, Held[]> = {
  'in offices': [
    held('Senior Data Engineer', 'Brightwell Analytics', 'Austin, TX', 'Jan 2020 – Present'),
    held('Warehouse Associate', 'Kestrel Logistics Inc.', 'Tulsa, OK', 'Mar 2017 – Dec 2019'),
    held('Cashier', "Dobson's", 'Norman, OK', '2015 – 2017'),
  ],
  'on wards': [
    held('Staff Nurse', 'St. Brannock Hospital', 'Leeds, UK', '05/2019 - present'),
    held('Healthcare Assistant', 'Ashgrove', 'York, UK', '02/2016 - 04/2019'),
    held('Volunteer Coordinator', 'Helping Hands', 'York, UK', '09/2014 - 01/2016'),
  ],
  'in German, one in a town nobody lists': [
    held('Projektleiter', 'Hallstedt Maschinenbau GmbH', 'Stuttgart', '03/2018 – heute'),
    held('Werkstudent', 'Tornby AG', 'München', '10/2015 – 02/2018'),
    held('Praktikant im Einkauf', 'Sonnleitner & Söhne', 'Ulm', '04/2015 – 09/2015'),
  ],
}

const FORMS: Record<string, (of: Held) => string[]> = {
  'title at company , place / dates': (of) => [`${of.title} at ${of.company} , ${of.place}`, of.dates],
  'title at company, place ⇥ dates': (of) => [`${of.title} at ${of.company}, ${of.place} ⇥ ${of.dates}`],
  'title, company, place ⇥ dates': (of) => [`${of.title}, ${of.company}, ${of.place} ⇥ ${of.dates}`],
  'title @ company ⇥ dates': (of) => [`${of.title} @ ${of.company} ⇥ ${of.dates}`],
  'company (place) – title (dates)': (of) => [`${of.company} (${of.place}) – ${of.title} (${of.dates})`],
  'dates: title, company': (of) => [`${of.dates}: ${of.title}, ${of.company}`],
  'dates | company | title': (of) => [`${of.dates} | ${of.company} | ${of.title}`],
  'title | company | place | dates': (of) => [`${of.title} | ${of.company} | ${of.place} | ${of.dates}`],
  'company ⇥ place / title ⇥ dates': (of) => [`${of.company} ⇥ ${of.place}`, `${of.title} ⇥ ${of.dates}`],
  'company, place / title / dates': (of) => [`${of.company}, ${of.place}`, of.title, of.dates],
  'title, dates / company, place': (of) => [`${of.title}, ${of.dates}`, `${of.company}, ${of.place}`],
  'title: company ⇥ dates': (of) => [`${of.title}: ${of.company} ⇥ ${of.dates}`],
  'title (company) dates': (of) => [`${of.title} (${of.company}) ${of.dates}`],
  'title; company; dates': (of) => [`${of.title}; ${of.company}; ${of.dates}`],
  'company – place – dates / title': (of) => [`${of.company} – ${of.place} – ${of.dates}`, of.title],
  'title, company / place, dates': (of) => [`${of.title}, ${of.company}`, `${of.place}, ${of.dates}`],
}

const BODIES: Record<string, string[]> = {
  'with items': ['- Cut the weekly report from two days to three hours.', '- Trained four new colleagues.'],
  'with a sentence': ['Cut the weekly report from two days to three hours and trained four colleagues.'],
  bare: [],
}

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  describe.each(Object.entries(PEOPLE))('%s', (_who, people) => {
    test.each(Object.entries(BODIES))('%s', (_what, body) => {
      const rows = people.flatMap((of) => [...write(of), ...body])
      const read = readExperience(printedLines(rows), true, createPlacer(), 0)
      expect(
        read.map(({ position, company, printedDates }) => ({ position, company, printedDates })),
      ).toEqual(
        people.map(({ title, company, dates }) => ({ position: title, company, printedDates: dates })),
      )
    })
  })
})
