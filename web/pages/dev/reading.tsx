import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/error-text.ts'
import { keysOf } from '#shared/records.ts'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { engine } from '#web/worker/client.ts'
import { type StagedLine, type Stages, stagesOf } from './stages.ts'

// Development only: what each stage of the reading made of a file, drawn over its pages.

const HANDLE = 'dev-reading'
const SCALE = 1.5
/** Beside the page, so that no label lies on its print: one place for each column, in points. */
const LABELS = { width: 170, column: 85 }

const STAGES = { lines: 'Lines', columns: 'Columns', headings: 'Headings', entries: 'Entries' } as const
type Stage = keyof typeof STAGES

/** Outlines by column, and by role in an entry, that differ from one another on any page. */
const COLUMN_COLOURS = ['#2563eb', '#db2777', '#059669', '#d97706']
const ROLE_COLOURS: Record<string, string> = { head: '#7c3aed', bullet: '#0891b2', text: '#65a30d' }

interface Opened {
  bytes: Uint8Array
  stages: Stages
}

export default function Reading() {
  const [shown, setShown] = useState<Record<Stage, boolean>>({
    lines: true,
    columns: true,
    headings: true,
    entries: true,
  })
  const [password, setPassword] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState('')
  const open = async (file: File) => {
    setProblem('')
    setOpened(null)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const stages = await stagesOf(bytes, file.name, password || undefined)
      if (isPdf(bytes)) await engine.openPages(HANDLE, bytes.slice(), password || undefined)
      setOpened({ bytes, stages })
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 py-8">
      <h1 className="font-serif text-3xl">Reading, stage by stage</h1>
      <div className="my-6 flex flex-wrap items-end gap-6">
        <label className="block">
          <span className="block text-sm">A resume</span>
          <input
            type="file"
            accept=".pdf,.docx,.doc"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) void open(file)
            }}
          />
        </label>
        <TextField
          label="Its password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {keysOf(STAGES).map((stage) => (
          <Checkbox
            key={stage}
            label={STAGES[stage]}
            checked={shown[stage]}
            onChange={(checked) => setShown((was) => ({ ...was, [stage]: checked }))}
          />
        ))}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {opened?.stages.pages.map((page) => (
        <PageStages
          key={page.number}
          page={page}
          drawn={isPdf(opened.bytes)}
          lines={opened.stages.lines.filter((line) => line.page === page.number)}
          shown={shown}
        />
      ))}
    </div>
  )
}

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

function PageStages({
  page,
  drawn,
  lines,
  shown,
}: {
  page: Stages['pages'][number]
  /** Word files have no pages to draw: their lines are shown where they are thought to stand. */
  drawn: boolean
  lines: StagedLine[]
  shown: Record<Stage, boolean>
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!drawn) return
    void engine.renderPage(HANDLE, page.number, SCALE, page.turned ?? 0).then(({ bitmap }) => {
      const target = canvas.current
      if (!target) return bitmap.close()
      Object.assign(target, { width: bitmap.width, height: bitmap.height })
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    })
  }, [drawn, page.number, page.turned])
  const end = Math.max(page.height, ...lines.map(({ box }) => box.y + box.height))
  return (
    <figure className="mb-8">
      <figcaption className="text-sm text-ink-soft">Page {page.number}</figcaption>
      <svg
        role="img"
        aria-label={`Stages of page ${page.number}`}
        viewBox={`0 0 ${page.width + LABELS.width} ${end}`}
        className="border border-line"
        style={{ width: (page.width + LABELS.width) * SCALE }}
      >
        {drawn && (
          <foreignObject width={page.width} height={page.height}>
            <canvas ref={canvas} style={{ width: '100%', height: '100%' }} />
          </foreignObject>
        )}
        {lines.map((line) => (
          <LineStages key={line.number} line={line} drawn={drawn} shown={shown} right={page.width} />
        ))}
      </svg>
    </figure>
  )
}

function LineStages({
  line: { number, column, box, text, heading, role, section },
  drawn,
  shown,
  right,
}: {
  line: StagedLine
  drawn: boolean
  shown: Record<Stage, boolean>
  right: number
}) {
  const columnColour = COLUMN_COLOURS[column % COLUMN_COLOURS.length]
  const marks = [
    shown.headings && heading && `◀ ${heading}`,
    shown.entries && role && !heading && `${section}: ${role}`,
  ].filter(Boolean)
  return (
    <g>
      {!drawn && (
        <text x={box.x} y={box.y + box.height * 0.8} fontSize={box.height * 0.75} fill="currentColor">
          {text}
        </text>
      )}
      {shown.lines && (
        <rect
          {...box}
          fill={shown.headings && heading ? '#f59e0b' : 'transparent'}
          fillOpacity={0.3}
          stroke={shown.columns ? columnColour : '#64748b'}
          strokeWidth={0.6}
        />
      )}
      {shown.lines && (
        <text x={box.x - 4} y={box.y + 7} fontSize={6} textAnchor="end" fill={columnColour}>
          {number}
        </text>
      )}
      {shown.entries && role && (
        <rect x={box.x - 3} y={box.y} width={2} height={box.height} fill={ROLE_COLOURS[role] ?? '#64748b'} />
      )}
      {marks.length > 0 && (
        <text
          x={right + 4 + (column % 2) * LABELS.column}
          y={box.y + 8}
          fontSize={7}
          fill={heading ? '#b45309' : (ROLE_COLOURS[role] ?? '#475569')}
        >
          {marks.join(' ')}
        </text>
      )}
    </g>
  )
}
