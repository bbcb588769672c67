import { useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { PasswordForm } from '#web/components/form/file-password.tsx'
import { EngineError } from '#web/worker/client.ts'

export const IMPORT_ACCEPT = '.pdf,.docx,.doc,.json,application/pdf,application/json'

type Refused =
  | { kind: 'password'; file: File; wrong: boolean }
  | { kind: 'problem'; file: File; message: string }

interface Taking {
  busy: boolean
  refused: Refused | null
  take: (file: File, password?: string) => void
}

const refusedBecause = (file: File, error: Error): Refused => {
  const code = error instanceof EngineError ? error.code : ''
  return code === 'password_required' || code === 'password_wrong'
    ? { kind: 'password', file, wrong: code === 'password_wrong' }
    : { kind: 'problem', file, message: error.message }
}

/** A file becomes a resume, or it is said why not; a protected one is opened with its password. */
export function useImport(onDraft: (draft: Draft) => Promise<void>): Taking {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const take = async (file: File, password?: string) => {
    if (busy) return
    setBusy(true)
    try {
      // With the words of the reader, which the builder does not need otherwise.
      const { importResume } = await import('./import-resume.ts')
      await onDraft(await importResume(file, password))
      setRefused(null)
    } catch (error) {
      setRefused(refusedBecause(file, error as Error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, take: (file, password) => void take(file, password) }
}

/** It stays until the next try: a sentence about what to do is not read in four seconds. */
export function ImportRefused({ taking: { busy, refused, take } }: { taking: Taking }) {
  if (!refused) return null
  return (
    <div role="alert" className="mt-6 border-l-2 border-poor bg-poor-wash p-4">
      <p className="break-words font-medium">
        <bdi>{refused.file.name}</bdi> could not be imported.
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
          {busy && <p role="status">Opening the file …</p>}
        </>
      )}
    </div>
  )
}
