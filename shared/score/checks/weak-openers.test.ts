import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './weak-openers.ts'

verdicts(check, {
  accepts: {
    'a resume of deeds': nothing,
    'the name of what follows': bullets(
      '担当業務',
      '見本市の会場で来場者の受付と案内を担当',
      'Responsible for',
    ),
    'the same words further on': bullets(
      'Found the person responsible for payments',
      'Built what helped users most',
    ),
    'helping people, which is the deed': bullets(
      'Helped 32 residents with daily care',
      'Helping customers find their size',
    ),
    'a trial that is no attempt': bullets('Tried 14 cases before juries'),
    'words that only begin alike': bullets('Helpdesk moved to a new building', 'Involvedness measured'),
  },
  rejects: {
    'responsible for': [bullets('Responsible for managing the till'), 'Managed the till'],
    'helped before a deed that was not theirs alone': [
      bullets('Helped migrate the database'),
      'which part was yours',
    ],
    'an attempt, whose deed is not claimed': [bullets('Attempted to migrate the database'), 'what you did'],
    'a part in it': bullets('Played a role in settling a dispute', 'Was involved with cycle counts'),
    'worked on': bullets('Worked on the mobile app'),
    'duties included, in capitals too': bullets('DUTIES INCLUDED cleaning the store'),
    'a resume with no bullets at all': emptied,
  },
})
