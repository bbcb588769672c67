import { useEffect, useRef } from 'react'
import type { Resume, SectionLine } from '#shared/schema/resume.ts'
import { type Field, type FieldGroup, fieldGroups } from './fields.ts'
import { type Mark, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'

function FieldRow({ field, onLocate }: { field: Field; onLocate: (line: number) => void }) {
  const value = field.value || 'not found'
  return (
    <div className="flex gap-3 border-b border-line py-1.5">
      <dt className="w-24 shrink-0 text-sm text-ink-soft">{field.label}</dt>
      <dd className="min-w-0 flex-1 break-words">
        {field.line > 0 ? (
          <button type="button" className="text-left hover:text-pencil" onClick={() => onLocate(field.line)}>
            <bdi>{value}</bdi>
          </button>
        ) : (
          <bdi className={field.value ? '' : 'text-poor'}>{value}</bdi>
        )}
        {field.doubtful && <span className="ml-2 text-sm text-fair">doubtful</span>}
      </dd>
    </div>
  )
}

const Fields = ({ group, onLocate }: { group: FieldGroup; onLocate: (line: number) => void }) => (
  <div className="mt-4">
    {group.title && <h3 className="font-semibold">{group.title}</h3>}
    <dl>
      {group.fields.map((field, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields stand in a fixed order
        <FieldRow key={at} field={field} onLocate={onLocate} />
      ))}
    </dl>
  </div>
)

function TextLine({ line, marks, light }: { line: SectionLine; marks: Mark[]; light: Light }) {
  const lit = light.line === line.line || marks.some((m) => m.finding.number === light.finding)
  return (
    <li
      data-line={line.line}
      className={`flex gap-3 px-1 ${lit ? 'bg-pencil-wash' : ''}`}
      onPointerEnter={() => light.onLine(line.line)}
      onPointerLeave={() => light.onLine(null)}
    >
      <span className="w-8 shrink-0 text-right text-[13px] leading-6 text-ink-soft tabular-nums select-none">
        {line.line}
      </span>
      <span
        className={`min-w-0 flex-1 break-words ${marks.length > 0 ? 'decoration-pencil underline decoration-1 underline-offset-4' : ''}`}
      >
        {line.bullet && '• '}
        <bdi>{line.text}</bdi>
      </span>
      {marks.map((mark) => (
        <button
          key={mark.finding.number}
          type="button"
          aria-label={`Finding ${mark.finding.number}: ${titleOf(mark.finding)}`}
          onClick={() => light.onOpen(mark.finding.number)}
        >
          <MarkNumber number={mark.finding.number} lit={light.finding === mark.finding.number} />
        </button>
      ))}
    </li>
  )
}

/** The fields and the text as extracted, in reading order: what a hiring system has of this resume. */
export function MachineRead({
  resume,
  marks,
  light,
  onField,
  standsIn,
}: {
  resume: Resume
  marks: Map<number, Mark[]>
  light: Light
  /** Shows where a field was read: on the page, where there is one. */
  onField: (line: number) => void
  /** There is no page: the text with its marks is in its place, and comes first. */
  standsIn: boolean
}) {
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for the same line scrolls again
  useEffect(() => {
    if (light.chosen === null) return
    root.current?.querySelector(`[data-line="${light.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [light.located])
  const parts = [
    { heading: 'Head of the page', kind: 'head', lines: resume.head },
    ...resume.sections.map((s) => ({
      heading: s.heading || 'Without a heading',
      kind: s.kind,
      lines: s.lines,
    })),
  ].filter((part) => part.lines.length > 0 || part.kind !== 'head')
  const fields = fieldGroups(resume).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in the resume's order
    <Fields key={at} group={group} onLocate={onField} />
  ))
  const text = (
    <>
      <h3 className={`font-semibold ${standsIn ? '' : 'mt-8'}`}>The text, in the order it was read</h3>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stand in reading order
        <section key={at} className="mt-4">
          <h4 className="flex items-baseline gap-2 text-sm">
            <bdi className="font-medium">{part.heading}</bdi>
            <span className="text-ink-soft">
              {part.kind === 'head' ? 'name and contact' : `read as ${part.kind}`}
            </span>
          </h4>
          <ol className="mt-1 space-y-0.5">
            {part.lines.map((line) => (
              <TextLine key={line.line} line={line} marks={marks.get(line.line) ?? []} light={light} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
  return (
    <div ref={root}>
      {standsIn ? text : fields}
      {standsIn ? fields : text}
    </div>
  )
}
