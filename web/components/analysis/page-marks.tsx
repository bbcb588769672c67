import type { ReadLine } from '#web/worker/protocol.ts'
import { type Mark, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { spread, thinned } from './margin-marks.ts'
import { MarkNumber } from './mark-number.tsx'
import { t } from './result-texts.ts'

const MARK_SIZE = 24
/** On the page, which is white in every theme. */
const LIT = 'border-b-2 border-[#2747C7] bg-[#2747C7]/15'

/** A line's box on its page, in parts of the page: it stays right at every size. Seen only while it is lit. */
export function LineBox({
  line,
  page,
  marks,
  lit,
  light,
}: {
  line: ReadLine
  page: { width: number; height: number }
  marks: Mark[]
  lit: boolean
  light: Light
}) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    // Reached by its mark in the margin, and by its number in the text.
    <button
      type="button"
      tabIndex={-1}
      data-line={line.number}
      aria-label={t.line2({ number: line.number })}
      className={`absolute box-content text-left ${lit ? LIT : ''}`}
      style={{
        left: percent(line.x, page.width),
        top: percent(line.y, page.height),
        width: percent(Math.max(line.width, 4), page.width),
        height: percent(Math.max(line.height, 4), page.height),
      }}
      onPointerEnter={() => light.onLine(line.number)}
      onPointerLeave={() => light.onLine(null)}
      onClick={() => light.onLocate(line.number, marks[0]?.finding.number)}
    />
  )
}

/** The numbers in the margin, each beside its line. */
export function Margin({
  lines,
  marks,
  light,
  scale,
  height,
  follow,
}: {
  lines: ReadLine[]
  marks: Map<number, Mark[]>
  light: Light
  /** Pixels for a point of the page. */
  scale: number
  height: number
  follow: boolean
}) {
  const titles = new Map<number, string>()
  const placed = lines.flatMap((line) =>
    (marks.get(line.number) ?? []).map(({ finding }) => {
      titles.set(finding.number, titleOf(finding))
      return { number: finding.number, line: line.number, y: (line.y + line.height / 2) * scale }
    }),
  )
  return (
    <ol className="absolute inset-y-0 left-full w-8" aria-label={t.marksOnThisPage}>
      {spread(thinned(placed, height, MARK_SIZE), height, MARK_SIZE).map(({ number, line, y }) => (
        <li
          key={`${line}:${number}`}
          className="absolute left-1 -translate-y-1/2"
          style={{ top: y, zIndex: light.finding === number ? 1 : undefined }}
        >
          <button
            type="button"
            className="block rounded-full"
            aria-label={t.lineFinding({ line, number, title: titles.get(number) ?? '' })}
            onPointerEnter={() => light.onFinding(number)}
            onPointerLeave={() => light.onFinding(null)}
            onFocus={() => light.onFinding(number)}
            onClick={() => {
              light.onLocate(line, number)
              if (follow) light.onOpen(number)
            }}
          >
            <MarkNumber number={number} lit={light.finding === number} />
          </button>
        </li>
      ))}
    </ol>
  )
}
