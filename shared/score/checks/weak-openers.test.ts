import { expect, test } from 'vitest'
import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check, { stronger } from './weak-openers.ts'

verdicts(check, {
  accepts: {
    'a resume of deeds': nothing,
    'the same words further on': bullets(
      'Found the person responsible for payments',
      'Built what helped users most',
    ),
    'helping people, which is the deed': bullets(
      'Helped 32 residents with daily care',
      'Helping customers find their size',
    ),
    'words that only begin alike': bullets('Helpdesk moved to a new building', 'Involvedness measured'),
  },
  rejects: {
    'responsible for': [bullets('Responsible for managing the till'), 'Managed the till'],
    'helped before the verb it hides': [bullets('Helped migrate the database'), 'Migrated the database'],
    'worked on': bullets('Worked on the mobile app'),
    'duties included, in capitals too': bullets('DUTIES INCLUDED cleaning the store'),
    'a resume with no bullets at all': emptied,
  },
})

test.each([
  ['Responsible for managing a team', 'Managed a team'],
  ['Tasked with writing the manual', 'Wrote the manual'],
  ['Worked on the shop', ''],
  ['Built the shop', ''],
])('%s becomes “%s”', (text, better) => expect(stronger({ text, position: null })).toBe(better))
