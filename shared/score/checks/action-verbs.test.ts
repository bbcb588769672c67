import { bullets, currentBullets, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './action-verbs.ts'

verdicts(check, {
  accepts: {
    'a resume of deeds': nothing,
    'adverbs before the verb': bullets('Successfully migrated the shop', 'Independently ran the night shift'),
    'a label before the verb': bullets(
      'Checkout: rebuilt the payment page',
      'Hiring – interviewed 40 people',
    ),
    'facts behind their labels': bullets(
      'Built the shop of two magazines',
      'Supervisors: Dr Sample and Prof. Specimen',
      'Environment: Go, Kafka and Terraform',
    ),
    'a project whose first line says what was made': (c) => {
      c.resume.projects[0]!.bullets = ['Ledger of two million loan accounts']
      c.resume.projects[0]!.description = ''
    },
    'verbs the lexicon does not know': bullets('Decarbonised the fleet', 'Gamified the onboarding'),
    'prefixed verbs': bullets('Co-founded the alumni society', 'Re-architected the billing service'),
    'both spellings of -ise': bullets('Organised the fair', 'Organized the fair'),
    'verbs of trades': bullets(
      'Hung 40 doors',
      'Wove rugs for two hotels',
      'Shook the trees at dawn',
      'Threw 300 pots',
      'Wound the coils of 40 motors',
      'Ground 60 lenses a day',
    ),
    'their present tense': currentBullets(
      'Repipe terraced houses',
      'Calve 130 heifers a year',
      'Knead and shape 90 loaves',
    ),
    'verbs behind a pronoun, which another check points at': bullets(
      'I redesigned the claims flow',
      'We ran 40 sessions',
    ),
    'verbs of care': currentBullets(
      'Remind clients of their medication',
      'Calm agitated clients with music',
      'Accompany residents to the doctor',
    ),
    'a verb before a number': currentBullets('Support 1,800 devices in seven schools'),
    'verbs that could be nouns under a position that is held': currentBullets(
      'Care for three ventilated patients',
      'Chart in Epic and audit ten charts a month',
      'Answer around 120 calls a day',
      'Handles group check-ins',
      'Titrate drips by protocol',
    ),
    'present tense in a current position': currentBullets(
      'Manage a team of four',
      'Design the product pages',
    ),
  },
  rejects: {
    'what begins weakly, in the words of that check': [
      bullets('Responsible for managing the shop', 'In charge of the till'),
      'with what you did: “Managed the shop”',
    ],
    'what is told in the passive, in the words of that check': [
      bullets('The shop was built in React', 'Orders were shipped by noon'),
      'turn “was built” around',
    ],
    'nouns at the head of the line': [
      bullets('Responsible for the shop', 'Payment systems and shops'),
      'Payment systems',
    ],
    'nouns spelled like what was done': bullets(
      'Wound care for 30 surgical patients a week',
      'Ground operations for 12 flights a day',
      'Shore excursions for guests',
      'Inbound calls of 40 clients',
    ),
    'a noun in -ing': [bullets('Imaging of 400 laptops', 'Restructuring was led from abroad'), 'Imaging'],
    'a noun with its number': bullets('Phase 3 trials at 20 sites', 'Grade 5 classroom of 28 pupils'),
    'a label before what was not done': [
      bullets('Payments: systems and shops for 40 clients'),
      'Begin “Payments',
    ],
    'the same under a position that ended': [
      bullets('Care for patients', 'Drug charts in Epic'),
      'Drug charts',
    ],
    'what no verb is, under a position that is held': [
      currentBullets('Perfect attendance', 'President’s Club 2021'),
      'what you do',
    ],
    'adjectives that end like verbs': bullets('Experienced in sales', 'Skilled with spreadsheets'),
    'a noun that could be a verb': bullets('Design reviews for five teams', 'Support tickets, second level'),
    'a resume with no bullets at all': emptied,
  },
})

const begun = (verbs: number, others: number) =>
  bullets(
    ...Array.from({ length: verbs }, (_, at) => `Hung ${at + 40} doors`),
    ...Array.from({ length: others }, (_, at) => `Drug charts of ${at + 40} patients`),
  )
shares(check, {
  'eight of ten begin with a verb': [begun(8, 2), 1],
  'seven of ten': [begun(7, 3), 0.875],
})
