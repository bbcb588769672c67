import { Button } from '../ui/button.tsx'
import type { Correcting } from './correcting.ts'

/** What can be done here, how much was corrected, and the way back. `misread`: fields that differ from our own reading. */
export function CorrectionBar({ correcting, misread }: { correcting: Correcting; misread: number }) {
  const { steps, unfit, busy, undo } = correcting
  const count = steps.length === 1 ? '1 correction' : `${steps.length} corrections`
  return (
    <div className="print:hidden flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-60 text-ink-soft">
        {busy
          ? 'Reading again…'
          : steps.length === 0
            ? 'Did we misread something? Correct it here, and the score follows.'
            : `${count}, kept with this resume.`}
        {!busy &&
          misread > 0 &&
          ` Hiring software may still misread ${misread === 1 ? '1 field' : `${misread} fields`}.`}
        {!busy && unfit > 0 && ` ${unfit} of them no longer ${unfit === 1 ? 'fits' : 'fit'} the page.`}
      </p>
      {steps.length > 0 && (
        <Button size="sm" busy={busy} onClick={undo}>
          Undo last
        </Button>
      )}
    </div>
  )
}
