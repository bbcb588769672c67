import { heapedSkills } from '../absent.ts'
import { type CheckDefinition, fail, pass } from '../check.ts'
import { repeatedSkill, SKILLS_MOST } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'ats-stuffing',
  part: 'ats',
  group: 'skills',
  title: 'No keyword stuffing',
  why: 'Systems mark resumes that list everything, and whoever reads one stops believing the rest.',
  look({ resume, stuffed }) {
    if (resume.skills.length === 0 && resume.experience.length === 0 && resume.summary === '')
      return fail('There is nothing here that could be searched.', 'Add experience and skills.')
    if (!stuffed) return pass('No keywords are heaped up.')
    const word = repeatedSkill(resume)
    return resume.skills.length > SKILLS_MOST
      ? heapedSkills(resume.skills.length)
      : fail(
          `“${word}” stands in line after line.`,
          `Name “${word}” where it mattered, and leave it out elsewhere.`,
        )
  },
}
export default check
