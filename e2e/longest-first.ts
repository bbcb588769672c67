import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files, for what they look at is a table or a journey elsewhere, and they take the longest. */
const LONG = /\/(?:every-page-of-|journey\/|storm\.)|\/e2e\/sync\/(?:memory|pglite|postgres)\./

/** Vitest begins with the largest files: what is long, begun last, would leave the other processes with nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
