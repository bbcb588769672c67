import { titleTables } from '../find.ts'
import { type TitleIndex, titleIndexOf } from '../title-index.ts'

let made: Promise<{ index: TitleIndex; requirements: string }> | undefined

/** The whole index, once for all tests of a run. */
export const wholeIndex = () => {
  made ??= titleTables().then(async ({ requirements, titles }) => ({
    requirements,
    index: await titleIndexOf(requirements, titles),
  }))
  return made
}
