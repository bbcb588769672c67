import { expect, it } from 'vitest'
import { titleOf } from './title.ts'

it.each([
  ['Gartner\nData Analyst', 'Data Analyst'],
  ['Gartner / Data Analyst', 'Data Analyst'],
  ['Monitor Group\nSenior Consultant', 'Senior Consultant'],
  ['Marshal Ltd\nWelder', 'Welder'],
  ['Welder\nMarshal Ltd', 'Welder'],
  ['Chef, Example Ltd', 'Chef'],
  ['Gärtner (m/w/d)', 'Gärtner'],
  ['Landschaftsgärtnerin', 'Landschaftsgärtnerin'],
  ['Traffic Marshal\nExample Group', 'Traffic Marshal'],
  ['Group Accountant', 'Group Accountant'],
  ['Join our kitchen team\nyou can cook breakfast', ''],
])('%j: %j', (text, title) => expect(titleOf(text)).toBe(title))
