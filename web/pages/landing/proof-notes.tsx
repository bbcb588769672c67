import { Ring } from '#web/components/ui/ring.tsx'
import proof from './proof.json'

const NOTES_SHOWN = 3
const GOOD_FROM = 80

/** The marks in words, as the results list them, and the verdict at the foot. */
export function ProofNotes() {
  return (
    <div className="mt-6">
      <ol className="space-y-3">
        {proof.marks.slice(0, NOTES_SHOWN).map((mark) => (
          <li key={mark.number} className="flex items-baseline gap-x-3 text-sm max-sm:flex-wrap">
            <span
              aria-hidden
              className="flex size-5 shrink-0 translate-y-0.5 items-center justify-center rounded-full border border-pencil text-xs font-medium text-pencil tabular-nums"
            >
              {mark.number}
            </span>
            <span className="min-w-0 flex-1 basis-0">
              <span className="font-medium">{mark.title}.</span>{' '}
              <span className="text-ink-soft">{mark.finding}</span>
            </span>
            <span className="shrink-0 font-medium tabular-nums max-sm:basis-full max-sm:pl-8">
              +{mark.gain} {mark.gain === 1 ? 'point' : 'points'}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex items-center gap-4 border-t border-line pt-5">
        <Ring
          value={proof.score}
          band={proof.score >= GOOD_FROM ? 'good' : 'fair'}
          size={56}
          number
          label={`${proof.score} of 100`}
        />
        <p className="font-serif text-lg">{proof.assessment}</p>
      </div>
    </div>
  )
}
