import type { Resume } from '#shared/schema/resume.ts'
import { readAt } from './fields.ts'
import { type Mark, titleOf } from './findings.ts'
import type { Light } from './light.ts'
import { MarkNumber } from './mark-number.tsx'
import { t } from './result-texts.ts'

/** What was read of the line that was chosen on the page, and what was found there. */
export function ReadHere({
  resume,
  line,
  marks,
  light,
}: {
  resume: Resume
  line: number
  marks: Mark[]
  light: Light
}) {
  const here = readAt(resume, line)
  return (
    <div role="status" className="border-t border-line bg-paper px-4 py-3 text-sm">
      <p className="text-ink-soft">
        <span className="tabular-nums">{t.line3({ line })}</span>
        {here && (
          <>
            , <bdi>{here.part}</bdi>
          </>
        )}
      </p>
      <p className="line-clamp-2 break-words font-serif">
        {here ? <bdi>{here.text}</bdi> : t.nothingWasReadHere}
      </p>
      {here && here.fields.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-4">
          {here.fields.map((field) => (
            <div key={`${field.label}:${field.value}`} className="flex max-w-full min-w-0 gap-1.5">
              <dt className="shrink-0 text-ink-soft">{field.label}</dt>
              <dd className={`min-w-0 truncate ${field.doubtful ? 'text-fair' : ''}`}>
                <bdi>{field.value}</bdi>
                {field.doubtful && ' (doubtful)'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {marks.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {marks.map(({ finding }) => (
            <li key={finding.number} className="min-w-0">
              <button
                type="button"
                className="flex min-h-6 pointer-coarse:min-h-11 items-center gap-2 text-start text-pencil underline underline-offset-2"
                onClick={() => light.onOpen(finding.number)}
              >
                <MarkNumber number={finding.number} lit={light.finding === finding.number} />
                <span className="min-w-0">{titleOf(finding)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
