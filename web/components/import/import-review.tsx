import { useState } from 'react'
import { placeText } from '#shared/import/place-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { t } from './texts.ts'
import { UnplacedList } from './unplaced-list.tsx'

interface ImportReviewProps {
  draft: Draft
  onDone: (draft: Draft) => void
  onCancel: () => void
}

/** Before the import: what has no field, to be placed now or later. */
export default function ImportReview({ draft: given, onDone, onCancel }: ImportReviewProps) {
  const [draft, setDraft] = useState(given)
  const count = draft.unplaced.length
  return (
    <Dialog
      open
      size="md"
      onClose={onCancel}
      title={count === 0 ? t.everythingIsPlaced : t.noFieldYet(count)}
      description={t.everythingElseComesAlongChoose}
      actions={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => onDone(draft)}>
            {t.continue}
          </Button>
        </>
      }
    >
      <UnplacedList draft={draft} onPlace={(id, target) => setDraft(placeText(draft, id, target))} />
    </Dialog>
  )
}
