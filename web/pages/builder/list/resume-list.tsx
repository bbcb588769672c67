import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { errorText } from '#shared/error-text.ts'
import { DESIGN_NAMES } from '#shared/export/design-texts.ts'
import { designOf } from '#shared/export/designs.ts'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import { part } from '#web/api/part.ts'
import { HEADINGS } from '#web/components/shell/headings.ts'
import { PageHead } from '#web/components/shell/page-head.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { useRowAfter } from '#web/components/ui/use-row-after.ts'
import { useOnce } from '#web/components/use-once.ts'
import { dayText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useStore } from '#web/session/use-store.ts'
import type { ResumeRow } from '#web/store/rows.ts'
import { warmEditor } from '../editor/editor-part.ts'
import { IMPORT_ACCEPT, ImportResult, useImport } from '../import/import.tsx'
import { t } from '../texts.ts'
import { CopyRequirements } from './copy-requirements.tsx'

const heading = HEADINGS.builder
const LINK =
  'inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-pencil underline underline-offset-2'

function Row({
  row,
  master,
  onRename,
  onDuplicate,
  onRemove,
}: {
  row: ResumeRow
  /** The resume it was copied from, where that is still here. */
  master: string
  onRename: () => void
  onDuplicate: () => void
  onRemove: () => void
}) {
  const { name, updatedAt, draft } = row.body
  return (
    <li data-row={row.id} className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/builder/${row.id}/personal`}
          className="break-words font-medium underline-offset-2 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">
          {fill(t.templateEdited, {
            template: DESIGN_NAMES[draft ? designOf(draft) : 'modern'],
            when: dayText(updatedAt),
          })}
          {draft?.jobDescription && t.tailoredToAJob}
          {master && fill(t.fromMaster, { name: <bdi>{master}</bdi> })}
        </p>
        {draft?.jobDescription && <CopyRequirements draft={draft} name={name} />}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link to={`/builder/${row.id}/personal`} className={LINK} aria-label={t.openNamed({ name })}>
          {t.openIt}
        </Link>
        <button type="button" className={LINK} onClick={onDuplicate} aria-label={t.duplicateNamed({ name })}>
          {t.duplicateIt}
        </button>
        <button type="button" className={LINK} onClick={onRename} aria-label={t.renameNamed({ name })}>
          {t.renameIt}
        </button>
        <button type="button" className={LINK} onClick={onRemove} aria-label={t.deleteNamed({ name })}>
          {t.deleteIt}
        </button>
      </div>
    </li>
  )
}

function RenameDialog({
  row,
  notice,
  onClose,
  onRename,
}: {
  row: ResumeRow | null
  /** Why it could not be renamed. */
  notice: ReactNode
  onClose: () => void
  onRename: (name: string) => void
}) {
  const [name, setName] = useState(row?.body.name ?? '')
  return (
    <Dialog open={row !== null} onClose={onClose} title={t.renameIt}>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) onRename(name.trim())
        }}
      >
        <label className="min-w-0 flex-1">
          <span className="text-sm font-medium">{t.nameIt}</span>
          <input
            value={name}
            maxLength={TITLE_MAX}
            dir="auto"
            onChange={(event) => setName(event.target.value)}
            className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-3"
          />
        </label>
        <Button type="submit" variant="primary" disabled={!name.trim()}>
          {t.renameIt}
        </Button>
      </form>
      {notice && <div className="mt-4">{notice}</div>}
    </Dialog>
  )
}

/** 'Your resumes': open, duplicate, rename, delete, new, import. */
export function ResumeList() {
  const store = useStore()
  const navigate = useNavigate()
  const toast = useToast()
  const { notice, fail, clear } = useFailure()
  const picker = useRef<HTMLInputElement>(null)
  const [renamed, setRenamed] = useState<ResumeRow | null>(null)
  const [removed, setRemoved] = useState<ResumeRow | null>(null)
  const rows = useLiveQuery(
    async () => (await store.resumes.list()).filter((row) => row.body.kind === 'built'),
    [store],
  )
  const leaving = useRowAfter(rows?.map(({ id }) => id) ?? [], removed !== null)

  /** Says what went wrong where the person looks; the work itself decides what is left unchanged. */
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    clear()
    try {
      await work()
      return true
    } catch (error) {
      fail(`${failed} ${errorText(error).replace(/\.?$/, '.')}`)
      return false
    }
  }
  const once = useOnce()
  const create = () =>
    attempt(async () => {
      const { freshDraft } = await part(() => import('#web/store/fresh-draft.ts'))
      const { row } = await store.resumes.saveDraft({ draft: freshDraft(navigator.language) })
      navigate(`/builder/${row.id}/personal`)
    }, t.aNewResumeCould)
  const putBack = (row: ResumeRow) =>
    void attempt(() => store.resumes.putBack(row), t.itCouldNotBeBroughtBack)
  const taking = useImport(async (draft) => {
    const { row } = await store.resumes.saveDraft({ draft })
    return `/builder/${row.id}/personal`
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches what is likely to be opened next
    <div className={`page ${heading.pad}`} onPointerEnter={warmEditor} onFocus={warmEditor}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHead title={heading.title} lead={heading.lead} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button busy={taking.busy} disabled={taking.busy} onClick={() => picker.current?.click()}>
            {taking.busy ? t.importing : t.importAResume}
          </Button>
          <Button variant="primary" onClick={() => void once(create)}>
            {t.newResume}
          </Button>
          <input
            ref={picker}
            type="file"
            accept={IMPORT_ACCEPT}
            aria-label={t.resumeToImport}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) taking.take(file)
            }}
          />
        </div>
      </div>
      <ImportResult taking={taking} />
      {notice && !renamed && !removed && <div className="mt-6">{notice}</div>}
      <h2 className="mt-8 font-serif text-xl">{t.yourResumes}</h2>
      {rows?.length === 0 && (
        <p className="mt-4 border-t border-line py-10 text-ink-soft">{t.yourResumesWillAppear}</p>
      )}
      <ul className="mt-2">
        {rows?.map((row) => (
          <Row
            key={row.id}
            row={row}
            master={rows.find(({ id }) => id === row.body.draft?.copiedFrom)?.body.name ?? ''}
            onRename={() => {
              clear()
              setRenamed(row)
            }}
            onRemove={() => {
              clear()
              setRemoved(row)
            }}
            onDuplicate={() => void attempt(() => store.resumes.duplicate(row.id), t.itCouldNotBeDuplicated)}
          />
        ))}
      </ul>
      <RenameDialog
        key={renamed?.id}
        row={renamed}
        notice={notice}
        onClose={() => setRenamed(null)}
        onRename={(name) =>
          void attempt(async () => {
            if (renamed) await store.resumes.rename(renamed.id, name)
            setRenamed(null)
          }, t.itCouldNotBeRenamed)
        }
      />
      <Dialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={t.areYouSureYou}
        description={removed?.body.name}
        actions={
          <>
            <Button onClick={() => setRemoved(null)}>{t.cancel}</Button>
            <Button
              variant="danger"
              onClick={() =>
                void attempt(async () => {
                  if (removed) {
                    await store.resumes.remove(removed.id)
                    leaving(removed.id)
                    toast.success(t.resumeDeletedSuccessfully, () => putBack(removed))
                  }
                  setRemoved(null)
                }, t.itCouldNotBeDeleted)
              }
            >
              {t.deleteResume}
            </Button>
          </>
        }
      >
        {notice && <div className="mt-4">{notice}</div>}
      </Dialog>
    </div>
  )
}
