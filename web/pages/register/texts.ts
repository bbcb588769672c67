import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('register', {
  pleaseConfirmYourPassword: 'Please confirm your password',
  pleaseAgreeToTheTerms: 'Please agree to the terms and the privacy policy',
  passwordsDoNotMatch: 'Passwords do not match',
  passwordsMatch: 'Passwords match',
  orSignInToYour: 'Or <link>sign in to your existing account</link>',
  iAgreeToTheTerms:
    'I agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
  registrationSuccessfulPleaseLogIn: 'Registration successful! Please log in.',
  registrationFailedPleaseTryAgain: 'Registration failed. Please try again.',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  creatingAccount: 'Creating account...',
  createAccount: 'Create account',
})
