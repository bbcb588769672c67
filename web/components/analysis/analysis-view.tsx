import { useMemo, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { AiPanel } from './ai-panel.tsx'
import { FindingList } from './finding-list.tsx'
import { findingsOf, marksByLine, passedOf } from './findings.ts'
import { useLight } from './light.ts'
import { MachineRead } from './machine-read.tsx'
import { PageProof, type PageSource } from './page-proof.tsx'
import { SkillsAnalysis } from './skills.tsx'
import { Verdict } from './verdict.tsx'

export interface AnalysisViewProps {
  result: AnalysisResult
  resume: Resume
  /** The file's pages, where the file is on this device and is a PDF; else the read text stands in. */
  source: PageSource | null
  name: string
}

const WIDE = '(min-width: 1024px)'

/** The proof: verdict, findings, and the page with the marks; shared by the analyzer and the history. */
export function AnalysisView({ result, resume, source, name }: AnalysisViewProps) {
  const findings = useMemo(() => findingsOf(result), [result])
  const marks = useMemo(() => marksByLine(findings), [findings])
  const passed = useMemo(() => passedOf(result), [result])
  const light = useLight()
  const [side, setSide] = useState<'page' | 'text'>(source ? 'page' : 'text')
  // On a phone the page comes after the findings, and is only drawn when it is asked for.
  const [sheet, setSheet] = useState(() => matchMedia(WIDE).matches)
  const locate = (line: number, finding?: number) => {
    setSheet(true)
    light.onLocate(line, finding)
  }
  const lit = { ...light, onLocate: locate }
  return (
    <div>
      <Verdict result={result} />
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section aria-labelledby="findings-title" className="min-w-0 lg:order-2">
          <h2 id="findings-title" className="mb-3 font-serif text-2xl">
            Suggestions
          </h2>
          <FindingList
            findings={findings}
            light={{ lit: light.finding, onLight: light.onFinding, onLocate: locate }}
          />
          {passed.length > 0 && (
            <details className="mt-6">
              <summary className="cursor-pointer text-ink-soft">
                What is right already ({passed.length})
              </summary>
              <ul className="mt-2 columns-1 text-sm sm:columns-2">
                {passed.map((check) => (
                  <li key={check.id} className="flex justify-between gap-3 py-1">
                    <span>{check.title}</span>
                    <span className="text-ink-soft tabular-nums">{check.points}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </section>
        {/* The page stays beside the findings; one taller than the window scrolls in its own place. */}
        <section
          aria-labelledby="proof-title"
          className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100vh-2rem)] lg:self-start lg:overflow-y-auto"
        >
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="proof-title" className="font-serif text-2xl">
              {side === 'page' && source ? 'The page' : 'What the machine read'}
            </h2>
            {sheet && source && (
              <div className="flex gap-4 text-sm">
                {(['page', 'text'] as const).map((id) => (
                  <button
                    key={id}
                    type="button"
                    aria-pressed={side === id}
                    onClick={() => setSide(id)}
                    className={`min-h-6 border-b-2 ${side === id ? 'border-pencil font-medium' : 'border-transparent text-ink-soft'}`}
                  >
                    {id === 'page' ? 'Page' : 'What the machine read'}
                  </button>
                ))}
              </div>
            )}
          </div>
          {!sheet && (
            <button
              type="button"
              className="text-pencil underline underline-offset-2"
              onClick={() => setSheet(true)}
            >
              Show the page with its marks
            </button>
          )}
          {sheet && side === 'page' && source && (
            <PageProof source={source} marks={marks} light={lit} name={name} />
          )}
          {sheet && !(side === 'page' && source) && <MachineRead resume={resume} marks={marks} light={lit} />}
        </section>
      </div>
      <SkillsAnalysis result={result} onLocate={locate} />
      {result.aiAnalysis && <AiPanel analysis={result.aiAnalysis} />}
    </div>
  )
}
