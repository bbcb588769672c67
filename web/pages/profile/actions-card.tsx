import { type ChangeEvent, useRef, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
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
import { t } from './texts.ts'

type Bytes = Uint8Array<ArrayBuffer>

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
      toast.success(t.yourDataWasExported)
    } catch (error) {
      fail(t.yourDataCouldNotBe({ message: errorText(error) }))
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
      setRefusal(t.theBackupCouldNotBe({ message: errorText(error) }))
    }
  }

  const importData = async (bytes: Bytes, password = '') => {
    clear()
    setBusy('import')
    try {
      const { resumes, analyses, files, filesLeft, skipped } = await bringIn(account, bytes, password)
      setLocked(null)
      const brought = t.andImported({
        resumes: t.countOfResumes(resumes),
        analyses: t.countOfAnalyses(analyses),
      })
      const more = [
        ...(files ? [t.countOfFiles(files)] : []),
        ...(filesLeft ? [t.noRoomHereFor(filesLeft)] : []),
        ...(skipped ? [t.wereHereAlready({ skipped })] : []),
      ]
      toast.success([brought, ...more].join('; '))
    } catch (error) {
      const code = error instanceof BackupProblem ? error.code : ''
      if (code === 'needs_password') setLocked(bytes)
      else if (code === 'wrong_password' || code === 'does_not_open') setRefusal(errorText(error))
      else {
        setLocked(null)
        fail(errorText(error))
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
    <Section title={t.accountActions}>
      {notice && <div className="mb-5">{notice}</div>}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <Button busy={busy === 'export'} disabled={busy !== null} onClick={exportData}>
          {t.exportData}
        </Button>
        <Button onClick={askForBackup}>{t.backUpThisDevice}</Button>
        <Button busy={busy === 'import'} disabled={busy !== null} onClick={() => picker.current?.click()}>
          {t.importData}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json,.zip,.legible"
          aria-label={t.aFileOfExportData}
          className="hidden"
          onChange={choose}
        />
        <Button variant="danger" onClick={() => setAsking('delete')}>
          {t.deleteAccount}
        </Button>
      </div>
      <p className="measure mt-3 text-sm text-ink-soft">{t.theExportIsOneJson}</p>
      {asking === 'delete' && <DeleteAccountDialog onClose={() => setAsking(null)} />}
      {asking === 'backup' && (
        <BackupPassword
          title={t.backUpThisDevice}
          text={t.oneFileWithEverythingThat}
          action={t.saveTheBackup}
          optional
          error={refusal}
          onPassword={backUp}
          onClose={() => setAsking(null)}
        />
      )}
      {locked && (
        <BackupPassword
          title={t.thisBackupIsEncrypted}
          text={t.itOpensWithThePassword}
          action={t.restore}
          error={refusal}
          onPassword={(password) => importData(locked, password)}
          onClose={() => setLocked(null)}
        />
      )}
    </Section>
  )
}
