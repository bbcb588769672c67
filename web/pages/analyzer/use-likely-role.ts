import { useEffect, useState } from 'react'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { engine } from '#web/worker/client.ts'

/** What the resume seems to be of; null where nothing is likely. */
export const likelyRoleOf = (resume: Resume): Promise<LikelyRole | null> =>
  engine.likelyRole(resume).catch((problem) => {
    // A proposal is a courtesy: without it everything else works.
    console.warn('No role could be proposed', problem)
    return null
  })

/** The same, once the resume has been read; undefined until it is known, and of what is no resume. */
export function useLikelyRole(resume: Resume | null): LikelyRole | null | undefined {
  const [likely, setLikely] = useState<LikelyRole | null>()
  useEffect(() => {
    setLikely(undefined)
    if (resume?.notAResume !== '') return
    let gone = false
    void likelyRoleOf(resume).then((found) => !gone && setLikely(found))
    return () => {
      gone = true
    }
  }, [resume])
  return likely
}
