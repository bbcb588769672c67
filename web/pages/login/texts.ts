import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('login', {
  orCreateANewAccount: 'Or <link>create a new account</link>',
  forgotYourPassword: 'Forgot your password?',
  useAPasskey: 'Use a passkey',
  yourSessionHasEndedWhat:
    'Your session has ended. What you did stays on this device: sign in again to go on.',
  thisAccountHasBeenDeactivated:
    'This account has been deactivated by an administrator. What you did stays on this device until the account is active and signs in again.',
  loginSuccessful: 'Login successful!',
  loginFailedPleaseTryAgain: 'Login failed. Please try again.',
  thePasskeyDidNotWork: 'The passkey did not work. Try again, or use your password.',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  signingIn: 'Signing in...',
  signIn: 'Sign in',
})
