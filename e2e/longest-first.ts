import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files, for what they look at is a table or a journey elsewhere, and they take the longest. */
const LONG = /\/(?:every-page-of-|journey\/|storm\.)|\/e2e\/sync\/(?:memory|pglite|postgres)\./

/**
 * Vitest begins with the largest files: what is long, begun last, would leave the other processes with nothing to do. The
 * files of a project follow one another: a process is kept, with all it has loaded, only while the next file is of the same.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    const ordered = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    const projects = [...new Set(ordered.map(({ project }) => project))]
    return projects.flatMap((own) => ordered.filter(({ project }) => project === own))
  }
}
