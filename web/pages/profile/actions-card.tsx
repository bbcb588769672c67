import { type ChangeEvent, useRef, useState } from 'react'
import { exportAccount } from '#web/api/account.ts'
import { deviceExport } from '#web/components/device-export.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import type { OpenAccount } from '#web/session/account.ts'
import { useSession } from '#web/session/session.tsx'
import { makeBackup } from '#web/store/backup/backup.ts'
import { BackupProblem } from '#web/store/backup/problem.ts'
import { BackupPassword } from './backup-password.tsx'
import { bringIn } from './bring-in.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

type Bytes = Uint8Array<ArrayBuffer>

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const today = () => new Date().toISOString().slice(0, 10)

/** Taking everything away, bringing it back, and ending the account. */
export function ActionsCard({ account }: { account: OpenAccount }) {
  const { fetch } = useSession()
  const toast = useToast()
  const { notice, fail, clear } = useFailure()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'export' | 'import' | null>(null)
  const [asking, setAsking] = useState<'backup' | 'delete' | null>(null)
  const [locked, setLocked] = useState<Bytes | null>(null)
  const [refusal, setRefusal] = useState('')

  const exportData = async () => {
    clear()
    setBusy('export')
    try {
      // Everything is on the server only after a full synchronisation; else this device knows more.
      const outcome = await account.engine.flush()
      const content =
        outcome === 'done' ? await exportAccount(fetch) : JSON.stringify(await deviceExport(account))
      saveFile(`legible-export-${today()}.json`, 'application/json', content)
      toast.success('Your data was exported')
    } catch (error) {
      fail(`Your data could not be exported: ${(error as Error).message}`)
    }
    setBusy(null)
  }

  const askForBackup = () => {
    setRefusal('')
    setAsking('backup')
  }
  const backUp = async (password: string) => {
    setRefusal('')
    try {
      const backup = await makeBackup(account.store, JSON.stringify(await deviceExport(account)), password)
      saveFile(
        `legible-backup-${today()}${password ? '.legible' : '.zip'}`,
        'application/octet-stream',
        backup,
      )
      setAsking(null)
    } catch (error) {
      setRefusal(`The backup could not be made: ${(error as Error).message}`)
    }
  }

  const importData = async (bytes: Bytes, password = '') => {
    clear()
    setBusy('import')
    try {
      const { resumes, analyses, files, filesLeft, skipped } = await bringIn(account, bytes, password)
      setLocked(null)
      const brought = `${counted(resumes, 'resume', 'resumes')} and ${counted(analyses, 'analysis', 'analyses')} imported`
      const more = [
        ...(files ? [counted(files, 'file', 'files')] : []),
        ...(filesLeft ? [`no room here for ${counted(filesLeft, 'more file', 'more files')}`] : []),
        ...(skipped ? [`${skipped} were here already`] : []),
      ]
      toast.success([brought, ...more].join('; '))
    } catch (error) {
      const code = error instanceof BackupProblem ? error.code : ''
      if (code === 'needs_password') setLocked(bytes)
      else if (code === 'wrong_password' || code === 'does_not_open') setRefusal((error as Error).message)
      else {
        setLocked(null)
        fail((error as Error).message)
      }
    }
    setBusy(null)
  }

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    setRefusal('')
    if (chosen) await importData(new Uint8Array(await chosen.arrayBuffer()))
  }

  return (
    <Section title="Account Actions">
      {notice && <div className="mb-5">{notice}</div>}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <Button busy={busy === 'export'} disabled={busy !== null} onClick={exportData}>
          Export Data
        </Button>
        <Button onClick={askForBackup}>Back up this device</Button>
        <Button busy={busy === 'import'} disabled={busy !== null} onClick={() => picker.current?.click()}>
          Import Data
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json,.zip,.legible"
          aria-label="A file of Export Data, or a backup"
          className="hidden"
          onChange={choose}
        />
        <Button variant="danger" onClick={() => setAsking('delete')}>
          Delete Account
        </Button>
      </div>
      <p className="measure mt-3 text-sm text-ink-soft">
        The export is one JSON file with everything your account has. A backup also holds the uploaded files
        of this device, under a password if you like. Import Data reads both, into any account; what is here
        already stays as it is.
      </p>
      {asking === 'delete' && <DeleteAccountDialog onClose={() => setAsking(null)} />}
      {asking === 'backup' && (
        <BackupPassword
          title="Back up this device"
          text="One file with everything that is on this device, the uploaded files too. With a password it is encrypted, and nobody can open it without. Legible does not keep the password."
          action="Save the backup"
          optional
          error={refusal}
          onPassword={backUp}
          onClose={() => setAsking(null)}
        />
      )}
      {locked && (
        <BackupPassword
          title="This backup is encrypted"
          text="It opens with the password it was made with."
          action="Restore"
          error={refusal}
          onPassword={(password) => importData(locked, password)}
          onClose={() => setLocked(null)}
        />
      )}
    </Section>
  )
}
