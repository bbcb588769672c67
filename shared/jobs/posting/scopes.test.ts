import { expect, it } from 'vitest'
import { scoped } from './scopes.ts'

const wants = (text: string) => scoped(text, 'must').map(([piece, want]) => [piece.trim(), want])

it.each([
  ['Salesforce – highly desirable', [['Salesforce – highly desirable', 'nice']]],
  ['Tableau - strongly preferred', [['Tableau - strongly preferred', 'nice']]],
  ['A degree required in biology or chemistry', [['A degree required in biology or chemistry', 'must']]],
  ['Kafka - preferred', [['Kafka - preferred', 'nice']]],
  [
    'EDR - CrowdStrike Falcon preferred',
    [
      ['EDR', 'must'],
      ['- CrowdStrike Falcon preferred', 'nice'],
    ],
  ],
])('%j: %j', (text, pieces) => expect(wants(text)).toEqual(pieces))
