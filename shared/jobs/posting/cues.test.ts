import { expect, it } from 'vitest'
import { cuesOf } from './cues.ts'

const wants = (text: string) => cuesOf(text).map(({ want }) => want)

it.each([
  ["If you have Docker that's a plus, but please apply even without.", ['nice']],
  ["If you have Docker or Kubernetes, great, it's a bonus for you.", ['nice']],
  ["If you can also read drawings it's an advantage, send your CV to us.", ['nice']],
  ["If you've worked with Docker, this is the job for you.", []],
  ['If you have worked with Docker, this is the job for you.', []],
  ['You are the right person if you have run a site.', []],
  ['Preference will be given to candidates with Power BI.', ['nice']],
  ['Priority will be given to candidates with Power BI.', ['nice']],
  ['Preferences are told to nobody.', []],
  ['You must know Power BI.', ['must']],
  ['Plus: work with silk and velvet', ['nice']],
  ['Assets: a second language', ['nice']],
  ['A library which helps people to move data', []],
  ['Dutch helps', ['nice']],
] as const)('%j: %j', (text, found) => expect(wants(text)).toEqual(found))
