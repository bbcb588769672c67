import type { Correction } from '#shared/schema/corrections.ts'
import { Button } from '../ui/button.tsx'
import { type Correcting, lastOf } from './correcting.ts'
import { t } from './result-texts.ts'

/** What can be done here, how much was corrected, and the way back. `misread`: fields that differ from our own reading. */
export function CorrectionBar({ correcting, misread }: { correcting: Correcting; misread: number }) {
  const { steps, unfit, busy, undo } = correcting
  return (
    <div
      data-undo
      className="print:hidden flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 text-sm"
    >
      <p role="status" className="min-w-0 flex-1 basis-60 text-ink-soft">
        {busy
          ? t.readingAgain
          : steps.length === 0
            ? t.didWeMisreadSomethingCorrect
            : t.keptWithThisResume(steps.length)}
        {!busy && misread > 0 && ` ${t.hiringSoftwareMayStillMisread(misread)}`}
        {!busy && unfit > 0 && ` ${t.ofThemNoLongerThe(unfit)}`}
      </p>
      {steps.length > 0 && (
        <Button size="sm" busy={busy} onClick={undo}>
          {t.undoLast({ what: lastOf(steps) })}
        </Button>
      )}
    </div>
  )
}

/** What was corrected elsewhere, where it can only be looked at. */
export const CorrectedElsewhere = ({ steps }: { steps: readonly Correction[] }) =>
  steps.length > 0 && (
    <p className="border-b border-line pb-3 text-sm text-ink-soft">
      {t.keptWithThisResume(steps.length)} {t.openTheFileToChange}
    </p>
  )
