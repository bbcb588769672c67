import { FileText, FileType2 } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { READ_WARNING_TEXTS } from '#shared/read/texts.ts'
import { PasswordForm } from '#web/components/form/file-password.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { FirstPage } from '#web/worker/protocol.ts'
import { isOfThisDevice } from './failure.ts'
import { isPdfName, megabytes, type ResumeFile } from './resume-file.ts'
import { t } from './texts.ts'
import type { Reading, Recognizing } from './use-reading.ts'

const OtherLetters = lazyPart(() => import('./photos/other-letters.tsx'))
const RecognizeOffer = lazyPart(() => import('./photos/recognize-offer.tsx'))

/** Of a file that this device could not read, through no fault of the file. */
function OnServer({ onServer }: { onServer: () => void }) {
  return (
    <div className="mt-2 space-y-2">
      <Button size="sm" onClick={onServer}>
        {t.runOnTheServer}
      </Button>
      <p className="text-sm text-ink-soft">{t.theFileIsSentTo}</p>
      <NeedsServer what={t.runningOnTheServer} />
    </div>
  )
}

interface FileLineProps {
  file: ResumeFile
  reading: Reading
  onRemove: () => void
  onPassword: (password: string) => void
  onServer: () => void
  /** What recognizes letters has arrived: reads the file again. */
  onRecognize: () => void
}

type StatusProps = Pick<FileLineProps, 'reading' | 'onPassword' | 'onServer' | 'onRecognize'> & {
  onCancel: () => void
}

const secondsLeft = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return t.aboutSecondsLeft(seconds)
}

function RecognizingStatus({ recognizing, onCancel }: { recognizing: Recognizing; onCancel: () => void }) {
  const { page, of, pagesDone, left } = recognizing
  return (
    <div className="space-y-2 text-sm text-ink-soft">
      <p>
        {t.readingThePictureOfPage({ page, of })}
        {left !== null && ` ${secondsLeft(left)}`}
      </p>
      <progress aria-label={t.readingPictures} className="w-full" max={of} value={pagesDone} />
      <Button size="sm" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  )
}

/** A long file is told apart from a wrong one as soon as its first page is read. */
function OnFirstPage({ first: { name, sections, weak } }: { first: FirstPage }) {
  if (!name && sections.length === 0) return null
  return (
    <>
      <p className="break-words">
        {t.pageOneHolds} <bdi>{[name, ...sections].filter(Boolean).join(' · ')}</bdi>
      </p>
      {weak && (
        <p className="line-clamp-3 break-words">
          {t.canBeStronger(weak)} <bdi>“{weak.text}”</bdi>: {weak.advice}
        </p>
      )}
    </>
  )
}

function Status({ reading, onPassword, onServer, onRecognize, onCancel }: StatusProps) {
  if (reading.state === 'reading' && reading.recognizing)
    return <RecognizingStatus recognizing={reading.recognizing} onCancel={onCancel} />
  if (reading.state === 'reading')
    return (
      <div className="text-sm text-ink-soft">
        <p>
          {reading.of > 1
            ? t.readingPageOf({ page: Math.min(reading.done + 1, reading.of), of: reading.of })
            : t.reading}
        </p>
        {reading.first && <OnFirstPage first={reading.first} />}
      </div>
    )
  if (reading.state === 'password') return <PasswordForm wrong={reading.wrong} onPassword={onPassword} />
  if (reading.state === 'failed')
    return (
      <>
        <p className="mt-1 text-poor">{reading.message}</p>
        {isOfThisDevice(reading.code) && <OnServer onServer={onServer} />}
      </>
    )
  if (reading.state === 'read') {
    const { facts, pages, resume, unrecognized } = reading.document
    return (
      <>
        <p className="text-sm text-ink-soft">
          {t.read(pages.length)}
          {resume.name && (
            <>
              , <bdi>{resume.name}</bdi>
            </>
          )}
        </p>
        {unrecognized.length === 0 && !facts.textLayer && !facts.recognized && (
          <p className="mt-1 text-sm text-fair">{READ_WARNING_TEXTS.no_text_layer}</p>
        )}
        {unrecognized.length > 0 && (
          <Suspense fallback={null}>
            <RecognizeOffer pages={unrecognized.length} of={pages.length} onReady={onRecognize} />
          </Suspense>
        )}
        {unrecognized.length === 0 && facts.recognized && (
          <Suspense fallback={null}>
            <OtherLetters language={resume.language} onReady={onRecognize} />
          </Suspense>
        )}
      </>
    )
  }
  return null
}

function FileIcon({ name, className }: { name: string; className: string }) {
  const pdf = isPdfName(name)
  const Icon = pdf ? FileText : FileType2
  return <Icon role="img" aria-label={pdf ? 'PDF' : t.word} className={`shrink-0 text-pencil ${className}`} />
}

const RemoveButton = ({ onRemove }: { onRemove: () => void }) => (
  <button
    type="button"
    onClick={onRemove}
    className="min-h-6 pointer-coarse:min-h-11 shrink-0 text-pencil underline underline-offset-2 print:hidden"
  >
    {t.remove}
  </button>
)

/** The chosen file: icon, name, size, what reading it has come to, and Remove. */
export function FileLine({ file, reading, onRemove, onPassword, onServer, onRecognize }: FileLineProps) {
  const status = useRef<HTMLDivElement>(null)
  // The form makes way for the reading: whoever typed into it hears how that goes.
  const open = (password: string) => {
    status.current?.focus()
    onPassword(password)
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 rounded-md border border-line bg-surface p-4">
      <FileIcon name={file.name} className="mt-0.5 size-6" />
      <div>
        <p className="break-words font-medium">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{megabytes(file.size)}</p>
      </div>
      <RemoveButton onRemove={onRemove} />
      <div ref={status} tabIndex={-1} aria-live="polite" className="col-span-2 col-start-2 outline-none">
        <Status
          reading={reading}
          onPassword={open}
          onServer={onServer}
          onRecognize={onRecognize}
          onCancel={onRemove}
        />
      </div>
    </div>
  )
}

/** Nothing is dropped with a finger. */
export const OtherFile = ({ dragging, onChoose }: { dragging: boolean; onChoose: () => void }) => (
  <p className="mt-2 text-sm text-ink-soft">
    {dragging ? (
      t.letGoToReadThis
    ) : (
      <>
        <span className="pointer-coarse:hidden">{t.dropAnotherFileToReplace} </span>
        <button
          type="button"
          onClick={onChoose}
          className="inline-block text-pencil underline underline-offset-2 pointer-coarse:first-letter:uppercase"
        >
          {t.chooseAnotherFile}
        </button>
        .
      </>
    )}
  </p>
)

/** The same in one line, under the title of its results. */
export const FileCaption = ({ file, onRemove }: Pick<FileLineProps, 'file' | 'onRemove'>) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
    <span className="flex min-w-0 items-center gap-x-3">
      <FileIcon name={file.name} className="size-4" />
      <bdi className="min-w-0 break-words">{file.name}</bdi>
    </span>
    <span className="tabular-nums">{megabytes(file.size)}</span>
    <RemoveButton onRemove={onRemove} />
  </p>
)
