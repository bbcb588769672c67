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

const loading = new Map<string, Promise<Known>>()

/** One load for all who ask with that language; a load that failed is tried again. */
const known = (language: string, pause?: () => Promise<void>): Promise<Known> => {
  const under = loading.get(language)
  if (under) return under
  const load = titleTables(language)
    .then(async ({ requirements, titles }) => ({
      requirements,
      index: await titleIndexOf(requirements, titles, pause),
    }))
    .catch((error: unknown) => {
      loading.delete(language)
      throw error
    })
  loading.set(language, load)
  return load
}

/** Of one letter nothing can be said that helps. */
const LETTERS_LEAST = 2

export async function rolesFor(
  query: string,
  limit: number,
  pause?: () => Promise<void>,
): Promise<FoundRole[]> {
  const { index } = await known('', pause)
  return query.trim().length < LETTERS_LEAST ? [] : searchRoles(query, index, limit)
}

export async function likelyRoleOf(resume: Resume, pause?: () => Promise<void>): Promise<LikelyRole | null> {
  const { index, requirements } = await known(resume.language, pause)
  const words = lexicon()
  return likelyRole(resume, { index, requirements, evidence: evidenceIn(resume, words), lexicon: words })
}
