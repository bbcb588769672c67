import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Purpose, Variant } from '#shared/ai/rewrite.ts'
import { improvedByRules } from '#shared/score/improve.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { wordDiff } from './word-diff.ts'

const AskModel = lazyPart(() => import('./ask-model.tsx'))

export interface ImproveProps {
  text: string
  purpose: Purpose
  targetRole: string
  /** The position has ended. */
  ended: boolean
  /** What the button says it is about: 'Bullet 2', 'the summary'. */
  label: string
  onTake: (text: string) => void
}

const MARK = {
  same: '',
  gone: 'text-poor line-through',
  new: 'text-good underline underline-offset-2',
} as const

/** A wording one can take or leave, with what it changes. */
export function VariantRow({
  before,
  variant,
  source,
  onTake,
}: {
  before: string
  variant: Variant
  source: string
  onTake: () => void
}) {
  return (
    <li className="border-b border-line py-2">
      <p className="text-sm text-ink-soft">{source}</p>
      <p dir="auto">
        {wordDiff(before, variant.text).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the difference
          <span key={at} className={MARK[part.kind]}>
            {at > 0 && ' '}
            {part.text}
          </span>
        ))}
      </p>
      {variant.lost.length > 0 && (
        <p className="text-sm text-fair">
          It leaves out: {variant.lost.map((change) => change.text).join(', ')}
        </p>
      )}
      <button
        type="button"
        onClick={onTake}
        className="mt-1 min-h-6 text-sm text-pencil underline underline-offset-2"
      >
        Use this
      </button>
    </li>
  )
}

/** Better wordings of one text: by rules at once, by a model where there is one and it is asked. */
export function Improve(props: ImproveProps) {
  const { text, ended, label, onTake } = props
  const [open, setOpen] = useState(false)
  const byRules = open ? improvedByRules(text, { ended }) : null
  const take = (wording: string) => {
    setOpen(false)
    onTake(wording)
  }
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`Improve ${label}`}
        disabled={!text.trim()}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-center gap-1 text-sm text-pencil disabled:text-ink-soft"
      >
        <PenLine aria-hidden className="size-3.5" />
        Improve
      </button>
      {open && (
        <div className="mt-1 border-l-2 border-pencil pl-3">
          <ul>
            {byRules && (
              <VariantRow
                before={text}
                variant={{ text: byRules, lost: [] }}
                source="Suggested edit"
                onTake={() => take(byRules)}
              />
            )}
          </ul>
          {!byRules && (
            <p className="text-sm text-ink-soft">
              No rule-based suggestion. Try adding a number or a result.
            </p>
          )}
          <Suspense fallback={null}>
            <AskModel {...props} onTake={take} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
