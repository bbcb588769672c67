import { useCallback, useEffect, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import type { Fetch } from '#web/api/fetch.ts'
import { useAway } from '#web/components/shell/network-line.tsx'
import { useSession } from '#web/session/session.tsx'

/** What only the server knows: asked for now, again when it can be reached again, and when told so. */
export function useLoaded<T>(load: (fetch: Fetch) => Promise<T>) {
  const { fetch } = useSession()
  const away = useAway()
  const [value, setValue] = useState<T | null>(null)
  const [problem, setProblem] = useState('')
  const again = useCallback(async () => {
    try {
      setValue(await load(fetch))
      setProblem('')
    } catch (error) {
      setProblem(errorText(error))
    }
  }, [fetch, load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `away` is a reason to look again
  useEffect(() => void again(), [again, away])
  return { value, problem: away ? '' : problem, again }
}
