import type { Resume } from '#shared/schema/resume.ts'
import { evidenceIn } from '../matching/evidence.ts'
import { lexicon } from '../vocabulary.ts'
import { titleTables } from './find.ts'
import { type LikelyRole, likelyRole } from './likely.ts'
import { type FoundRole, searchRoles } from './search.ts'
import { type TitleIndex, titleIndexOf } from './title-index.ts'

interface Known {
  index: TitleIndex
  requirements: string
}

/** One load for all who ask; a load that failed is tried again. */
let loading: Promise<Known> | undefined
const known = (pause?: () => Promise<void>): Promise<Known> => {
  loading ??= titleTables()
    .then(async ({ requirements, titles }) => ({
      requirements,
      index: await titleIndexOf(requirements, titles, pause),
    }))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Of one letter nothing can be said that helps. */
const LETTERS_LEAST = 2

export async function rolesFor(
  query: string,
  limit: number,
  pause?: () => Promise<void>,
): Promise<FoundRole[]> {
  const { index } = await known(pause)
  return query.trim().length < LETTERS_LEAST ? [] : searchRoles(query, index, limit)
}

export async function likelyRoleOf(resume: Resume, pause?: () => Promise<void>): Promise<LikelyRole | null> {
  const { index, requirements } = await known(pause)
  const words = lexicon()
  return likelyRole(resume, { index, requirements, evidence: evidenceIn(resume, words), lexicon: words })
}
