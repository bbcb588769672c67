import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { lexicon } from '../vocabulary.ts'
import { evidenceIn } from './evidence.ts'

const words = lexicon()
const shownBy = (text: string) => {
  const resume = { ...resumeFromDraft(draft.parse({ personalInfo: {} })), summary: text }
  return [...evidenceIn(resume, words).bySkill.keys()].map((skill) => words.skills[skill]!.name)
}

describe('a line shows', () => {
  it.each([
    ['Scrum', 'Ran Scrum, planned sprints and chaired the retrospectives'],
    ['Budgeting', 'Led budgeting, planned menus'],
    ['Kubernetes', 'Introduced Kubernetes, planned and delivered the move'],
    ['Jenkins', 'Built the CI in Jenkins, none of it manual'],
    ['Coaching', 'In charge of coaching, learning, and development'],
    ['CPR', 'CPR, expired 2019, renewed 2024'],
    ['Inventory management', 'Checked the inventory, expired stock and returns'],
    ['Spanish', 'Translated Spanish contracts'],
    ['German', 'Translated German manuals'],
    ['English', 'Wrote English articles'],
    ['Spanish', 'Held Spanish conversations'],
    ['French', 'Gave French presentations'],
    ['Spanish', 'Served guests in Spanish besides French'],
    ['Spanish', 'Spanish speaks well'],
    ['English', 'Strong English communications skills'],
  ])('%s in %j', (name, text) => expect(shownBy(text)).toContain(name))
})
describe('a line does not show', () => {
  it.each([
    ['CPR', 'CPR, expired'],
    ['CPR', 'Holds CPR, now lapsed; first aid'],
    ['CPR', 'CPR, expired in 2019'],
    ['Docker', 'Docker: none'],
    ['Docker', 'Docker (no experience)'],
    ['Kubernetes', 'Kubernetes - planned'],
    ['Spanish', 'Restored Spanish chests'],
    ['French', 'French manicures a speciality'],
    ['German', 'Kept the accounts of German clients'],
    ['French', 'Cooked French cuisine'],
  ])('%s in %j', (name, text) => expect(shownBy(text)).not.toContain(name))
})
