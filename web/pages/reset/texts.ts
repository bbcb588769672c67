import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('reset', {
  allDevicesThatAreSigned: 'All devices that are signed in will have to sign in again.',
  setTheNewPassword: 'Set the new password',
  thisAddressIsNotA:
    'This link is incomplete. Open the link from the message again, or <link>ask for a new one</link>.',
  pleaseConfirmYourPassword: 'Please confirm your password',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordChangedSuccessfully: 'Password changed successfully!',
  passwordChangeFailed: 'Password change failed.',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
})
