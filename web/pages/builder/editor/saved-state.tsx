import type { Draft } from '#shared/schema/draft.ts'
import { saveFile } from '#web/components/save-file.ts'
import { t } from '../texts.ts'
import type { SaveState } from './draft/draft-session.ts'

const downloadDraft = (draft: Draft) =>
  saveFile('resume-draft.json', 'application/json', JSON.stringify(draft, null, 2))

/** Says that a draft is saved only once it is on disk; a device that refuses gets a way out. */
export function SavedState({ saving, draft }: { saving: SaveState; draft: Draft }) {
  if (saving.state === 'failed')
    return (
      <p role="alert" className="text-sm text-poor">
        {t.notSaved({ message: saving.message })}{' '}
        <button type="button" className="underline underline-offset-2" onClick={() => downloadDraft(draft)}>
          {t.downloadWhatYouWrote}
        </button>
      </p>
    )
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {saving.state === 'saved' ? t.savedOnThisDevice : t.saving}
    </p>
  )
}
