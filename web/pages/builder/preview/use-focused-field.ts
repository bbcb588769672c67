import { useEffect, useState } from 'react'

/** The field of the form that has the focus, by its place in the resume; empty while none has it. */
export function useFocusedField(): string {
  const [field, setField] = useState('')
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const holder = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null
      setField(holder?.dataset.path ?? '')
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return field
}
