import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { resumeDate } from '#shared/schema/resume.ts'
import { Button } from '../ui/button.tsx'
import { CONTROL } from '../ui/field.tsx'
import type { Part } from './fields.ts'
import { t } from './result-texts.ts'

const isDate = ({ path }: Part) => /(?:Date|\.date)$/.test(path)
const isLong = ({ path }: Part) => path === 'summary' || path.includes('.bullets.')

interface FieldFormProps {
  parts: Part[]
  onSave: (written: string[]) => void
  onCancel: () => void
  /** What else can be done with it, by its name. */
  more: { label: string; run: () => void }[]
}

/** What was read, to be corrected in its place. */
export function FieldForm({ parts, onSave, onCancel, more }: FieldFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<number | null>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const written = parts.map((_, at) => String(data.get(`part-${at}`) ?? '').trim())
    const wrong = parts.findIndex((part, at) => isDate(part) && !resumeDate.safeParse(written[at]).success)
    if (wrong < 0) return onSave(written)
    setProblem(wrong)
    form.current?.querySelector<HTMLElement>(`[name="part-${wrong}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="space-y-2 border-b border-line py-2"
    >
      {parts.map((part, at) => {
        const input = {
          id: `${id}-${at}`,
          name: `part-${at}`,
          defaultValue: part.value,
          'aria-invalid': problem === at ? true : undefined,
          'aria-describedby': problem === at ? `${id}-problem` : undefined,
        }
        return (
          <div key={part.path}>
            <label htmlFor={input.id} className="text-sm text-ink-soft">
              {part.label}
            </label>
            {isLong(part) ? (
              <textarea rows={3} className={`${CONTROL} mt-1.5 py-2`} {...input} />
            ) : (
              <input className={`${CONTROL} mt-1.5 h-10`} {...input} />
            )}
            {problem === at && (
              <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-poor">
                {t.writeADateAs2024}
              </p>
            )}
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary">
          {t.save}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t.cancel}
        </Button>
        {more.map(({ label, run }) => (
          <Button key={label} size="sm" variant="quiet" onClick={run}>
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
