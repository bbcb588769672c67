import { expect, test } from 'vitest'
import { kafka, post } from '../testing/answers.ts'
import { lexicon } from '../vocabulary.ts'

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
