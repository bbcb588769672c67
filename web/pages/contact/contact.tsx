import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ServerInfo } from '#shared/schema/account.ts'
import { getServerInfo } from '#web/api/account.ts'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

function useServerInfo(): ServerInfo | 'loading' | 'unknown' {
  const { fetch } = useSession()
  const [info, setInfo] = useState<ServerInfo | 'loading' | 'unknown'>('loading')
  useEffect(() => {
    let gone = false
    getServerInfo(fetch).then(
      (answer) => !gone && setInfo(answer),
      (error: unknown) => {
        console.info('The server did not say who runs it', error)
        if (!gone) setInfo('unknown')
      },
    )
    return () => {
      gone = true
    }
  }, [fetch])
  return info
}

function Address() {
  const info = useServerInfo()
  if (info === 'loading') return <Skeleton className="h-6 w-56" />
  if (info === 'unknown') return <p>{t.theServerDidNotSay}</p>
  if (!info.contactEmail) return <p>{t.theOperatorOfThisServer}</p>
  return (
    <p>
      <a href={`mailto:${info.contactEmail}`}>{info.contactEmail}</a>
    </p>
  )
}

export default function Contact() {
  return (
    <ProsePage page="contact">
      <ProseSection title={t.email}>
        {/* As tall as the longest answer on a phone: what follows stays where it is. */}
        <div className="min-h-24 sm:min-h-12">
          <Address />
        </div>
        <p className="text-ink-soft">{t.sayWhatYouDidWhat}</p>
      </ProseSection>
      <ProseSection title={t.beforeYouWrite}>
        <p>
          {fill(t.mostQuestionsAreAnsweredIn, {
            link: (inside) => <Link to="/help">{inside}</Link>,
            link2: (inside) => <Link to="/privacy">{inside}</Link>,
          })}
        </p>
      </ProseSection>
    </ProsePage>
  )
}
