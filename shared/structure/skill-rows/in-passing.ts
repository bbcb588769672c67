import { spanScores } from '#shared/learn/spans.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { headingKind } from '../heading-kind.ts'
import { createPlacer } from '../placer.ts'
import type { Prepared } from '../prepared.ts'
import { readSkills } from '../skills.ts'
import { isWholeSkill } from '../words/whole-skills.ts'

// `Other: Schooled in Java, SQL and Go`: where no section is one of skills, those that others list.

/** In thousandths of a nat. */
const LIKE_SKILL = -60
const FEWEST = 2

/** Whether its heading leaves open that skills stand in it. */
export const mayListSkills = ({ kind, heading }: { kind: SectionKind; heading: string }): boolean =>
  kind === 'other' || headingKind(heading)?.also === 'skills'

/** The lines that list names at least half of which are like skills, and one of which is known for one; what has dates
 * tells of posts and courses. */
export const skillsInPassing = (lines: Prepared[]): Prepared[] =>
  lines.some(({ dated }) => dated)
    ? []
    : lines.filter((line) => {
        const names = readSkills([line], true, createPlacer(), 0).map(({ name }) => name)
        const alike = names.filter((name) => isWholeSkill(name) || spanScores(name).skill > LIKE_SKILL)
        return names.length >= FEWEST && alike.length * 2 >= names.length && names.some(isWholeSkill)
      })
