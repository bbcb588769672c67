import { at, type CheckDefinition, fail, pass } from '../check.ts'
import { t } from '../skills-texts.ts'
import { heapSaid, limitOf } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'ats-stuffing',
  title: 'No keyword stuffing',
  why: 'Systems flag resumes that list everything, and recruiters stop trusting them.',
  part: 'ats',
  place: 100,
  weight: 8, // Marks the whole resume as untrue.
  group: 'skills',
  restsOn: ['skills', 'bullets', 'education'],
  look(subject) {
    const { resume, heap } = subject
    const told = [resume.skills, resume.experience, resume.projects].some((list) => list.length > 0)
    if (!told && resume.summary === '')
      return {
        ...fail(t.nothingToSearch, t.addExperienceAndSkills),
        missing: 'experience',
      }
    if (!heap) return pass(t.noStuffing)
    const { finding, fix } = heapSaid(heap)
    const evidence = heap.kind === 'line' ? [at(subject, heap.path, heap.text)] : []
    return { ...fail(finding, fix, evidence), limit: limitOf(heap) }
  },
}
export default check
