import { BAND_TEXT, bandOf } from '#web/components/analysis/bands.ts'
import { Ring } from '#web/components/ui/ring.tsx'
import proof from './proof.json'
import { t } from './texts.ts'

const NOTES_SHOWN = 3
const PARTS = [
  {
    get label() {
      return t.resumeQuality
    },
    score: proof.parts.quality,
  },
  {
    get label() {
      return t.jobMatch
    },
    score: proof.parts.keyword,
  },
  {
    get label() {
      return t.ats
    },
    score: proof.parts.ats,
  },
  {
    get label() {
      return t.format
    },
    score: proof.parts.format,
  },
]

/** Number, word and colour, as everywhere. */
function Word({ score }: { score: number }) {
  const { name, label } = bandOf(score)
  return <span className={`font-medium ${BAND_TEXT[name]}`}>{label}</span>
}

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
            <span lang="en" className="min-w-0 flex-1 basis-0">
              <span className="font-medium">{mark.finding.replace(/\.$/, '')}</span>
            </span>
            <span className="shrink-0 font-medium tabular-nums max-sm:basis-full max-sm:ps-8">
              <bdi>{t.points(Math.round(mark.gain))}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6 border-t border-line pt-6">
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <div className="shrink-0 text-center text-sm">
            <Ring
              value={proof.score}
              band={bandOf(proof.score).name}
              size={72}
              number
              label={t.of100({ score: proof.score })}
            />
            <Word score={proof.score} />
          </div>
          <p className="min-w-0 flex-[1_1_12rem] font-serif text-lg leading-snug" lang="en">
            {proof.assessment}
          </p>
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-x-3 gap-y-4 text-sm sm:grid-cols-4">
          {PARTS.map(({ label, score }) => (
            <div key={label} className="border-t border-line pt-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="flex flex-col">
                <span className="text-lg font-semibold tabular-nums">{score}</span>
                <Word score={score} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
