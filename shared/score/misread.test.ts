import { describe, expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { chanceOfMisreadSkills, misreadWork } from './misread.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const changed = (change: (resume: Resume) => void): Resume => {
  const resume = sampleResume()
  change(resume)
  return resume
}
const line = (text: string) => ({ text, page: 1, line: 1, bullet: false })
/** Printed in one line, or each as an item of its own. */
const listed = (names: string[], bullet = false) => ({
  skills: names.map((name) => ({ name, level: '', group: '' })),
  sections: [
    {
      kind: 'skills' as const,
      heading: 'Skills',
      page: 1,
      line: 1,
      lines: (bullet ? names.map((name) => `${name}.`) : [names.join(', ')]).map((text) => ({
        ...line(text),
        bullet,
      })),
    },
  ],
})

describe('the work is likely misread', () => {
  test.each<[string, (resume: Resume) => void]>([
    [
      'where no entry has a title',
      (r) => {
        for (const entry of r.experience) entry.position = ''
      },
    ],
    [
      'where its titles are none, and spans stand elsewhere',
      (r) => {
        for (const entry of r.experience) entry.position = 'Harbour Lane'
        r.head.push(line('Jan 2012 – Mar 2014'), line('May 2014 – Jun 2016'), line('Jul 2016 – Sep 2018'))
      },
    ],
  ])('%s', (_, change) => {
    expect(misreadWork(changed(change), cleanFacts()).entries).not.toEqual([])
    // A draft says of each field what it is.
    expect(misreadWork(changed(change), null)).toEqual({ entries: [], lines: [], sure: 1 })
  })

  test.each<[string, (resume: Resume) => void]>([
    ['where it was read well', () => {}],
    ['by one unusual title', (r) => Object.assign(r.experience[0]!, { position: 'Harbour Lane' })],
    ['where there is none', (r) => Object.assign(r, { experience: [] })],
  ])('not %s', (_, change) => expect(misreadWork(changed(change), cleanFacts()).entries).toEqual([]))

  test('then nothing is said of its dates and heads, and it is asked about', () => {
    const resume = changed((r) => {
      for (const entry of r.experience)
        Object.assign(entry, { position: '', startDate: '2024', endDate: '2020' })
    })
    const { checks } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
    const status = (id: string) => checks.find((c) => c.id === id)?.status
    for (const id of ['dates-in-order', 'experience-complete', 'experience-dates', 'newest-first'])
      expect(['pass', 'not_applicable']).toContain(status(id))
    expect(status('may-be-misread')).toBe('partial')
  })
})

describe('the skills are likely misread', () => {
  test.each<[string, string[]]>([
    ['where labels stand among them', ['Languages: German', 'Tools: hammer', 'Bending', 'Welding']],
    [
      'where sentences were cut to pieces',
      [
        'can work well with all kinds of people',
        'am always looking for something new to learn',
        'and like to travel',
      ],
    ],
  ])('%s', (_, names) => expect(chanceOfMisreadSkills(listed(names))).toBeGreaterThan(0.5))

  test.each<[string, string[]]>([
    ['of tools', ['React', 'TypeScript', 'PostgreSQL', 'Docker']],
    ['of a trade', ['Bricklaying', 'Site safety', 'Reading plans', 'Forklift driving', 'Scaffolding']],
    ['that is empty', []],
  ])('not a list %s', (_, names) => expect(chanceOfMisreadSkills(listed(names))).toBeLessThan(0.3))

  test.each<[string, string[]]>([
    ['Russian', ['написание различных текстов', 'корректорская работа', 'составление договоров']],
    ['English', ['Writing texts of all kinds for the harbour office', 'able to read plans and maps']],
    ['Portuguese', ['Power BI (Modelagem de Dados, DAX, Dashboards)', 'SQL (consultas analíticas)']],
    ['Dutch', ['Stressbestendig en positief ingesteld', 'oog voor de behoeften van anderen']],
  ])('items of a list are whole, however long: %s', (_, names) => {
    expect(chanceOfMisreadSkills(listed(names, true))).toBe(0)
    expect(chanceOfMisreadSkills(listed(names))).toBeGreaterThan(0)
  })

  test('pieces beside whole items count by their share', () => {
    const pieces = listed(['Languages: German', 'Tools: hammer'])
    const whole = listed(['Bending', 'Welding'], true)
    const both = {
      skills: [...pieces.skills, ...whole.skills],
      sections: [...pieces.sections, ...whole.sections],
    }
    expect(chanceOfMisreadSkills(both)).toBeCloseTo(chanceOfMisreadSkills(pieces) / 2)
  })
})
