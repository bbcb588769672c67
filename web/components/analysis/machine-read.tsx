import { useEffect, useRef } from 'react'
import type { Resume } from '#shared/schema/resume.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { AddEntry } from './add-entry.tsx'
import { type Correcting, joinedToAbove, linesAs, sectionAs } from './correcting.ts'
import { CorrectionBar } from './correction-bar.tsx'
import { Fields } from './field-rows.tsx'
import { fieldGroups } from './fields.ts'
import type { Mark } from './findings.ts'
import type { Light } from './light.ts'
import { SectionKindSelect, TextLine } from './read-lines.tsx'
import { textOf } from './read-text.ts'
import { t } from './result-texts.ts'

/** The fields and the text as extracted, in reading order: what a hiring system has of this resume. */
export function MachineRead({
  resume,
  marks,
  light,
  onField,
  standsIn,
  correcting,
}: {
  resume: Resume
  marks: Map<number, Mark[]>
  light: Light
  /** Shows where a field was read: on the page, where there is one. */
  onField: (line: number) => void
  /** There is no page: the text with its marks is in its place, and comes first. */
  standsIn: boolean
  /** Null where the file is not here, or this is only shown. */
  correcting: Correcting | null
}) {
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for the same line scrolls again
  useEffect(() => {
    if (light.chosen === null) return
    root.current?.querySelector(`[data-line="${light.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [light.located])
  // What stood behind a deleted entry comes to its place, and the focus with it.
  const deleted = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is gone once the resume is another one
  useEffect(() => {
    if (deleted.current === null) return
    const groups = [...(root.current?.querySelectorAll('[data-group]') ?? [])]
    const next = groups[deleted.current] ?? groups.at(-1)
    deleted.current = null
    next?.querySelector<HTMLElement>('button')?.focus()
  }, [resume])
  const { head, sections } = resume
  const parts = [
    { heading: t.headOfThePage, kind: 'head' as const, lines: head, section: null },
    ...sections.map((section) => ({ ...section, heading: section.heading || t.withoutAHeading, section })),
  ].filter((part) => part.lines.length > 0 || part.kind !== 'head')
  const fields = (
    <>
      {fieldGroups(resume).map((group, at) => (
        <Fields
          // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in the resume's order
          key={at}
          group={group}
          resume={resume}
          onLocate={onField}
          correcting={correcting}
          onDelete={() => {
            deleted.current = at
          }}
        />
      ))}
      {correcting && <AddEntry resume={resume} correcting={correcting} />}
    </>
  )
  const text = (
    <>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${standsIn ? '' : 'mt-8'}`}>
        <h3 className="font-semibold">{t.theTextInTheOrder}</h3>
        <CopyButton text={textOf(resume)} label={t.copyTheText} />
      </div>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stand in reading order
        <section key={at} className="mt-4">
          <div className="flex flex-wrap items-baseline gap-2 text-sm">
            <h4 className="font-medium">
              <bdi>{part.heading}</bdi>
            </h4>
            {correcting && part.section ? (
              <SectionKindSelect
                heading={part.heading}
                kind={part.section.kind}
                onKind={(kind) =>
                  correcting.add(
                    kind === 'none'
                      ? joinedToAbove(part.section, sections[sections.indexOf(part.section) - 1])
                      : sectionAs(part.section, kind),
                  )
                }
              />
            ) : (
              <span className="text-ink-soft">
                {part.kind === 'head' ? t.nameAndContact : t.readAs({ kind: part.kind })}
              </span>
            )}
          </div>
          <ol className="mt-1 space-y-0.5">
            {part.lines.map((line, at) => (
              <TextLine
                key={line.line}
                line={line}
                to={part.lines.slice(at).map((one) => one.line)}
                marks={marks.get(line.line) ?? []}
                light={light}
                onBlock={correcting ? (last, as) => correcting.add(linesAs(line, last, as)) : undefined}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
  return (
    <div ref={root}>
      {correcting && <CorrectionBar correcting={correcting} misread={resume.misread?.length ?? 0} />}
      {standsIn ? text : fields}
      {standsIn ? fields : text}
    </div>
  )
}
