import { lazy, Suspense, useEffect, useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useLive } from '#web/components/use-live.ts'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { Facts, Section } from './section.tsx'

const InstallLine = lazy(() => import('./install-line.tsx'))

const MEGABYTE = 1024 * 1024
const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`

function useEstimate(changed: unknown) {
  const [used, setUsed] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` is the reason to measure again
  useEffect(() => {
    navigator.storage?.estimate?.().then(
      ({ usage }) => setUsed(usage ?? null),
      (error: unknown) => console.info('This browser does not say how much is stored', error),
    )
  }, [changed])
  return used
}

/** What is kept here, and what leaves this device. */
export function DeviceCard({ user }: { user: User }) {
  const { updateProfile, account } = useSession()
  const store = useStore()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [clearing, setClearing] = useState(false)
  const files = useLive(() => store.files.usage(), [store])
  const usage = files.state === 'ready' ? files.value : { count: 0, bytes: 0 }
  const used = useEstimate(usage.bytes)

  const keepHere = async (deviceOnly: boolean) => {
    setBusy(true)
    try {
      await updateProfile({ name: user.name, email: user.email, deviceOnly })
      await account?.engine.flush()
    } catch (error) {
      toast.error((error as Error).message || 'Failed to update profile')
    }
    setBusy(false)
  }
  const clear = async () => {
    try {
      await store.files.clear()
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <Section title="This device">
      <Switch
        label="Keep resumes on this device"
        hint={
          user.deviceOnly
            ? 'On: nothing but your account is sent to the server. Your other devices do not see new work.'
            : 'Off: what was read and found is synced to your account. The files themselves stay here either way.'
        }
        checked={user.deviceOnly}
        disabled={busy}
        onChange={keepHere}
      />
      <div className="mt-6">
        <Facts
          rows={[
            [
              'Uploaded files',
              usage.count === 0
                ? 'None kept here'
                : `${usage.count} ${usage.count === 1 ? 'file' : 'files'}, ${megabytes(usage.bytes)}`,
            ],
            ...(used === null ? [] : [['Storage used', megabytes(used)] satisfies [string, string]]),
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {usage.count > 0 && (
          <Button size="sm" onClick={() => setClearing(true)}>
            Remove the files
          </Button>
        )}
        {import.meta.env.PROD && (
          <Suspense>
            <InstallLine />
          </Suspense>
        )}
      </div>
      <Confirm
        open={clearing}
        title="Remove the uploaded files from this device?"
        confirm="Remove the files"
        onConfirm={clear}
        onClose={() => setClearing(false)}
      >
        Your analyses stay, with everything that was read. Their pages can no longer be drawn until you upload
        the files again.
      </Confirm>
    </Section>
  )
}
