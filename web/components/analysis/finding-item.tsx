import { ChevronRight } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import type { Check, Evidence } from '#shared/schema/analysis.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { type Finding, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'
import { t } from './result-texts.ts'
import { isWording } from './wording.ts'
import { worthOf } from './worth.ts'

/** Findings about our reading rather than about the resume. */
const OF_READING = new Set(['may-be-misread', 'ats-corrected-reading'])
const QUOTES_FIRST = 3

function Quote({
  text,
  where,
  fix,
  wording,
  onLocate,
}: {
  text: string
  where: string
  fix: string
  /** The fix can be taken over as it is. */
  wording: boolean
  onLocate?: () => void
}) {
  const edit = useId()
  return (
    <div className="mt-2 print:break-inside-avoid">
      <blockquote className="border-s-2 border-pencil ps-3">
        <span className="break-words font-serif">
          “<bdi>{text}</bdi>”
        </span>
        {where &&
          (onLocate ? (
            <button
              type="button"
              onClick={onLocate}
              className="ms-2 text-sm text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {where}
            </button>
          ) : (
            <span className="ms-2 text-sm text-ink-soft">{where}</span>
          ))}
      </blockquote>
      {fix && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2 ps-3.5 text-sm">
          <p id={edit} className="min-w-0 break-words text-ink-soft">
            <bdi>{fix}</bdi>
          </p>
          {wording && <CopyButton text={fix} label={t.copy} describedBy={edit} />}
        </div>
      )}
    </div>
  )
}

/** One word can speak for two skills that are asked for: it is shown once. */
const placesOf = ({ evidence }: Check): Evidence[] => [
  ...new Map(evidence.map((place) => [`${place.line} ${place.text} ${place.fix}`, place])).values(),
]

/** Where it stands, why it matters, and what it brings. */
function Body({
  finding,
  onLocate,
  onReading,
  whole,
}: Pick<FindingItemProps, 'finding' | 'onLocate' | 'onReading' | 'whole'>) {
  const { check, number } = finding
  const [all, setAll] = useState(false)
  const places = placesOf(check)
  const quotes = all || whole ? places : places.slice(0, QUOTES_FIRST)
  return (
    <>
      {quotes.map((evidence, at) => (
        <Quote
          // biome-ignore lint/suspicious/noArrayIndexKey: evidence has no identity but its place in the list
          key={at}
          text={evidence.text}
          fix={evidence.fix}
          wording={isWording(evidence)}
          where={evidence.line > 0 ? (whole ? t.line : t.showLine)({ line: evidence.line }) : ''}
          onLocate={evidence.line > 0 ? () => onLocate(evidence.line, number) : undefined}
        />
      ))}
      {places.length > QUOTES_FIRST && (
        <button
          type="button"
          onClick={() => setAll(!all)}
          className="mt-2 text-sm text-pencil underline underline-offset-2 pointer-coarse:min-h-11 print:hidden"
        >
          {all ? t.showFewer : t.showAllPlaces({ count: places.length })}
        </button>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        <span className="font-medium text-ink">{t.whyItMatters}</span> {check.why}
      </p>
      {onReading && OF_READING.has(check.id) && (
        <Button size="sm" className="mt-3 print:hidden" onClick={onReading}>
          {t.checkWhatWasRead}
        </Button>
      )}
      {!check.advice && (
        <p className="mt-2 text-sm text-ink-soft tabular-nums">
          {t.ofPointsInThisPart({ points: check.points, of: check.of })}
        </p>
      )}
    </>
  )
}

interface FindingItemProps extends Pick<Light, 'onFinding' | 'onLocate' | 'onReading'> {
  finding: Finding
  open: boolean
  lit: boolean
  /** Every place is shown, for paper. */
  whole: boolean
  onToggle: (finding: Finding, opening: boolean) => void
  /** Set where this finding was asked for, from the page, and nobody has come yet. */
  onArrive?: () => void
}

/** One lost point: what was found, and when it is opened, the rest. Of hundreds only what changed is drawn anew. */
export const FindingItem = memo(function FindingItem({
  finding,
  open,
  lit,
  whole,
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
      <h4 className="print:break-after-avoid print:break-inside-avoid">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => onToggle(finding, !open)}
          onFocus={() => onFinding(number)}
          className="flex w-full items-start gap-x-3 px-2 py-3 text-start max-sm:flex-wrap"
        >
          <MarkNumber number={number} lit={lit} />
          <span className="min-w-0 flex-1 basis-0">
            <span className="block font-medium">{titleOf(finding)}</span>
            <span className="block text-sm text-ink-soft">{check.fix}</span>
          </span>
          <span className="shrink-0 text-sm font-medium tabular-nums max-sm:order-last max-sm:basis-full max-sm:ps-9">
            <bdi>{worthOf(check)}</bdi>
          </span>
          <ChevronRight
            aria-hidden
            className={`mt-0.5 size-4 shrink-0 print:hidden ${open ? 'rotate-90' : ''}`}
          />
        </button>
      </h4>
      <div id={body} hidden={!open} className="px-2 pb-4 ps-11">
        {open && <Body finding={finding} onLocate={onLocate} onReading={onReading} whole={whole} />}
      </div>
    </li>
  )
})
