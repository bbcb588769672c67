import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './cliches.ts'

verdicts(check, {
  accepts: {
    'a resume without clichés': nothing,
    'parts of the phrases alone': bullets('Led a team of hockey players', 'Drove hard results home'),
    'a word of finance': bullets('Realized $18M of annual synergies after the merger'),
    'what is called dynamic': bullets('Solved it with dynamic programming in two hours'),
    'words that only contain one': bullets('Studied synergyx in cells'),
  },
  rejects: {
    'team player': [bullets('Team player with a smile'), 'team player'],
    'enthusiasm that nothing shows': bullets('Passionate nurse in a dynamic environment'),
    'hyphens or none': bullets('Hard-working clerk', 'Results driven seller'),
    'an aim, which no example shows': [bullets('To obtain a position in a shop'), 'what you offer'],
    'a cliché in the summary': ({ resume }) => {
      resume.summary = 'A self-starter with a proven track record of good things.'
    },
    'a resume with no text at all': emptied,
  },
})
