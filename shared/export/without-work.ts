import type { Draft } from '#shared/schema/draft.ts'
import type { Resume, SectionKind } from '#shared/schema/resume.ts'

type Work = Pick<Resume | Draft, 'experience' | 'education' | 'projects'>

/** Under headings that nobody here knows, what a person did is not recognised: a draft made of it begins without. */
export const isWithoutWork = ({ experience, education, projects }: Work): boolean =>
  [experience, education, projects].every((list) => list.length === 0)

const MAY_HOLD_WORK: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'other'])

/**
 * Whether there is text in which a person's work may stand, but which nothing was read from: a section, or the head of
 * the page, where unknown headings leave all that follows them. A title or a page number beside the contact is not it.
 */
export function hasTextUnread({ head, sections, places, name, headline, personalInfo }: Resume): boolean {
  const read = new Set(Object.values(places).map(({ page, line }) => `${page} ${line}`))
  // These may go on in a second line, and have the place of the first.
  const long = [name, headline, personalInfo.address]
  return [head, ...sections.filter(({ kind }) => MAY_HOLD_WORK.has(kind)).map(({ lines }) => lines)].some(
    (lines) => {
      const left = lines.filter(
        ({ text, page, line }) => !read.has(`${page} ${line}`) && !long.some((value) => value.includes(text)),
      )
      return left.length > lines.length / 2
    },
  )
}
