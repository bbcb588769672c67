import { useEffect, useState } from 'react'
import { TextField } from '#web/components/ui/field.tsx'
import { t } from './texts.ts'

/** Typing goes on: what is typed counts when it rests. */
const REST_MS = 250

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  placeholder: string
}

export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Not what was typed here: the way back, or a link.
    if (value !== told) {
      setTold(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed === told) return
    const rest = setTimeout(() => {
      setTold(typed)
      onChange(typed)
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [typed, told, onChange])
  return (
    <TextField
      label={t.search}
      type="search"
      placeholder={placeholder}
      value={typed}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
