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
  ['Exam. Pflegefachkraft (m/w/d) – Schwerpunkt Nachtdienst', 'Pflegefachkraft'],
  ['Stellv. Filialleiter (m/w/d)', 'Filialleiter'],
  ['Bodenleger. Ab sofort (m/w/d)', 'Bodenleger'],
  ['Landschaftsgärtnerin', 'Landschaftsgärtnerin'],
  ['Traffic Marshal\nExample Group', 'Traffic Marshal'],
  ['Wagenreiniger (m/w/d)\nBeispiel Verkehr', 'Wagenreiniger'],
  ['Brodeuse H/F\nLyon', 'Brodeuse'],
  ['Pizzaiolo\nContrat : CDI', 'Pizzaiolo'],
  ['SAP MM/WM Consultant', 'SAP MM/WM Consultant'],
  ['Custodian I\nThis job keeps our building clean.', 'Custodian I'],
  ['What you will do\nKeep the site clean.', ''],
  ['Group Accountant', 'Group Accountant'],
  ['Join our kitchen team\nyou can cook breakfast', ''],
  ['Beispiel\nBezeichnung der Stelle: Bodenleger\nAb sofort', 'Bodenleger'],
  ['Ref. 12\nIntitulé du poste : agent de propreté\nLyon', 'Agent de Propreté'],
])('%j: %j', (text, title) => expect(titleOf(text)).toBe(title))

it('a heading of a section is no title', () =>
  expect(titleOf('Descrizione e responsabilità\nTurni', new Set(['Descrizione e responsabilità']))).toBe(''))
