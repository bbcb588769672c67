import { t } from './texts.ts'

type BackupCode =
  | 'not_a_backup'
  | 'damaged'
  | 'newer'
  | 'needs_password'
  | 'wrong_password'
  | 'does_not_open'
  | 'no_encryption_here'
  | 'no_room'

const texts: () => Record<BackupCode, string> = () => ({
  not_a_backup: t.thisIsNotABackup,
  damaged: t.thisBackupIsDamagedIt,
  newer: t.thisBackupWasMadeBy,
  needs_password: t.thisBackupIsEncryptedIt,
  wrong_password: t.thePasswordDoesNotOpen,
  // An older backup cannot tell the two apart.
  does_not_open: t.thePasswordDoesNotOpenThis,
  no_encryption_here: t.thisAddressIsNotSecure,
  no_room: t.thereIsNotEnoughRoom,
})

export class BackupProblem extends Error {
  override name = 'BackupProblem'
  constructor(
    readonly code: BackupCode,
    cause?: unknown,
  ) {
    super(texts()[code], { cause })
  }
}
