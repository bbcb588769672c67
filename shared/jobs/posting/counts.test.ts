import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { printedJob } from '../printed.ts'
import { lexicon } from '../vocabulary.ts'

const asked = (item: string) =>
  printedJob(jobFromText(`Assistant\nRequirements\n- ${item}`, { category: '', role: '' }), lexicon())
    .required

it.each([
  ["Bachelor's degree in Marketing or related field, fluency in English and German", ['English', 'German']],
  ['Degree, knowledge of Spanish or Italian', [{ anyOf: ['Spanish', 'Italian'] }]],
  ['Degree in Business plus very good knowledge of German', ['German']],
  ['BSc in Computer Science plus English and German', ['English', 'German']],
  ["Bachelor's degree in Marketing, English or Communications", []],
  ['Bachelor of Arts in English', []],
])('a language beside a degree is spoken, one within it is a subject: %j', (item, languages) =>
  expect(asked(item)).toEqual(languages),
)

it.each([
  ['Able to prune, propagate and weld', ['Pruning', 'Propagation', 'Welding']],
  ['We prune, propagate and weld', []],
])('what one can do is asked for, all of an enumeration: %j', (item, skills) =>
  expect(asked(item)).toEqual(skills),
)

it.each([
  ['Implant nursing or a sedation certificate', ['Implant nursing']],
  ['CMA (AAMA)', []],
  ['GCSE maths (C / 4 or above)', []],
  ['A Level 3 qualification in plumbing', []],
])('a certificate asks for itself alone: %j', (item, skills) => expect(asked(item)).toEqual(skills))
