import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const required = (text: string) => jobFromText(text, { category: '', role: '' }).required

it.each([
  [
    'Ontwikkelaar\n\nFunctie-eisen\n- React of Angular\n- Python\n- SQL\n',
    [{ anyOf: ['React', 'Angular'] }, 'Python', 'SQL'],
  ],
  [
    'Developer\n\nRequirements for the role\n- Design of Kubernetes platforms\n- Knowledge of the SQL of PostgreSQL\n',
    ['Kubernetes', 'SQL', 'PostgreSQL'],
  ],
])('%j asks for %j', (text, skills) => expect(required(text)).toEqual(skills))

it.each([
  ['Support agent\n\nRequirements\n- Experience with ticket tools such as Jira or Zendesk\n', 'ticket tools'],
  ['Support agent\n\nRequirements\n- Experience with ticket tools (Jira, Zendesk)\n', 'ticket tools'],
  [
    'Kundenberater\n\nAnforderungen\n- Erfahrung mit Ticketprogrammen wie Jira oder Zendesk\n',
    'ticketprogramm',
  ],
  ['Conseiller\n\nProfil recherché\n- Maîtrise des outils de tickets (Jira, Zendesk)\n', 'outils'],
  ['Asesora\n\nRequisitos\n- Manejo de herramientas de tickets tales como Jira o Zendesk\n', 'herramientas'],
])('%j does not ask for what its examples are examples of', (text, name) => {
  const asked = required(text).flatMap((skill) => (typeof skill === 'string' ? [skill] : skill.anyOf))
  expect(asked).toEqual(expect.arrayContaining(['Jira', 'Zendesk']))
  expect(asked.filter((skill) => skill.toLowerCase().includes(name))).toEqual([])
})

it.each(['Accountant\n\nRequirements\n- Payroll runs (Sage)\n'])('%j asks for Sage', (text) =>
  expect(required(text)).toContain('Sage'),
)
