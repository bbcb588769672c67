import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BlockKind } from '#shared/schema/corrections.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { Button } from '../ui/button.tsx'
import { type Correcting, editsOf, entryLine, linesAs, linesBelow, type Step } from './correcting.ts'
import { FieldForm } from './field-form.tsx'
import type { Field, FieldGroup, Part } from './fields.ts'
import { t } from './result-texts.ts'
import { SplitEntry } from './split-entry.tsx'

interface RowProps {
  resume: Resume
  onLocate: (line: number) => void
  /** Null where the file is not here. */
  correcting: Correcting | null
  /** Whether a person wrote it. */
  isCorrected: (part: Part) => boolean
}

/** A bullet can begin an entry of its own; two skills that were torn apart can be one. */
function moreOf(field: Field, resume: Resume): { label: string; step: Step }[] {
  const [part] = field.parts
  const path = part?.path ?? ''
  const [list, at, kind, bullet] = path.split('.')
  const entry = `${list}.${at}`
  const line = entryLine(resume, path)
  if (kind === 'bullets' && Number(bullet) > 0)
    return [{ label: t.startANewEntryHere, step: { do: 'split', path: entry, line, at: Number(bullet) } }]
  if (list !== 'skills') return []
  return field.parts.flatMap((one, skill) => {
    const next = field.parts[skill + 1]
    if (!next) return []
    return {
      label: t.joinAnd({ first: one.value, second: next.value }),
      step: { do: 'merge', path: one.path, line: entryLine(resume, one.path) },
    }
  })
}

function FieldRow({ field, resume, onLocate, correcting, isCorrected }: RowProps & { field: Field }) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  const value = field.value || t.notFound
  if (editing && correcting)
    return (
      <FieldForm
        parts={field.parts}
        onCancel={close}
        onSave={(written) => {
          close()
          const steps = editsOf(resume, field.parts, written)
          if (steps.length > 0) correcting.add(...steps)
        }}
        more={moreOf(field, resume).map(({ label, step }) => ({
          label,
          run: () => {
            close()
            correcting.add(step)
          },
        }))}
      />
    )
  return (
    <div className="flex items-baseline gap-3 border-b border-line py-1.5">
      <dt className="w-24 shrink-0 text-sm text-ink-soft">{field.label}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 wrap-anywhere">
        {field.line > 0 ? (
          <button
            type="button"
            className="text-start hover:text-pencil pointer-coarse:min-h-11"
            onClick={() => onLocate(field.line)}
          >
            <bdi>{value}</bdi>
          </button>
        ) : (
          <bdi className={field.value ? '' : 'text-poor'}>{value}</bdi>
        )}
        {field.parts.some(isCorrected) ? (
          <span className="text-sm text-good">{t.corrected}</span>
        ) : (
          field.doubtful && <span className="text-sm text-fair">{t.doubtful}</span>
        )}
      </dd>
      {correcting && (
        <dd className="print:hidden shrink-0 self-start">
          <button
            ref={edit}
            type="button"
            aria-label={t.correct({ label: field.label, value })}
            onClick={() => setEditing(true)}
            className="grid size-6 place-items-center text-ink-soft hover:text-pencil pointer-coarse:size-11"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        </dd>
      )}
    </div>
  )
}

/** One entry, or what stands by itself, field by field. */
export function Fields({ group, ...row }: RowProps & { group: FieldGroup }) {
  const { resume, correcting } = row
  const { entry } = group
  const [list = '', at = ''] = entry.split('.')
  const [adding, setAdding] = useState(false)
  const [splitting, setSplitting] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const splitter = useRef<HTMLButtonElement>(null)
  const bullets =
    list === 'experience' || list === 'education' || list === 'projects'
      ? (resume[list][Number(at)]?.bullets ?? null)
      : null
  // Without several bullets the lines of the page say where the next entry begins.
  const byBullets = (bullets?.length ?? 0) > 1
  const below = bullets && !byBullets ? linesBelow(resume, entry) : []
  const bullet = [{ label: t.bullet, path: `${entry}.bullets.${bullets?.length ?? 0}`, value: '' }]
  const closeAdding = () => {
    flushSync(() => setAdding(false))
    adder.current?.focus()
  }
  const closeSplitting = () => {
    flushSync(() => setSplitting(false))
    splitter.current?.focus()
  }
  const about = { path: entry, line: entry ? entryLine(resume, entry) : 0 }
  const named = group.fields.find(({ value }) => value)?.value ?? t.thisEntry
  return (
    <div data-group className="mt-4">
      {group.title && <h3 className="font-semibold">{group.title}</h3>}
      <dl>
        {group.fields.map((field) => (
          <FieldRow key={field.parts[0]?.path ?? field.label} field={field} {...row} />
        ))}
      </dl>
      {correcting && adding && (
        <FieldForm
          parts={bullet}
          onCancel={closeAdding}
          onSave={(written) => {
            closeAdding()
            const steps = editsOf(resume, bullet, written)
            if (steps.length > 0) correcting.add(...steps)
          }}
          more={[]}
        />
      )}
      {correcting && bullets && splitting && (
        <SplitEntry
          question={byBullets ? t.whichBulletBeginsTheNext : t.whichLineBeginsTheNext}
          texts={byBullets ? bullets : [named, ...below.map(({ text }) => text)]}
          onCancel={closeSplitting}
          onSplit={(at) => {
            closeSplitting()
            const line = below[at - 1]
            correcting.add(
              line
                ? linesAs(line, below.at(-1)?.line ?? line.line, list as BlockKind)
                : { do: 'split', ...about, at },
            )
          }}
        />
      )}
      {correcting && entry && (
        <div className="print:hidden -ms-3 flex flex-wrap">
          {bullets && !adding && (
            <Button
              ref={adder}
              size="sm"
              variant="quiet"
              aria-label={t.addBulletTo({ named })}
              onClick={() => setAdding(true)}
            >
              {t.addBullet}
            </Button>
          )}
          {Number(at) > 0 && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t.moveUpNamed({ named })}
              onClick={() => correcting.add({ do: 'move', ...about, to: Number(at) - 1 })}
            >
              {t.moveUp}
            </Button>
          )}
          {group.followed && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t.mergeWithTheNextEntry({ named })}
              onClick={() => correcting.add({ do: 'merge', ...about })}
            >
              {t.mergeWithNext}
            </Button>
          )}
          {(byBullets || below.length > 0) && !splitting && (
            <Button
              ref={splitter}
              size="sm"
              variant="quiet"
              aria-label={t.splitInTwo({ named })}
              onClick={() => setSplitting(true)}
            >
              {t.splitIt}
            </Button>
          )}
          <Button
            size="sm"
            variant="danger-quiet"
            aria-label={t.deleteIt2({ named })}
            onClick={() => correcting.add({ do: 'delete', ...about })}
          >
            {t.deleteIt}
          </Button>
        </div>
      )}
    </div>
  )
}
