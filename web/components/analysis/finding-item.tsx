import { ChevronRight } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { type Finding, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'

/** Findings about our reading rather than about the resume. */
const OF_READING = new Set(['may-be-misread', 'ats-corrected-reading'])
const QUOTES_FIRST = 3

const points = (gain: number) => `+${gain} ${gain === 1 ? 'point' : 'points'}`

function Quote({
  text,
  where,
  fix,
  onLocate,
}: {
  text: string
  where: string
  fix: string
  onLocate?: () => void
}) {
  return (
    <div className="mt-2">
      <blockquote className="border-l-2 border-pencil pl-3">
        <span className="break-words font-serif">
          “<bdi>{text}</bdi>”
        </span>
        {where &&
          (onLocate ? (
            <button
              type="button"
              onClick={onLocate}
              className="ml-2 text-sm text-pencil underline underline-offset-2"
            >
              {where}
            </button>
          ) : (
            <span className="ml-2 text-sm text-ink-soft">{where}</span>
          ))}
      </blockquote>
      {fix && <p className="mt-1 pl-3.5 text-sm text-ink-soft">{fix}</p>}
    </div>
  )
}

/** Where it stands, why it matters, and what it brings. */
function Body({
  finding,
  onLocate,
  onReading,
}: Pick<FindingItemProps, 'finding' | 'onLocate' | 'onReading'>) {
  const { check, number } = finding
  const [all, setAll] = useState(false)
  const quotes = all ? check.evidence : check.evidence.slice(0, QUOTES_FIRST)
  return (
    <>
      {quotes.map((evidence, at) => (
        <Quote
          // biome-ignore lint/suspicious/noArrayIndexKey: evidence has no identity but its place in the list
          key={at}
          text={evidence.text}
          fix={evidence.fix}
          where={evidence.line > 0 ? `line ${evidence.line}` : ''}
          onLocate={evidence.line > 0 ? () => onLocate(evidence.line, number) : undefined}
        />
      ))}
      {check.evidence.length > QUOTES_FIRST && (
        <button
          type="button"
          onClick={() => setAll(!all)}
          className="mt-2 text-sm text-pencil underline underline-offset-2"
        >
          {all ? 'Show fewer' : `Show all ${check.evidence.length} places`}
        </button>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        <span className="font-medium text-ink">Why it matters. </span>
        {check.why}
      </p>
      {onReading && OF_READING.has(check.id) && (
        <Button size="sm" className="mt-3" onClick={onReading}>
          Check what was read
        </Button>
      )}
      {!check.advice && (
        <p className="mt-2 text-sm text-ink-soft tabular-nums">
          {check.points} of {check.of} points in this part of the score.
        </p>
      )}
    </>
  )
}

interface FindingItemProps extends Pick<Light, 'onFinding' | 'onLocate' | 'onReading'> {
  finding: Finding
  open: boolean
  lit: boolean
  onToggle: (finding: Finding, opening: boolean) => void
  /** Set where this finding was asked for, from the page, and nobody has come yet. */
  onArrive?: () => void
}

/** One lost point: what was found, and when it is opened, the rest. Of hundreds only what changed is drawn anew. */
export const FindingItem = memo(function FindingItem({
  finding,
  open,
  lit,
  onToggle,
  onFinding,
  onLocate,
  onReading,
  onArrive,
}: FindingItemProps) {
  const { check, number } = finding
  const body = useId()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!onArrive) return
    item.current?.querySelector('button')?.focus({ preventScroll: true })
    item.current?.scrollIntoView({ block: 'nearest' })
    onArrive()
  }, [onArrive])
  return (
    <li
      ref={item}
      className={`scroll-my-4 border-b border-line ${lit ? 'bg-pencil-wash' : ''}`}
      onPointerEnter={() => onFinding(number)}
      onPointerLeave={() => onFinding(null)}
    >
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => onToggle(finding, !open)}
          onFocus={() => onFinding(number)}
          className="flex w-full items-start gap-x-3 px-2 py-3 text-left max-sm:flex-wrap"
        >
          <MarkNumber number={number} lit={lit} />
          <span className="min-w-0 flex-1 basis-0">
            <span className="block font-medium">{titleOf(finding)}</span>
            <span className="block text-sm text-ink-soft">{check.fix}</span>
          </span>
          <span className="shrink-0 text-sm font-medium tabular-nums max-sm:order-last max-sm:basis-full max-sm:pl-9">
            {check.advice ? 'Advice' : check.gain > 0 ? points(check.gain) : `${check.points} of ${check.of}`}
          </span>
          <ChevronRight aria-hidden className={`mt-0.5 size-4 shrink-0 ${open ? 'rotate-90' : ''}`} />
        </button>
      </h4>
      <div id={body} hidden={!open} className="px-2 pb-4 pl-11">
        {open && <Body finding={finding} onLocate={onLocate} onReading={onReading} />}
      </div>
    </li>
  )
})
