export type BackupCode =
  | 'not_a_backup'
  | 'damaged'
  | 'newer'
  | 'needs_password'
  | 'wrong_password'
  | 'does_not_open'
  | 'no_encryption_here'
  | 'no_room'

const TEXTS: Record<BackupCode, string> = {
  not_a_backup: 'This is not a backup of Legible, or it is damaged.',
  damaged:
    'This backup is damaged: it was changed or cut off after it was made. Nothing was restored. If you have another copy of it, try that one.',
  newer: 'This backup was made by a newer version of Legible. Reload the app to update it, then try again.',
  needs_password: 'This backup is encrypted. It opens with its password.',
  wrong_password: 'The password does not open this backup.',
  // An older backup cannot tell the two apart.
  does_not_open: 'The password does not open this backup, or the backup is damaged.',
  no_encryption_here: 'This address is not secure (no https), so this browser cannot encrypt here.',
  no_room:
    'There is not enough room on this device for this backup. Nothing was restored. Free some space, then try again.',
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
