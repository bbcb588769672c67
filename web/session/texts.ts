import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('session', {
  notSignedIn: 'Not signed in',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  profileUpdateFailed: 'Profile update failed',
  passwordChangeFailed: 'Password change failed',
  thisIsAnotherAccount: 'This is another account',
})
