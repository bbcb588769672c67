import type { RecognizedFacts } from '#shared/schema/document.ts'
import { Notice } from '#web/components/ui/notice.tsx'

const SHOWN = 12

/** Words of a picture that recognition itself was not sure of. */
export function UnsureWords({ recognized }: { recognized: RecognizedFacts }) {
  const { unsure } = recognized
  if (unsure.length === 0) return null
  const title =
    unsure.length === 1 ? 'We may have misread 1 word' : `We may have misread ${unsure.length} words`
  return (
    <Notice tone="fair">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {unsure.slice(0, SHOWN).map(({ page, line, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice in a line
          <li key={`${page} ${line} ${at}`}>
            <mark className="bg-transparent underline decoration-fair decoration-wavy underline-offset-4">
              <bdi>{text}</bdi>
            </mark>
          </li>
        ))}
        {unsure.length > SHOWN && <li>and {unsure.length - SHOWN} more</li>}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">
        They don't count as spelling mistakes. Correct them in the builder, with Fix in builder.
      </p>
    </Notice>
  )
}
