import { Suspense, useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useSession } from '#web/session/session.tsx'
import { Section } from './section.tsx'
import { Storage } from './storage.tsx'
import { t } from './texts.ts'

const InstallLine = lazyPart(() => import('./install-line.tsx'))

/** What is kept here, and what leaves this device. */
export function DeviceCard({ user }: { user: User }) {
  const { updateProfile, account } = useSession()
  const { notice, fail, clear } = useFailure()
  const [busy, setBusy] = useState(false)

  const keepHere = async (deviceOnly: boolean) => {
    clear()
    setBusy(true)
    try {
      await updateProfile({ name: user.name, email: user.email, deviceOnly })
      await account?.engine.flush()
    } catch (error) {
      fail((error instanceof Error && error.message) || t.failedToUpdateProfile)
    }
    setBusy(false)
  }

  return (
    <Section title={t.thisDevice}>
      <Switch
        label={t.keepResumesOnThisDevice}
        hint={user.deviceOnly ? t.onNothingButYourAccount : t.offWhatWasReadAnd}
        checked={user.deviceOnly}
        disabled={busy}
        onChange={keepHere}
      />
      {notice}
      <NeedsServer what={t.switchingThis} />
      <Storage />
      {import.meta.env.PROD && (
        <Suspense>
          <InstallLine />
        </Suspense>
      )}
    </Section>
  )
}
