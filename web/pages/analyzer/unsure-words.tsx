import type { RecognizedFacts } from '#shared/schema/document.ts'
import { Notice } from '#web/components/ui/notice.tsx'
import { t } from './texts.ts'

const SHOWN = 12

/** Words of a picture that recognition itself was not sure of. */
export function UnsureWords({ recognized }: { recognized: RecognizedFacts }) {
  const { unsure } = recognized
  if (unsure.length === 0) return null
  const title = unsure.length === 1 ? t.weMayHaveMisread1 : t.weMayHaveMisreadWords({ count: unsure.length })
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
        {unsure.length > SHOWN && <li>{t.andMore({ count: unsure.length - SHOWN })}</li>}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">{t.theyDontCountAsSpelling}</p>
    </Notice>
  )
}
