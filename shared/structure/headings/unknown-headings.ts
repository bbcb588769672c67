import { oddsBy, treesFrom } from '#shared/learn/trees.ts'
import { LOOK_TREES } from '#shared/learn/weights/looks.ts'
import { kindOfHeading } from '../learned-heading.ts'
import type { Prepared } from '../prepared.ts'
import type { Body, Candidate } from './candidates.ts'
import type { FoundHeading } from './found.ts'
import { looksOf } from './look.ts'

const trees = treesFrom(LOOK_TREES)

/** Headings nobody knows, told by how they are set. */
export const unknownHeadings = (lines: Prepared[], accepted: Candidate[], body: Body): FoundHeading[] =>
  looksOf(lines, accepted, body)
    .filter(({ look }) => oddsBy(trees, look) > 0)
    .map(({ at }) => ({
      at,
      kind: kindOfHeading(lines[at]!.text),
      heading: lines[at]!.text,
      rest: '',
    }))
