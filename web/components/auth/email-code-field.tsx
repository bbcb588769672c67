import { Button } from '../ui/button.tsx'
import { TextField, type TextFieldProps } from '../ui/field.tsx'
import { t } from './texts.ts'

interface Props extends Omit<TextFieldProps, 'label'> {
  /** Has a new one mailed. */
  onAgain: () => void
  busy: boolean
}

/** Where the server confirms addresses: what it mailed there. */
export function EmailCodeField({ onAgain, busy, ...props }: Props) {
  return (
    <div className="space-y-2">
      <TextField
        label={t.codeFromYourEmail}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        hint={t.weSentItToThis}
        {...props}
      />
      <Button size="sm" disabled={busy} onClick={onAgain}>
        {t.sendANewCode}
      </Button>
    </div>
  )
}
