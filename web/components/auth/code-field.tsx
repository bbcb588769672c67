import { TextField, type TextFieldProps } from '../ui/field.tsx'
import { t } from './texts.ts'

/** Six digits, or a recovery code: so no keypad of digits only. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField label={t.code} autoComplete="one-time-code" hint={t.fromYourAuthenticatorAppA} {...props} />
  )
}
