import { expect, test } from 'vitest'
import { jobFromText } from '../from-text.ts'

const read = (text: string) => jobFromText(text, { category: '', role: '' })

test.each([
  [
    'Escriturária\nRequisitos\n- Atendimento ao cliente\n- Conhecimentos de Excel (preferencialmente tabelas dinâmicas)\n',
    'Excel',
  ],
  [
    'Administrateur de bases de données\nProfil recherché\n- Maîtrise de Linux\n- Expérience avec SQL, idéalement PostgreSQL\n',
    'SQL',
  ],
])('what stands before a wish is demanded: %j', (text, name) => expect(read(text).required).toContain(name))

test.each([
  ['Entwickler (m/w/d)\nDein Profil\n- Erfahrung mit Java\n- Idealerweise Kenntnisse in Kotlin\n', 'Kotlin'],
  ['Encargado de taller\nRequisitos\n- Experiencia con SAP\n- Muy valorable manejo de AutoCAD\n', 'AutoCAD'],
])('a line that is a wish from its beginning demands nothing: %j', (text, name) =>
  expect(read(text).preferred).toContain(name),
)
