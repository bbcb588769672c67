import { useCallback, useEffect, useRef, useState } from 'react'
import type { Correction } from '#shared/schema/corrections.ts'
import { EngineError, engine } from '#web/worker/client.ts'
import type { FirstPage, ReadDocument } from '#web/worker/protocol.ts'
import type { ResumeFile } from './resume-file.ts'
import { t } from './texts.ts'

// The file is read while the person chooses the job: by the time of 'Analyze Resume' most of the work is done.

export type Reading =
  | { state: 'none' }
  | { state: 'reading'; done: number; of: number; recognizing?: Recognizing; first?: FirstPage }
  | { state: 'password'; wrong: boolean }
  | { state: 'failed'; code: string; message: string }
  | { state: 'read'; document: ReadDocument; password?: string }

/** Of pages that are pictures: how many are done, in parts of a page, and since when. */
export interface Recognizing {
  page: number
  of: number
  pagesDone: number
  /** Milliseconds that are left, once that can be told. */
  left: number | null
}

interface ReadingControl {
  reading: Reading
  /** Resolves when the file has been read; rejects with an EngineError when it cannot be. */
  finished: () => Promise<ReadDocument>
  start: (file: ResumeFile, password?: string) => void
  clear: () => void
}

/** Pages take about as long as each other; before a fifth of one is done nothing is said. */
const leftAfter = (milliseconds: number, done: number, of: number): number | null =>
  done < 0.2 ? null : (milliseconds / done) * (of - done)

/** `correctionsOf`: what the person said of the reading of these bytes before. */
export function useReading(correctionsOf: (hash: string) => Promise<Correction[]>): ReadingControl {
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const abort = useRef<AbortController | null>(null)
  const promise = useRef<Promise<ReadDocument> | null>(null)

  const clear = useCallback(() => {
    abort.current?.abort()
    abort.current = null
    promise.current = null
    setReading({ state: 'none' })
  }, [])

  const start = useCallback(
    (file: ResumeFile, password?: string) => {
      abort.current?.abort()
      const controller = new AbortController()
      abort.current = controller
      setReading({ state: 'reading', done: 0, of: 0 })
      const mine = () => abort.current === controller
      const { bytes, name, hash } = file
      let since = 0
      let first: FirstPage | undefined
      const work = correctionsOf(hash).then((corrections) =>
        engine.read({
          bytes,
          name,
          password,
          hash,
          corrections,
          signal: controller.signal,
          onFirstPage: (page) => {
            first = page
          },
          onProgress: (done, of, recognizing) => {
            if (!mine()) return
            if (!recognizing) return setReading({ state: 'reading', done, of, first })
            since ||= performance.now()
            const pagesDone = recognizing.page - 1 + recognizing.share
            const left = leftAfter(performance.now() - since, pagesDone, recognizing.of)
            setReading({
              state: 'reading',
              done,
              of,
              first,
              recognizing: { ...recognizing, pagesDone, left },
            })
          },
        }),
      )
      promise.current = work
      work.then(
        (document) => mine() && setReading({ state: 'read', document, password }),
        (error: EngineError) => {
          if (!mine()) return
          if (error.code === 'password_required' || error.code === 'password_wrong')
            setReading({ state: 'password', wrong: error.code === 'password_wrong' })
          else setReading({ state: 'failed', code: error.code, message: error.message })
        },
      )
    },
    [correctionsOf],
  )

  useEffect(() => () => abort.current?.abort(), [])

  const finished = useCallback(
    () => promise.current ?? Promise.reject(new EngineError('no_file', t.pleaseUploadAResumeFile)),
    [],
  )
  return { reading, start, clear, finished }
}
