import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FieldBox } from '#shared/export/pdf/boxes.ts'
import type { Pages } from './use-pages.ts'

interface PageProps {
  /** The first is 0. */
  page: number
  label: string
  paper: { width: number; height: number }
  hold: Pages['hold']
  /** Where the picture for paper goes, if it may be printed. */
  holdPaper: Pages['hold'] | undefined
  setSeen: Pages['setSeen']
  /** Where the field that is being edited is printed. */
  marks: FieldBox[]
  /** What is printed at a point of this page. */
  at: (x: number, y: number) => FieldBox | undefined
  onPlace: (box: FieldBox) => void
}

/** Room around the print, in points. */
const ROOM = 1.5

function Outline({ box, paper, lit }: { box: FieldBox; paper: PageProps['paper']; lit: boolean }) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <span
      aria-hidden
      data-mark={lit ? box.path : undefined}
      // The page is white at night too, and so is the pencil on it.
      className={`print:hidden pointer-events-none absolute rounded-sm ${lit ? 'bg-[#2747C7]/15' : 'outline outline-1 outline-[#2747C7]'}`}
      style={{
        left: percent(box.x - ROOM, paper.width),
        top: percent(box.y - ROOM, paper.height),
        width: percent(box.w + 2 * ROOM, paper.width),
        height: percent(box.h + 2 * ROOM, paper.height),
      }}
    />
  )
}

export function Page({ page, label, paper, hold, holdPaper, setSeen, marks, at, onPlace }: PageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [under, setUnder] = useState<FieldBox | undefined>()

  useEffect(() => {
    hold(page, canvas.current)
    return () => hold(page, null)
  }, [page, hold])

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(page, entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => {
      observer.disconnect()
      setSeen(page, false)
    }
  }, [page, setSeen])

  const boxUnder = ({ clientX, clientY, currentTarget }: PointerEvent | React.MouseEvent) => {
    const area = currentTarget.getBoundingClientRect()
    const scale = paper.width / area.width
    return at((clientX - area.left) * scale, (clientY - area.top) * scale)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of places below leads to the same fields by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      ref={frame}
      data-page={page + 1}
      className={`relative border border-line bg-sunken has-data-drawn:bg-[#fff] print:max-h-[calc(100vh-1px)] print:break-inside-avoid print:border-0 print:[&:not(:last-child)]:break-after-page ${under ? 'cursor-pointer' : ''}`}
      style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
      onPointerMove={(event) => setUnder(boxUnder(event))}
      onPointerLeave={() => setUnder(undefined)}
      onClick={(event) => {
        const box = boxUnder(event)
        if (box) onPlace(box)
      }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        // On paper the sharper picture takes its place as soon as there is one.
        className="block size-full print:has-[+canvas[data-drawn]]:hidden"
      />
      {holdPaper && (
        <canvas
          ref={(element) => holdPaper(page, element)}
          role="img"
          aria-label={label}
          data-for-paper
          className="hidden size-full print:data-drawn:block"
        />
      )}
      {marks.map((box) => (
        <Outline key={`${box.y} ${box.x}`} box={box} paper={paper} lit />
      ))}
      {under && <Outline box={under} paper={paper} lit={false} />}
    </div>
  )
}
