import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { deviceExport } from '#web/components/device-export.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import type { OpenAccount } from '#web/session/account.ts'
import { makeBackup, openBackup } from '#web/store/backup/backup.ts'
import { BackupProblem } from '#web/store/backup/problem.ts'
import { importAccount } from './import-account.ts'
import { Section } from './section.tsx'

interface AskProps {
  title: string
  text: string
  action: string
  optional?: boolean
  error?: string
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

function AskPassword({ title, text, action, optional = false, error = '', onPassword, onClose }: AskProps) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await onPassword(password)
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} title={title} description={<p>{text}</p>}>
      <form onSubmit={submit} noValidate className="mt-6 space-y-4">
        <PasswordField
          label={optional ? 'Password of the backup (optional)' : 'Password of the backup'}
          autoComplete="off"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={busy || (!optional && !password)}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Everything on this device in one file, the uploaded files too, and back again. */
export function BackupCard({ account }: { account: OpenAccount }) {
  const toast = useToast()
  const picker = useRef<HTMLInputElement>(null)
  const [making, setMaking] = useState(false)
  const [locked, setLocked] = useState<Uint8Array<ArrayBuffer> | null>(null)
  const [refusal, setRefusal] = useState('')

  const make = async (password: string) => {
    try {
      const backup = await makeBackup(account.store, JSON.stringify(await deviceExport(account)), password)
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`legible-backup-${day}${password ? '.legible' : '.zip'}`, 'application/octet-stream', backup)
      setMaking(false)
    } catch (error) {
      toast.error(`The backup could not be made: ${(error as Error).message}`)
    }
  }

  const restore = async (bytes: Uint8Array<ArrayBuffer>, password = '') => {
    try {
      const { account: text, files } = await openBackup(bytes, password)
      const { resumes, analyses } = await importAccount(account.store, text)
      for (const file of files) await account.store.files.keep(file)
      setLocked(null)
      toast.success(`Restored: resumes ${resumes}, analyses ${analyses}, files ${files.length}`)
    } catch (error) {
      const code = error instanceof BackupProblem ? error.code : ''
      if (code === 'needs_password') setLocked(bytes)
      else if (code === 'wrong_password') setRefusal((error as Error).message)
      else toast.error((error as Error).message)
    }
  }

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    setRefusal('')
    if (chosen) await restore(new Uint8Array(await chosen.arrayBuffer()))
  }

  return (
    <Section title="Backup">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMaking(true)}>Make a backup</Button>
        <Button onClick={() => picker.current?.click()}>Restore a backup</Button>
        <input
          ref={picker}
          type="file"
          accept=".legible,.zip"
          aria-label="A backup of Legible"
          className="hidden"
          onChange={choose}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        One file with everything on this device, the uploaded files too. What is here already stays as it is.
      </p>
      {making && (
        <AskPassword
          title="Make a backup"
          text="With a password the file is encrypted, and nobody can open it without. Legible does not keep the password."
          action="Save the backup"
          optional
          onPassword={make}
          onClose={() => setMaking(false)}
        />
      )}
      {locked && (
        <AskPassword
          title="This backup is encrypted"
          text="It opens with the password it was made with."
          action="Restore"
          error={refusal}
          onPassword={(password) => restore(locked, password)}
          onClose={() => setLocked(null)}
        />
      )}
    </Section>
  )
}
