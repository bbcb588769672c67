import { useState } from 'react'
import { placeText, type TextTarget } from '#shared/import/place-text.ts'
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
  const [placed, setPlaced] = useState<{ before: Draft; target: string } | null>(null)
  const place = (ids: string[], { value, label }: TextTarget) => {
    setDraft(placeText(draft, ids, value))
    setPlaced({ before: draft, target: label })
  }
  const undo = () => {
    if (placed) setDraft(placed.before)
    setPlaced(null)
  }
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
      <div role="status" className="flex flex-wrap items-center gap-2 text-sm">
        {placed && (
          <>
            <p className="min-w-0 wrap-anywhere">{t.placed({ target: placed.target })}</p>
            <Button variant="quiet" size="sm" onClick={undo}>
              {t.undo}
            </Button>
          </>
        )}
      </div>
      <UnplacedList draft={draft} onPlace={place} />
    </Dialog>
  )
}
