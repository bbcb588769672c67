import { at, type CheckDefinition, fail, pass } from '../check.ts'
import { heapSaid, limitOf } from '../stuffing.ts'

const check: CheckDefinition = {
  id: 'ats-stuffing',
  part: 'ats',
  group: 'skills',
  look(subject) {
    const { resume, heap } = subject
    const told = [resume.skills, resume.experience, resume.projects].some((list) => list.length > 0)
    if (!told && resume.summary === '')
      return {
        ...fail('There is nothing here that could be searched.', 'Add experience and skills.'),
        missing: 'experience',
      }
    if (!heap) return pass('There is no keyword stuffing.')
    const { finding, fix } = heapSaid(heap)
    const evidence = heap.kind === 'line' ? [at(subject, heap.path, heap.text)] : []
    return { ...fail(finding, fix, evidence), limit: limitOf(heap) }
  },
}
export default check
