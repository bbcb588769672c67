import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Resume } from '#shared/schema/resume.ts'
import { Button } from '../ui/button.tsx'
import { additionOf, type Correcting, KIND_NAMES } from './correcting.ts'
import { FieldForm } from './field-form.tsx'
import { ADDABLE, type Addable, newParts } from './fields.ts'
import { QUIET_SELECT } from './quiet-select.ts'
import { t } from './result-texts.ts'

/** Of what the file holds and we did not see. */
export function AddEntry({ resume, correcting }: { resume: Resume; correcting: Correcting }) {
  const id = useId()
  const [list, setList] = useState<Addable | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setList(null))
    opener.current?.focus()
  }
  if (list === null)
    return (
      <Button
        ref={opener}
        size="sm"
        variant="quiet"
        className="print:hidden -ms-3 mt-4"
        onClick={() => setList('experience')}
      >
        <Plus aria-hidden className="size-4" />
        {t.addAnEntry}
      </Button>
    )
  const parts = newParts(resume, list)
  return (
    <div className="print:hidden mt-4">
      <label htmlFor={id} className="me-2 text-sm text-ink-soft">
        {t.whatToAdd}
      </label>
      <select
        id={id}
        value={list}
        onChange={(event) => setList(ADDABLE.find((one) => one === event.target.value) ?? list)}
        className={QUIET_SELECT}
      >
        {ADDABLE.map((one) => (
          <option key={one} value={one}>
            {KIND_NAMES[one]}
          </option>
        ))}
      </select>
      <FieldForm
        key={list}
        parts={parts}
        onCancel={close}
        onSave={(written) => {
          close()
          const steps = additionOf(resume, parts, written)
          if (steps.length > 0) correcting.add(...steps)
        }}
        more={[]}
      />
    </div>
  )
}
