import { placeText } from '#shared/import/place-text.ts'
import { UnplacedList } from '#web/components/import/unplaced-list.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

/** What of an imported file has no field yet. */
export default function Unplaced({ draft, change }: StepProps) {
  return (
    <section aria-labelledby="unplaced-title">
      <h3 id="unplaced-title" className="font-semibold">
        {t.notPlacedYet}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t.thisWasInYour}</p>
      <UnplacedList
        draft={draft}
        onPlace={(ids, { value }) => change(`place ${ids[0]}`, (d) => placeText(d, ids, value))}
      />
    </section>
  )
}
