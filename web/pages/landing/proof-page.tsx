import { useEffect, useRef, useState } from 'react'
import { marksAtLines } from './marks-at-lines.ts'
import proof from './proof.json'
import { t } from './texts.ts'

type Line = (typeof proof.lines)[number]

const STEP_MS = 450
/** The page goes on below the last line; the picture ends a little after it. */
const FOOT = 28
const SIDE = 22
const TOP = 20
const MARK_X = 592
const MARK_R = 7
/** From the middle of one number to that of the next at the same line. */
const MARK_STEP = 2 * MARK_R + 1
/**
 * On a phone the sheet is larger than the screen: its left part is seen, its lines fade out where the screen ends, and
 * the marks stand in the left margin.
 */
const ON_PHONE = {
  sheet: 'max-sm:w-[150%] max-sm:[mask-image:linear-gradient(to_right,black_56%,transparent_66%)]',
  mark: 'max-sm:-translate-x-[554px]',
}

const bottom = Math.max(...proof.lines.map(({ y, height }) => y + height)) + FOOT
const MARKS = marksAtLines(proof.marks, proof.lines)

/** Made once: nothing of it changes while the marks play. The text is exactly as wide as it was read, in any font. */
const TEXT = proof.lines.flatMap((line) =>
  line.runs.map((run) => (
    <text
      key={`${line.number}:${run.x}`}
      x={run.x}
      y={line.y + line.height * 0.78}
      fontSize={run.size}
      fontWeight={run.bold ? 650 : 400}
      textLength={run.width}
      lengthAdjust="spacingAndGlyphs"
      className="fill-ink"
    >
      {run.text}
    </text>
  )),
)

interface MarkProps {
  number: number
  line: Line
  /** How far its number is from the middle of its line, in numbers: more than one may stand there. */
  aside: number
  shown: boolean
}

function Mark({ number, line, aside, shown }: MarkProps) {
  const y = line.y + line.height
  const middle = y - line.height / 2 + aside * MARK_STEP
  // Under the words, not under the bullet in front of them.
  const from = line.runs.find((run) => /\p{L}/u.test(run.text))?.x ?? line.x
  const width = line.x + line.width - from
  return (
    <g className={`transition-opacity print:opacity-100 ${shown ? 'opacity-100' : 'opacity-0'}`}>
      <path
        d={`M${from} ${y + 1}q${width / 3} -1.6 ${width / 2} 0.2t${width / 2} -0.4`}
        fill="none"
        strokeWidth={1.6}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={1}
        strokeDashoffset={shown ? 0 : 1}
        className="stroke-pencil transition-[stroke-dashoffset] duration-300"
      />
      <g className={ON_PHONE.mark}>
        <circle cx={MARK_X} cy={middle} r={MARK_R} strokeWidth={1.2} className="fill-surface stroke-pencil" />
        <text
          x={MARK_X}
          y={middle}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={8.5}
          fontWeight={600}
          className="fill-pencil"
        >
          {number}
        </text>
      </g>
    </g>
  )
}

/** How many marks are to be seen: one after another once the page is in view, all at once with reduced motion. */
function usePlay(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? count : 0,
  )
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: 0.35,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!seen || shown >= count) return
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [seen, shown, count])
  return { box, shown }
}

/** A page our reader read and our analysis marked: what one gets, not a picture of it. */
export function ProofPage() {
  const { box, shown } = usePlay(proof.marks.length)
  const viewBox = `${SIDE} ${TOP} ${MARK_X + MARK_R} ${bottom - TOP}`
  return (
    <figure
      ref={box}
      dir="ltr"
      className="relative overflow-hidden rounded-sm border border-line bg-surface shadow-float"
    >
      <svg
        viewBox={viewBox}
        direction="ltr"
        className={`block w-full max-w-none font-sans ${ON_PHONE.sheet}`}
        role="img"
        aria-labelledby="proof-title"
      >
        <title id="proof-title">
          {t.aResumeAsLegibleMarks({
            marks: proof.marks.map((mark) => `${mark.number}, ${mark.title}`).join('; '),
          })}
        </title>
        {TEXT}
      </svg>
      {/* A layer of their own: drawing a mark does not draw the page again. */}
      <svg
        aria-hidden
        direction="ltr"
        viewBox={viewBox}
        className={`absolute top-0 left-0 w-full max-w-none font-sans will-change-transform ${ON_PHONE.sheet}`}
      >
        {MARKS.map((mark, at) => (
          <Mark key={mark.number} {...mark} shown={at < shown} />
        ))}
      </svg>
    </figure>
  )
}
