import { expect, test } from 'vitest'
import { jobFromText } from '../from-text.ts'

const asked = (text: string) => jobFromText(text, { category: '', role: '' }).required

test.each([
  [
    'Empregado de mesa\nRequisitos\n- Atendimento ao cliente\n- Gestão de reservas\n- Inglês\n',
    'Gestão de reservas',
  ],
  ['Rececionista\nRequisitos\n- Faturação\n- Registo de chegadas\n- Inglês\n', 'Registo de chegadas'],
])('an item of two words is asked for, whatever small words join them: %j', (text, item) =>
  expect(asked(text)).toContain(item),
)

test('a short French text is told by the vowels that it leaves out', () =>
  expect(
    asked("Infirmier (H/F)\nCompétences requises\n- Soins d'urgence\n- Pose de perfusions\n- Pansements\n"),
  ).toContain("Soins d'urgence"))
