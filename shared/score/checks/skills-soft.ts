import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, graded } from '../check.ts'
import { list } from '../said.ts'
import { t } from '../skills-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { isSoftSkill } from '../words/soft-skills.ts'

const check: CheckDefinition = {
  id: 'skills-soft',
  title: 'Soft skills do not dominate',
  why: 'Soft skills are more convincing in a bullet than in a list.',
  part: 'section',
  place: 470,
  weight: 1, // Soft skills are shown, not listed.
  group: 'skills',
  restsOn: ['skills'],
  english: true,
  look(subject) {
    const { skills } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    const soft = skills.filter((s) => isSoftSkill(s.name))
    const part = soft.length / skills.length
    return graded(
      part <= THRESHOLDS.skills.softMost ? 1 : (1 - part) / (1 - THRESHOLDS.skills.softMost),
      t.specific,
      () => ({
        finding: softOnes(soft.length, skills.length),
        fix: t.showSoft({
          skills: list(
            soft.map((s) => s.name),
            3,
          ),
        }),
        evidence: [],
      }),
    )
  },
}
export default check

function softOnes(n: number, all: number): string {
  if (n < all) return t.soft(n, { all })
  return n === 1 ? t.onlyIsSoft : n === 2 ? t.bothAreSoft : t.allAreSoft({ all })
}
