import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { nameOfPlace } from './place-names.ts'

const resume = draft.parse({
  experience: [
    { id: 'ex-1', position: 'Cook', company: 'Contoso' },
    { id: 'ex-2', company: 'Acme' },
  ],
  skills: [{ id: 'sk-1', name: 'Baking' }],
  extras: [
    { id: 'x-1', kind: 'languages', title: 'German' },
    { id: 'x-2', kind: 'awards', title: 'Best bread' },
  ],
})

describe('the name of a place', () => {
  it.each([
    ['summary', 'Summary'],
    ['name', 'Name'],
    ['personalInfo.email', 'Email'],
    ['layout.fontSize', 'Font size'],
    ['layout.order.2', 'Order of the sections'],
    ['experience.0.startDate', 'Work Experience, Cook: Start Date'],
    ['experience.0.description.2', 'Work Experience, Cook: Description'],
    ['experience.0.bullets.2', 'Work Experience, Cook: Description'],
    ['headline', 'Headline'],
    ['experience.ex-2.position', 'Work Experience, Acme: Position'],
    ['experience.9.company', 'Work Experience: Company'],
    ['skills.0.level', 'Skills, Baking: Level'],
    ['awards.0.date', 'Template & Review, Best bread: Date'],
    ['extras.x-1.detail', 'Template & Review, German: Detail'],
    ['something.new', 'something.new'],
  ])('%s is %s', (path, name) => {
    expect(nameOfPlace(path, resume)).toBe(name)
  })
})
