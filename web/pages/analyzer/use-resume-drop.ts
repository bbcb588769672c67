import { useEffect, useRef } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { engine } from '#web/worker/client.ts'
import { ACCEPT } from './resume-file.ts'

/** The specification's forms; the library's own wording differs from version to version. */
const REASONS: Record<string, string> = {
  'file-invalid-type': 'File type must be PDF, DOCX or DOC',
  'file-too-large': `File is larger than ${UPLOAD_MAX_BYTES} bytes`,
}

const TOO_MANY = 'Too many files'

const TEXT_PASTED = 'What was pasted is text. A resume is taken as a file: PDF, DOCX or DOC.'

const reasonOf = ({ errors: [error] }: FileRejection): string =>
  REASONS[error?.code ?? ''] ?? error?.message ?? 'The file was not accepted'

function usePaste(take: (files: File[]) => void, refuseText: () => void) {
  const latest = useRef({ take, refuseText })
  latest.current = { take, refuseText }
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? [])
      const hasText = event.clipboardData?.types.includes('text/plain') ?? false
      // Word puts a picture of a text beside it: whoever pastes that into a field means the text.
      if (hasText && event.target instanceof Element && event.target.matches('input, textarea')) return
      if (files.length === 0 && !hasText) return
      event.preventDefault()
      if (files.length > 0) latest.current.take(files)
      else latest.current.refuseText()
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [])
}

/** One PDF, DOCX or DOC, dropped anywhere on the page, chosen, pasted or offered; a new one replaces the one before. */
export function useResumeDrop(onFile: (file: File) => void, onRejected: (message: string) => void) {
  const { getRootProps, getInputProps, isDragActive, inputRef, open } = useDropzone({
    accept: ACCEPT,
    maxSize: UPLOAD_MAX_BYTES,
    maxFiles: 1,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // The whole window takes a paste, not only the page while it has the focus.
    noPaste: true,
    onDragEnter: () => void engine.warm(),
    // Of several the library takes the first, which need not be the one that was meant.
    onDrop: (accepted, rejections) => {
      const [file] = accepted
      const [refused] = rejections
      if (accepted.length + rejections.length > 1) onRejected(TOO_MANY)
      else if (refused) onRejected(reasonOf(refused))
      else if (file) onFile(file)
    },
  })
  // Through the input, so that a file which came another way meets the very checks a chosen one does.
  const offer = (files: File[]) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    if (!inputRef.current) return
    inputRef.current.files = transfer.files
    inputRef.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  usePaste(offer, () => onRejected(TEXT_PASTED))
  return {
    dropProps: getRootProps({ tabIndex: undefined, role: undefined }),
    inputProps: getInputProps({ 'aria-label': 'Resume file', id: 'resume-file' }),
    dragging: isDragActive,
    choose: open,
    offer,
  }
}
