import { useEffect, useRef } from 'react'
import type { Correction } from '#shared/schema/corrections.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { AddEntry } from './add-entry.tsx'
import { type Correcting, correctedIn, joinedToAbove, linesAs, sectionAs } from './correcting.ts'
import { CorrectedElsewhere, CorrectionBar } from './correction-bar.tsx'
import { Fields } from './field-rows.tsx'
import { fieldGroups } from './fields.ts'
import type { Mark } from './findings.ts'
import type { Light } from './light.ts'
import { SectionKindSelect, TextLine } from './read-lines.tsx'
import { textOf } from './read-text.ts'
import { t } from './result-texts.ts'

/** Where something is corrected. */
const PLACES = '[data-undo], [data-group], [data-line], section'

/** The fields and the text as extracted, in reading order: what a hiring system has of this resume. */
export function MachineRead({
  resume,
  marks,
  light,
  onField,
  standsIn,
  correcting,
  corrections,
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
  /** What was said of this reading, here or elsewhere. */
  corrections: readonly Correction[]
}) {
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for the same line scrolls again
  useEffect(() => {
    if (light.chosen === null) return
    root.current?.querySelector(`[data-line="${light.chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [light.located])
  // What goes with a correction leaves the focus to what comes to its place: the next entry, the heading a line became.
  const focused = useRef(-1)
  const places = () => [...(root.current?.querySelectorAll(PLACES) ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is corrected is gone once the resume is another one
  useEffect(() => {
    if (focused.current < 0 || root.current?.contains(document.activeElement)) return
    const all = places()
    const near = [...all.slice(focused.current), ...all.toReversed()]
    near
      .map((place) => place.querySelector<HTMLElement>('select, button'))
      .find((control) => control !== null)
      ?.focus()
  }, [resume])
  const { head, sections } = resume
  const parts = [
    { heading: t.headOfThePage, kind: 'head' as const, lines: head, section: null },
    ...sections.map((section) => ({ ...section, heading: section.heading || t.withoutAHeading, section })),
  ]
    // A drawn rule is a line that says nothing.
    .map((part) => ({ ...part, lines: part.lines.filter(({ text }) => text !== '') }))
    .filter((part) => part.lines.length > 0 || part.kind !== 'head')
  const isCorrected = correctedIn(resume, corrections)
  const row = { resume, onLocate: onField, correcting, isCorrected }
  const fields = (
    <>
      {fieldGroups(resume).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in the resume's order
        <Fields key={at} group={group} {...row} />
      ))}
      {correcting && <AddEntry resume={resume} correcting={correcting} />}
    </>
  )
  const text = (
    <>
      <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${standsIn ? 'mt-4' : 'mt-8'}`}>
        <h3 className="font-semibold">{t.theTextInTheOrder}</h3>
        {/* Its words begin where the heading does, also on a line of their own. */}
        <span className="-mx-3">
          <CopyButton text={textOf(resume)} label={t.copyTheText} />
        </span>
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
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only remembered where the focus is
    <div
      ref={root}
      onFocus={({ target }) => {
        const place = target.closest(PLACES)
        focused.current = place ? places().indexOf(place) : -1
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) focused.current = -1
      }}
    >
      {correcting ? (
        <CorrectionBar correcting={correcting} misread={resume.misread?.length ?? 0} />
      ) : (
        <CorrectedElsewhere steps={corrections} />
      )}
      {standsIn ? text : fields}
      {standsIn ? fields : text}
    </div>
  )
}
