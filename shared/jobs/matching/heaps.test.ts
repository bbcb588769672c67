import { expect, test } from 'vitest'
import { kafka, post } from '../testing/answers.ts'
import { lexicon } from '../vocabulary.ts'
import { isHeap } from './heaps.ts'
import type { Line } from './lines.ts'

const tools =
  'Kafka Docker Redis Kubernetes Terraform Jenkins Ansible Grafana Prometheus Nginx MySQL MongoDB Elasticsearch'
const named = tools.split(' ')
const fewer = named.slice(0, -1).join(', ')
const all = named.join(', ')
const skills = (names: number): string =>
  kafka({ skills: [{ name: ['Kafka', ...manyNames(names - 1)].join(', '), level: '', group: '' }] })
/** So many different names of the vocabulary. */
const manyNames = (count: number): string[] =>
  lexicon()
    .skills.filter(
      ({ kind, name, forms }) =>
        kind === 'tool' && name !== 'Kafka' && /^[A-Z][a-z]{4,}$/.test(name) && !forms[0]?.ambiguous,
    )
    .map(({ name }) => name)
    .slice(0, count)

test.each([
  ['twelve of them', `Used ${fewer}`, true],
  ['more with a label', `Tools: ${all}`, true],
  ['more without a word before them', all, true],
  ['more in sentences about each', `Used ${named.join(' in one year and ')} for the house`, true],
  ['more that are claimed by one verb', `Used ${all}`, false],
  ['more with hardly a word for each', `Used ${named.slice(0, -1).join(' and ')}, Elasticsearch`, false],
  ['more with a word for each', `Used ${named.join(' and ')}`, true],
])('a bullet that names %s shows them: %s', (_, bullet, shows) =>
  expect(kafka(post({ bullets: [bullet] })).startsWith('proven')).toBe(shows),
)
test.each([
  [80, 'listed skills.0'],
  [81, 'missing'],
])('an entry of the list with %i names says of one: %s', (names, said) => expect(skills(names)).toMatch(said))

const told = ['Kafka', ...manyNames(44)].map((name) => `Moved shops to ${name}`)
test.each([
  ['as lines that each tell of one', true, told.join('\n')],
  ['in one line', false, told.join(' ')],
  ['as lines of names', false, ['Kafka', ...manyNames(44)].join('\n')],
])('the text of a post that names 45 tools %s shows them: %s', (_, shows, text) =>
  expect(kafka(post({ text })).startsWith('proven')).toBe(shows),
)

const lineOf = (path: string, text: string): Line => ({
  ...{ path, text, strength: 'work', alone: false },
  ...{ start: '', end: '' },
})
const VERB_FIRST = { from: 1, to: 2 }
const NAME_FIRST = { from: 0, to: 1 }
test.each([
  ['40 names in a summary of nothing else', 'summary', 'Used a, b', 40, 40, VERB_FIRST, false],
  ['41 with one word too few for each', 'summary', 'Used a, b', 41, 327, VERB_FIRST, true],
  ['41 with eight words to each', 'summary', 'Used a, b', 41, 328, VERB_FIRST, false],
  ['41 in several lines, one word too few', 'experience.0.text', 'Used a\nand b', 41, 122, VERB_FIRST, true],
  ['41 in several lines of three words', 'experience.0.text', 'Used a\nand b', 41, 123, VERB_FIRST, false],
  ['12 by one verb', 'experience.0.bullets.0', 'Used a, b', 12, 13, VERB_FIRST, false],
  ['13 by one verb', 'experience.0.bullets.0', 'Used a, b', 13, 25, VERB_FIRST, true],
  ['13 with two words to each', 'experience.0.bullets.0', 'Used a, b', 13, 26, VERB_FIRST, false],
  ['13 by one verb in a paragraph', 'experience.0.text', 'Used a, b', 13, 25, VERB_FIRST, false],
  ['13 behind a label', 'experience.0.bullets.0', 'Tools: a, b', 13, 25, VERB_FIRST, false],
  ['13 without a word before them', 'experience.0.bullets.0', 'A, b', 13, 25, NAME_FIRST, false],
  [
    '13 that begin within what is claimed',
    'experience.0.bullets.0',
    'A cluster, b',
    13,
    25,
    NAME_FIRST,
    true,
  ],
  ['80 in one entry of the list', 'skills.0', 'A, b', 80, 80, NAME_FIRST, false],
  ['81 in one entry of the list', 'skills.0', 'A, b', 81, 81, NAME_FIRST, true],
])('of %s the line is a heap or not', (_, path, text, names, words, first, heap) =>
  expect(isHeap(lineOf(path, text), names, words, first)).toBe(heap),
)
