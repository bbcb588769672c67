import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SuggestionGroup } from '#shared/schema/suggestion-groups.ts'
import { usePrinting } from '../ui/use-printing.ts'
import { FindingItem } from './finding-item.tsx'
import { apartOf, FIX_FIRST, type Finding, GROUPS } from './findings.ts'
import type { Light } from './light.ts'
import { t } from './result-texts.ts'

/** How many findings there are to read before somebody asks for the rest. */
const SHOWN_FIRST = 8

interface GroupProps {
  label: string
  findings: Finding[]
  /** How many of them are shown before the rest is asked for. */
  early: number
  /** Some of what it looks at could not be judged: no findings are then no praise. */
  unjudged: boolean
  light: Light
  /** Opening a finding shows its first place on the page beside it. */
  follow: boolean
  /** For paper: all of it, opened. */
  printing: boolean
  /** The finding of this group that was asked for, until it has been brought into view. */
  asked: number | null
  onArrive: () => void
}

function Group({ label, findings, early, unjudged, light, follow, printing, asked, onArrive }: GroupProps) {
  const [openNumber, setOpen] = useState<number | null>(null)
  const [more, setMore] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // The button goes: who pressed it goes on with the first that it brought.
  const showAll = () => {
    flushSync(() => setMore(true))
    list.current?.children[early]?.querySelector('button')?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (asked === null) return
    setOpen(asked)
    setMore(true)
  }, [asked])
  const { onFinding, onLocate } = light
  const toggle = useCallback(
    ({ number, check }: Finding, opening: boolean) => {
      setOpen(opening ? number : null)
      const place = check.evidence.find(({ line }) => line > 0)
      if (opening && follow && place) onLocate(place.line, number)
    },
    [follow, onLocate],
  )
  // A button that would bring a single finding takes the room of that finding.
  const all = more || printing || findings.length - early === 1
  const shown = all ? findings : findings.slice(0, early)
  const hidden = findings.length - shown.length
  return (
    <section aria-label={label} className="mt-6 first:mt-0">
      <h3 className="flex items-baseline gap-2 border-b border-line pb-2 font-semibold print:break-after-avoid">
        {label}
        <span className="text-sm font-normal text-ink-soft tabular-nums">{findings.length}</span>
      </h3>
      {findings.length === 0 ? (
        <p className="px-2 py-3 text-sm text-ink-soft">
          {unjudged ? t.weCouldNotJudgeThis : t.nothingToFixHere}
        </p>
      ) : (
        <ul ref={list}>
          {shown.map((finding) => (
            <FindingItem
              key={finding.check.id}
              finding={finding}
              open={printing || openNumber === finding.number}
              whole={printing}
              lit={light.finding === finding.number}
              onToggle={toggle}
              onFinding={onFinding}
              onLocate={onLocate}
              onReading={light.onReading}
              onArrive={asked === finding.number && openNumber === asked ? onArrive : undefined}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button
          type="button"
          onClick={showAll}
          className="mt-2 px-2 text-sm text-pencil underline underline-offset-2 pointer-coarse:min-h-11"
        >
          {t.more({ hidden })}
        </button>
      )}
    </section>
  )
}

interface FindingListProps extends Pick<GroupProps, 'light' | 'follow'> {
  findings: Finding[]
  unjudged?: ReadonlySet<SuggestionGroup>
}

const NONE: ReadonlySet<SuggestionGroup> = new Set()

/** 'Fix first', then the six groups of suggestions, each lost point with its evidence, its reason and its fix. */
export function FindingList({ findings, unjudged = NONE, light, follow }: FindingListProps) {
  const [view, setView] = useState<'first' | SuggestionGroup>('first')
  const [answered, setAnswered] = useState(0)
  const count = (id: SuggestionGroup) => findings.filter((f) => f.check.group === id).length
  const { doubts, first } = apartOf(findings)
  const apart = [...doubts, ...first]
  // Those that bring most are shown, each once.
  const byGain = findings.filter((f) => !apart.includes(f)).sort((a, b) => b.check.gain - a.check.gain)
  const early = new Set(byGain.slice(0, SHOWN_FIRST - apart.length))
  const { asked } = light
  const open = asked !== null && asked.times > answered ? asked.finding : null
  const wanted = findings.find(({ number }) => number === open)
  // One that the choice hides comes out again.
  const shown = wanted && view !== 'first' && view !== wanted.check.group ? 'first' : view
  // Where nothing at all could be judged, only what was found is told.
  const unscored = GROUPS.every(({ id }) => unjudged.has(id))
  const told = unscored ? GROUPS.filter(({ id }) => count(id) > 0) : GROUPS
  const chosen = shown === 'first' ? told : GROUPS.filter((group) => group.id === shown)
  const isIn = (list: Finding[]) => shown === 'first' && wanted !== undefined && list.includes(wanted)
  const onArrive = useCallback(() => {
    setView(shown)
    setAnswered(asked?.times ?? 0)
  }, [shown, asked])
  const part = { light, follow, printing: usePrinting(), onArrive }
  return (
    <div>
      <fieldset className={unscored ? 'hidden' : 'print:hidden flex flex-wrap gap-x-4 gap-y-1 border-0 pb-4'}>
        <legend className="sr-only">{t.whichFindingsToShow}</legend>
        {[{ id: 'first' as const, label: t.all }, ...GROUPS].map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            onClick={() => setView(id)}
            className={`min-h-6 min-w-6 pointer-coarse:min-h-11 border-b-2 py-1 text-sm ${shown === id ? 'border-pencil font-medium text-ink' : 'border-transparent text-ink-soft'}`}
          >
            {label}
            {id !== 'first' && <span className="tabular-nums"> {count(id)}</span>}
          </button>
        ))}
      </fieldset>
      {/* Where we may be wrong ourselves is asked before anything that may rest on it. */}
      {shown === 'first' && doubts.length > 0 && (
        <Group
          label={t.checkWhatWeRead}
          findings={doubts}
          early={doubts.length}
          unjudged={false}
          asked={isIn(doubts) ? open : null}
          {...part}
        />
      )}
      {shown === 'first' && first.length > 0 && (
        <Group
          label={t.fixFirst}
          findings={first}
          early={FIX_FIRST}
          unjudged={false}
          asked={isIn(first) ? open : null}
          {...part}
        />
      )}
      {chosen.map(({ id, label }) => {
        const all = findings.filter((f) => f.check.group === id)
        const own = shown === 'first' ? all.filter((f) => !apart.includes(f)) : all
        // All it has stands above already.
        if (own.length === 0 && all.length > 0) return null
        return (
          <Group
            key={`${id} ${shown === 'first'}`}
            label={label}
            findings={own}
            early={shown === 'first' ? own.filter((f) => early.has(f)).length : own.length}
            unjudged={unjudged.has(id)}
            asked={!isIn(apart) && wanted?.check.group === id ? open : null}
            {...part}
          />
        )
      })}
    </div>
  )
}
