import { useMemo } from 'react'
import { type ApiClient, apiClient } from '#web/api/client.ts'
import { useSession } from './session.tsx'

/** The typed client, signed as whoever is signed in in this tab; works signed out as well. */
export function useApi(): ApiClient {
  const { fetch } = useSession()
  return useMemo(() => apiClient(fetch), [fetch])
}
