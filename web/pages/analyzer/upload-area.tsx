import { Upload } from 'lucide-react'
import { useEffect } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { engine } from '#web/worker/client.ts'
import { ACCEPT } from './resume-file.ts'

interface UploadAreaProps {
  onFile: (file: File) => void
  onRejected: (message: string) => void
  problem: string
}

/** The specification's forms; the library's own wording differs from version to version. */
const REASONS: Record<string, string> = {
  'file-invalid-type': 'File type must be PDF, DOCX or DOC',
  'file-too-large': `File is larger than ${UPLOAD_MAX_BYTES} bytes`,
  'too-many-files': 'Too many files',
}

const reasonOf = (rejections: FileRejection[]): string => {
  if (rejections.length > 1) return 'Too many files'
  const error = rejections[0]?.errors[0]
  return REASONS[error?.code ?? ''] ?? error?.message ?? 'The file was not accepted'
}

function usePastedFile(take: (files: File[]) => void) {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? [])
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [take])
}

/** Drop, choose or paste one PDF, DOCX or DOC. */
export function UploadArea({ onFile, onRejected, problem }: UploadAreaProps) {
  const { getRootProps, getInputProps, isDragActive, inputRef, open } = useDropzone({
    accept: ACCEPT,
    maxSize: UPLOAD_MAX_BYTES,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // The whole page takes a paste, not only the area while it has the focus.
    noPaste: true,
    onDragEnter: () => void engine.warm(),
    onDropAccepted: ([file]) => file && onFile(file),
    onDropRejected: (rejections) => onRejected(reasonOf(rejections)),
  })
  usePastedFile((files) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    if (!inputRef.current) return
    // Through the input, so that a pasted file meets the very checks a chosen one does.
    inputRef.current.files = transfer.files
    inputRef.current.dispatchEvent(new Event('change', { bubbles: true }))
  })
  return (
    <div>
      <div
        {...getRootProps()}
        className={`flex flex-col items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center ${
          isDragActive ? 'border-pencil bg-pencil-wash' : 'border-ink-soft bg-surface'
        }`}
      >
        <input {...getInputProps({ 'aria-label': 'Resume file', id: 'resume-file' })} />
        <Upload aria-hidden className="size-7 text-ink-soft" />
        <p className="font-serif text-xl">{isDragActive ? 'Let go to read it' : 'Drop your resume here'}</p>
        <p className="text-ink-soft">
          or{' '}
          <button type="button" onClick={open} className="text-pencil underline underline-offset-2">
            choose a file
          </button>{' '}
          or paste one. PDF, DOCX or DOC, up to 10 MB.
        </p>
        <p className="text-sm text-ink-soft">Your file stays on this device.</p>
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-poor">
          {problem}
        </p>
      )}
    </div>
  )
}
