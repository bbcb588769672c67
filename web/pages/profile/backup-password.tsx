import { type FormEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { t } from './texts.ts'

interface BackupPasswordProps {
  title: string
  text: string
  action: string
  optional?: boolean
  error?: string
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

export function BackupPassword(props: BackupPasswordProps) {
  const { title, text, action, optional = false, error = '', onPassword, onClose } = props
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
          label={optional ? t.passwordOfTheBackupOptional : t.passwordOfTheBackup}
          autoComplete="off"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={busy || (!optional && !password)}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
