/** Where the last file was printed from: the browser's viewer needs it as long as its dialog is open. */
const FRAME = 'printed-file'

/** A browser without a viewer of its own cannot print a file, only the page. */
export const printsFiles = (): boolean => navigator.pdfViewerEnabled

/** Puts a PDF itself on paper, with its text: the page would print pictures of it. */
export function printFile(bytes: Uint8Array<ArrayBuffer>): void {
  document.getElementById(FRAME)?.remove()
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const frame = document.createElement('iframe')
  frame.id = FRAME
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  // What is not displayed at all gets no viewer.
  frame.className = 'fixed -start-4 top-0 size-px border-0 print:hidden'
  frame.onload = () => {
    try {
      frame.contentWindow?.print()
    } catch (error) {
      console.info('The viewer of this browser is out of reach, so that the page is printed:', error)
      print()
    }
    URL.revokeObjectURL(url)
  }
  frame.src = url
  document.body.append(frame)
}
