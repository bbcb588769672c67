import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ServerInfo } from '#shared/schema/account.ts'
import { getServerInfo } from '#web/api/account.ts'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useSession } from '#web/session/session.tsx'

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
  if (info === 'unknown')
    return <p>The server cannot be reached just now, so its contact address is not known.</p>
  if (!info.contactEmail)
    return <p>The operator of this server has not set a contact address. Ask whoever gave you its address.</p>
  return (
    <p>
      <a href={`mailto:${info.contactEmail}`}>{info.contactEmail}</a>
    </p>
  )
}

export default function Contact() {
  return (
    <ProsePage page="contact">
      <ProseSection title="Email">
        {/* As tall as the longest answer on a phone: what follows stays where it is. */}
        <div className="min-h-24 sm:min-h-12">
          <Address />
        </div>
        <p className="text-ink-soft">
          Say what you did, what you expected and what happened. Never send a password, and no resume unless
          you want it read.
        </p>
      </ProseSection>
      <ProseSection title="Before you write">
        <p>
          Most questions are answered in the <Link to="/help">Help Center</Link>. What is kept of you, and how
          to take it away or delete it, is in the <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
