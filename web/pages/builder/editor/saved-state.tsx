import type { Draft } from '#shared/schema/draft.ts'
import { saveFile } from '#web/components/save-file.ts'
import type { SaveState } from './draft/draft-session.ts'

const downloadDraft = (draft: Draft) =>
  saveFile('resume-draft.json', 'application/json', JSON.stringify(draft, null, 2))

/** Says that a draft is saved only once it is on disk; a device that refuses gets a way out. */
export function SavedState({ saving, draft }: { saving: SaveState; draft: Draft }) {
  if (saving.state === 'failed')
    return (
      <p role="alert" className="text-sm text-poor">
        Not saved: {saving.message}{' '}
        <button type="button" className="underline underline-offset-2" onClick={() => downloadDraft(draft)}>
          Download what you wrote
        </button>
      </p>
    )
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {saving.state === 'saved' ? 'Saved on this device' : 'Saving …'}
    </p>
  )
}
