import { useCallback, useEffect, useState } from 'react'
import { agentName } from '#shared/account/agent-name.ts'
import { errorText } from '#shared/error-text.ts'
import type { SessionInfo } from '#shared/schema/account.ts'
import { endOtherSessions, endSession, listSessions } from '#web/api/account.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { useAway } from '#web/components/shell/network-line.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { Section } from './section.tsx'
import { t } from './texts.ts'

/** Where one is signed in. `changed` counts up when the list may have. */
export function SessionsCard({ changed }: { changed: number }) {
  const { fetch } = useSession()
  const away = useAway()
  const { notice, fail, clear } = useFailure()
  const [sessions, setSessions] = useState<SessionInfo[] | null>(null)
  const [problem, setProblem] = useState('')

  const load = useCallback(async () => {
    try {
      setSessions(await listSessions(fetch))
      setProblem('')
    } catch (error) {
      setProblem(errorText(error))
    }
  }, [fetch])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` and `away` are reasons to look again
  useEffect(() => void load(), [load, changed, away])

  const act = (work: () => Promise<void>) => async () => {
    clear()
    try {
      await work()
    } catch (error) {
      fail(errorText(error))
    }
    await load()
  }
  const others = sessions?.filter(({ current }) => !current) ?? []

  return (
    <Section title={t.whereYouAreSignedIn}>
      {notice}
      <NeedsServer />
      {problem && !away && (
        <Notice tone="fair">
          {t.yourSessionsCouldNotBe({ problem })}{' '}
          <button type="button" className="min-h-6 text-pencil underline" onClick={load}>
            {t.tryAgain}
          </button>
        </Notice>
      )}
      {!sessions && !problem && (
        <Loading label={t.loadingYourSessions}>
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      <ul>
        {sessions?.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0"
          >
            <span className="min-w-0">
              <bdi>{agentName(session.userAgent)}</bdi>
              <span className="block text-sm text-ink-soft">
                {session.current ? t.thisDevice : t.lastUsed({ when: momentText(session.lastUsed) })}
              </span>
            </span>
            {!session.current && (
              <Button size="sm" onClick={act(() => endSession(fetch, session.id))}>
                {fill(t.end, {
                  span: (inside) => <span className="sr-only">{inside}</span>,
                  name: agentName(session.userAgent),
                })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button size="sm" className="mt-4" onClick={act(() => endOtherSessions(fetch))}>
          {t.endAllOtherSessions}
        </Button>
      )}
    </Section>
  )
}
