import { useState } from 'react'
import { placeText } from '#shared/import/place-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
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
      title={
        count === 0
          ? 'Everything is placed'
          : `${count} ${count === 1 ? 'text has' : 'texts have'} no field yet`
      }
      description="Everything else comes along. Choose where these belong now, or later under Template & Review."
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={() => onDone(draft)}>
            Continue
          </Button>
        </>
      }
    >
      <UnplacedList draft={draft} onPlace={(id, target) => setDraft(placeText(draft, id, target))} />
    </Dialog>
  )
}
