import type { Variant } from '#shared/ai/rewrite.ts'
import { t } from '../../texts.ts'
import { wordDiff } from './word-diff.ts'

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
          {t.itLeavesOut({ facts: variant.lost.map((change) => change.text).join(', ') })}
        </p>
      )}
      <button
        type="button"
        onClick={onTake}
        className="mt-1 min-h-6 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2"
      >
        {t.useThis}
      </button>
    </li>
  )
}
