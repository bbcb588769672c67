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
