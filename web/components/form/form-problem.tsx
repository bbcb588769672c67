import { Notice } from '../ui/notice.tsx'

/** What is wrong with the form as a whole: a toast goes away, this stays until something is edited. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Notice tone="poor" urgent>
      {text}
    </Notice>
  )
}
