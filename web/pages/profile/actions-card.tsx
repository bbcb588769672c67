import { type ChangeEvent, useRef, useState } from 'react'
import { exportAccount } from '#web/api/account.ts'
import { deviceExport } from '#web/components/device-export.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { useStore } from '#web/session/use-store.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { importAccount } from './import-account.ts'
import { Section } from './section.tsx'

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export function ActionsCard() {
  const { fetch, account } = useSession()
  const store = useStore()
  const toast = useToast()
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'export' | 'import' | null>(null)
  const [deleting, setDeleting] = useState(false)

  const exportData = async () => {
    if (!account) return
    setBusy('export')
    const name = `legible-export-${new Date().toISOString().slice(0, 10)}.json`
    try {
      // Everything is on the server only after a full synchronisation; else this device knows more.
      const outcome = await account.engine.flush()
      const content =
        outcome === 'done' ? await exportAccount(fetch) : JSON.stringify(await deviceExport(account))
      saveFile(name, 'application/json', content)
      toast.success('Your data was exported')
    } catch (error) {
      toast.error(`Your data could not be exported: ${(error as Error).message}`)
    }
    setBusy(null)
  }

  const importData = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (!chosen) return
    setBusy('import')
    try {
      const { resumes, analyses, skipped } = await importAccount(store, await chosen.text())
      const brought = `${counted(resumes, 'resume', 'resumes')} and ${counted(analyses, 'analysis', 'analyses')} imported`
      toast.success(skipped ? `${brought}; ${skipped} were here already` : brought)
    } catch (error) {
      toast.error((error as Error).message)
    }
    setBusy(null)
  }

  return (
    <Section title="Account Actions">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'export'} disabled={busy !== null} onClick={exportData}>
          Export Data
        </Button>
        <Button busy={busy === 'import'} disabled={busy !== null} onClick={() => file.current?.click()}>
          Import Data
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="A file of Export Data"
          className="hidden"
          onChange={importData}
        />
        <Button variant="danger" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        The export is one JSON file with everything your account has. It can be imported into any account.
      </p>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Section>
  )
}
