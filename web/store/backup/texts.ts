import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('backup', {
  thisIsNotABackup: 'This is not a backup of Legible, or it is damaged.',
  thisBackupIsDamagedIt:
    'This backup is damaged: it was changed or cut off after it was made. Nothing was restored. If you have another copy of it, try that one.',
  thisBackupWasMadeBy:
    'This backup was made by a newer version of Legible. Reload the app to update it, then try again.',
  thisBackupIsEncryptedIt: 'This backup is encrypted. It opens with its password.',
  thePasswordDoesNotOpen: 'The password does not open this backup.',
  thePasswordDoesNotOpenThis: 'The password does not open this backup, or the backup is damaged.',
  thisAddressIsNotSecure: 'This address is not secure (no https), so this browser cannot encrypt here.',
  thereIsNotEnoughRoom:
    'There is not enough room on this device for this backup. Nothing was restored. Free some space, then try again.',
})
