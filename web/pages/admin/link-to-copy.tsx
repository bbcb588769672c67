import { useCopy } from '#web/components/ui/copy-button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { t } from './texts.ts'

/** A link that is shown once, to be copied by a button beside it or by hand. */
export function useLinkToCopy(url: string) {
  const { copy, said } = useCopy(url)
  const field = (
    <div className="mt-4">
      <TextField label={t.link} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p role="status" className="mt-1 min-h-6 text-sm text-good">
        {said}
      </p>
    </div>
  )
  return { copy, field }
}
