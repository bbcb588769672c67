import { linesFrom, makePdf } from '#shared/read/pdf/testing/make-pdf.ts'
import type { Reader } from '#shared/read/read.ts'

const PAGES = 50
const LINES = Array.from(
  { length: 48 },
  (_, at) => `Line ${at} of a long story about bridges over wide rivers`,
)
const STORY = makePdf(Array.from({ length: PAGES }, () => linesFrom(800, LINES)))
const ABORTED_AT = [1, 5, 10, 20, 30, 40, 49]

/** The longest time from an abort in the middle of a file of fifty pages to the end of its reading, in milliseconds. */
export const longestAbort = async (reader: Reader): Promise<number> => {
  let longest = 0
  for (const page of ABORTED_AT) {
    const controller = new AbortController()
    let begun = 0
    const abort = () => {
      begun = performance.now()
      controller.abort()
    }
    const reading = reader.read(STORY, 'story.pdf', {
      signal: controller.signal,
      onProgress: (done) => {
        // From outside, while the next page is being read.
        if (done === page) setImmediate(abort)
        return new Promise((resolve) => setImmediate(resolve))
      },
    })
    const came = await reading.then(
      () => 'read',
      ({ code }: { code: string }) => code,
    )
    if (came !== 'aborted') throw new Error(`Aborted at page ${page}, it ended as ${came}.`)
    longest = Math.max(longest, performance.now() - begun)
  }
  return longest
}
