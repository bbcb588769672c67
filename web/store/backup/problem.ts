export type BackupCode = 'not_a_backup' | 'needs_password' | 'wrong_password' | 'no_encryption_here'

const TEXTS: Record<BackupCode, string> = {
  not_a_backup: 'This is not a backup of Legible, or it is damaged.',
  needs_password: 'This backup is encrypted. It opens with its password.',
  wrong_password: 'The password does not open this backup.',
  no_encryption_here: 'This address is not secure (no https), so this browser cannot encrypt here.',
}

export class BackupProblem extends Error {
  override name = 'BackupProblem'
  constructor(
    readonly code: BackupCode,
    cause?: unknown,
  ) {
    super(TEXTS[code], { cause })
  }
}
