import { TextField, type TextFieldProps } from '../ui/field.tsx'

/** Six digits, or a recovery code: so no keypad of digits only. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Code"
      autoComplete="one-time-code"
      hint="From your authenticator app. A recovery code works too."
      {...props}
    />
  )
}
