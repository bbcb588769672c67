import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { errorName, errorText } from '#shared/error-text.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { part } from '#web/api/part.ts'
import { PasswordForm } from '#web/components/form/file-password.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { EngineError } from '#web/worker/client.ts'
import { t } from '../texts.ts'
import type { PicturesUnread } from './import-resume.ts'

export const IMPORT_ACCEPT =
  '.pdf,.docx,.doc,.json,.yaml,.yml,.xml,.zip,.png,.jpg,.jpeg,.webp,.heic,application/pdf,application/json,application/xml,application/zip,image/png,image/jpeg,image/webp,image/heic'

const RecognizeOffer = lazyPart(() => import('#web/pages/analyzer/photos/recognize-offer.tsx'))
const ImportReview = lazyPart(() => import('#web/components/import/import-review.tsx'))

type Refused =
  | { kind: 'password'; file: File; wrong: boolean }
  | { kind: 'pictures'; file: File; pages: number; of: number; password?: string }
  | { kind: 'problem'; file: File; message: string }

/** Imported, with something to know of it first: the page stays, so that it can be read. */
interface Partly {
  file: File
  notice: string
  to: string
}

/** Read, and waiting for a person to say where some of it belongs. */
interface Reviewed {
  draft: Draft
  file: File
  notice: string
}

interface Taking {
  busy: boolean
  reviewed: Reviewed | null
  /** Keeps what was reviewed; without a draft nothing is kept. */
  review: (draft: Draft | null) => void
  refused: Refused | null
  partly: Partly | null
  take: (file: File, password?: string) => void
}

/** By its name: its class comes with the words of the reader, which the builder does not need otherwise. */
const isPicturesUnread = (error: unknown): error is PicturesUnread => errorName(error) === 'PicturesUnread'

const refusedBecause = (file: File, error: unknown, password?: string): Refused => {
  if (isPicturesUnread(error)) return { kind: 'pictures', file, pages: error.pages, of: error.of, password }
  const code = error instanceof EngineError ? error.code : ''
  return code === 'password_required' || code === 'password_wrong'
    ? { kind: 'password', file, wrong: code === 'password_wrong' }
    : { kind: 'problem', file, message: errorText(error) }
}

/**
 * A file becomes a resume, kept by `keep`, which says where it stands; or it is said why not. A protected one is opened
 * with its password.
 */
export function useImport(keep: (draft: Draft) => Promise<string>): Taking {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [partly, setPartly] = useState<Partly | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const keepRead = async ({ file, draft, notice }: Reviewed) => {
    const to = await keep(draft)
    setRefused(null)
    if (notice) setPartly({ file, notice, to })
    else navigate(to)
  }
  const review = async (draft: Draft | null) => {
    setReviewed(null)
    if (!draft || !reviewed) return
    try {
      await keepRead({ ...reviewed, draft })
    } catch (error) {
      setRefused(refusedBecause(reviewed.file, error))
    }
  }
  const take = async (file: File, password?: string) => {
    if (busy) return
    setBusy(true)
    try {
      // With the words of the reader, which the builder does not need otherwise.
      const { importResume } = await part(() => import('./import-resume.ts'))
      setPartly(null)
      const { draft, notice } = await importResume(file, password)
      const read = { file, draft, notice }
      if (draft.unplaced.length > 0) setReviewed(read)
      else await keepRead(read)
    } catch (error) {
      setRefused(refusedBecause(file, error, password))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    refused,
    partly,
    reviewed,
    review: (draft) => void review(draft),
    take: (file, password) => void take(file, password),
  }
}

function ImportedPartly({ partly: { file, notice, to } }: { partly: Partly }) {
  return (
    <div role="status" className="mt-6 border-l-2 border-pencil bg-pencil-wash p-4">
      <p className="break-words font-medium">{fill(t.wasImported, { file: <bdi>{file.name}</bdi> })}</p>
      <p className="mt-1">{notice}</p>
      <p className="mt-2">
        <Link
          to={to}
          className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-pencil underline underline-offset-2"
        >
          {t.goOnWithThe}
        </Link>
      </p>
    </div>
  )
}

/** It stays until the next try: a sentence about what to do is not read in four seconds. */
export function ImportResult({
  taking: { busy, refused, partly, reviewed, review, take },
}: {
  taking: Taking
}) {
  if (reviewed)
    return (
      <Suspense>
        <ImportReview draft={reviewed.draft} onDone={review} onCancel={() => review(null)} />
      </Suspense>
    )
  if (partly) return <ImportedPartly partly={partly} />
  if (!refused) return null
  if (refused.kind === 'pictures') {
    const { file, pages, of, password } = refused
    return (
      <div className="mt-6">
        <p className="break-words font-medium">
          <bdi>{file.name}</bdi>
        </p>
        <Suspense>
          <RecognizeOffer pages={pages} of={of} onReady={() => take(file, password)} />
        </Suspense>
        {busy && <p role="status">{t.readingThePictures}</p>}
      </div>
    )
  }
  return (
    <div role="alert" className="mt-6 border-l-2 border-poor bg-poor-wash p-4">
      <p className="break-words font-medium">
        {fill(t.couldNotBeImported, { file: <bdi>{refused.file.name}</bdi> })}
      </p>
      {refused.kind === 'problem' ? (
        <p className="mt-1">{refused.message}</p>
      ) : (
        <>
          <PasswordForm
            key={`${refused.file.name} ${refused.file.lastModified}`}
            wrong={refused.wrong}
            onPassword={(password) => take(refused.file, password)}
          />
          {busy && <p role="status">{t.openingTheFile}</p>}
        </>
      )}
    </div>
  )
}
