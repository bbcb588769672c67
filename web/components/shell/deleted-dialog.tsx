import { useState } from 'react'
import { useSession } from '#web/session/session.tsx'
import { deviceExport } from '../device-export.ts'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { t } from './dialog-texts.ts'

/** The account is gone from the server: what only this device has can be taken away, then nothing stays here. */
export function DeletedDialog() {
  const { account, forgetAccount } = useSession()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (!account) return
    saveFile('legible-from-this-device.json', 'application/json', JSON.stringify(await deviceExport(account)))
  }
  const remove = async () => {
    setBusy(true)
    await forgetAccount()
  }
  return (
    <Dialog
      open
      insist
      onClose={() => {}}
      title={t.thisAccountWasDeleted}
      description={<p>{t.itWasDeletedOnAnother}</p>}
      actions={
        <>
          <Button onClick={download}>{t.downloadWhatIsHere}</Button>
          <Button variant="danger" busy={busy} disabled={busy} onClick={remove}>
            {t.removeFromThisDevice}
          </Button>
        </>
      }
    />
  )
}
