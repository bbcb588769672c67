import { useState } from 'react'
import { TextField } from '#web/components/ui/field.tsx'
import { t } from './texts.ts'

/** A link that is shown once, to be copied by a button beside it or by hand. */
export function useLinkToCopy(url: string) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(t.copied)
    } catch {
      setCopied(t.copyItByHandThis)
    }
  }
  const field = (
    <div className="mt-4">
      <TextField label={t.link} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p role="status" className="mt-1 min-h-6 text-sm text-good">
        {copied}
      </p>
    </div>
  )
  return { copy, field }
}
