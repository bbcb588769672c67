import { useEffect, useRef } from 'react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { useFileDrop } from '#web/components/use-file-drop.ts'
import { engine } from '#web/worker/client.ts'
import { ACCEPT, isPicture, PHOTO_MAX_BYTES } from './resume-file.ts'
import { t } from './texts.ts'

/** The specification's forms; the library's own wording differs from version to version. */
const reasons: () => Record<string, string> = () => ({
  'file-invalid-type': t.fileTypeMustBePdf,
  'file-too-large': t.fileIsLargerThanBytes({ bytes: `${UPLOAD_MAX_BYTES}` }),
})

const reasonOf = ({ errors: [error] }: FileRejection): string =>
  reasons()[error?.code ?? ''] ?? error?.message ?? t.theFileWasNotAccepted

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

interface Taken {
  onFile: (file: File) => void
  /** Pictures of the pages of one resume. */
  onPictures: (files: File[]) => void
  onRejected: (message: string) => void
}

const tooLarge = (file: File) =>
  file.size > (isPicture(file) ? PHOTO_MAX_BYTES : UPLOAD_MAX_BYTES)
    ? { code: 'file-too-large', message: '' }
    : null

/**
 * One PDF, DOCX or DOC, or pictures of pages, dropped anywhere, chosen, pasted or offered; a new file
 * replaces the one before.
 */
export function useResumeDrop({ onFile, onPictures, onRejected }: Taken) {
  const { getInputProps, inputRef, open } = useDropzone({
    accept: ACCEPT,
    validator: tooLarge,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    // The whole window takes a drop and a paste, not only the page.
    noPaste: true,
    preventDropOnDocument: false,
    // Of several the library takes the first, which need not be the one that was meant.
    onDrop: (accepted, rejections) => {
      const [file] = accepted
      const [refused] = rejections
      const pages = accepted.length > 0 && accepted.every(isPicture)
      if (accepted.length + rejections.length > 1 && !(pages && !refused)) onRejected(t.tooManyFiles)
      else if (refused) onRejected(reasonOf(refused))
      else if (pages) onPictures(accepted)
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
  const dragging = useFileDrop({ onEnter: () => void engine.warm(), onFiles: offer })
  usePaste(offer, () => onRejected(t.whatWasPastedIsText))
  return {
    inputProps: getInputProps({ 'aria-label': t.resumeFile, id: 'resume-file' }),
    dragging,
    choose: open,
    offer,
  }
}
