import { useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { useArrived, useLive } from '#web/components/use-live.ts'
import { momentText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { ActionsCard } from './actions-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { EventsCard } from './events-card.tsx'
import { InfoCard } from './info-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { Facts, Section } from './section.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { t } from './texts.ts'

function Statistics({ user }: { user: User }) {
  const store = useStore()
  const counts = useArrived(
    useLive(
      async () => ({ resumes: (await store.resumes.list()).length, analyses: await store.analyses.count() }),
      [store],
    ),
    ({ resumes, analyses }) => resumes === 0 && analyses === 0,
  )
  const { resumes, analyses } =
    counts.state === 'ready' ? counts.value : { resumes: user.totalResumes, analyses: user.totalAnalyses }
  return (
    <Section title={t.accountStatistics}>
      <Facts
        rows={[
          [t.totalResumes, resumes.toLocaleString()],
          [t.totalAnalyses, analyses.toLocaleString()],
          // Whoever looks at this is signed in: if not by a login, then by registering.
          [t.lastLogin, momentText(user.lastLogin ?? user.createdAt)],
        ]}
      />
    </Section>
  )
}

export default function Profile() {
  const { user, account } = useSession()
  const [passwordChanges, setPasswordChanges] = useState(0)
  if (!user) return null
  return (
    <div className="page py-10">
      <h1 className="mb-8 font-serif text-3xl">{t.profileSettings}</h1>
      <div className="grid gap-x-16 max-lg:max-w-xl lg:grid-cols-2">
        <div className="min-w-0">
          <InfoCard user={user} />
          <PasswordCard onChanged={() => setPasswordChanges((n) => n + 1)} />
          <SecondFactorCard />
          <PasskeysCard />
          {account && <ActionsCard account={account} />}
        </div>
        <div className="min-w-0">
          <Statistics user={user} />
          <DeviceCard user={user} />
          <SessionsCard changed={passwordChanges} />
          <EventsCard />
        </div>
      </div>
    </div>
  )
}
