import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('form', {
  openTheFile: 'Open the file',
  thisPasswordDoesNotOpen: 'This password does not open the file. Try again.',
  theFileIsProtectedIts: 'The file is protected. Its password:',
  atLeast8Characters: 'At least 8 characters',
  atLeastOneLowercaseLetter: 'At least one lowercase letter',
  atLeastOneUppercaseLetter: 'At least one uppercase letter',
  atLeastOneNumber: 'At least one number',
  atLeastOneSpecialCharacter: 'At least one special character',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  passwordStrength: 'Password strength:',
})
