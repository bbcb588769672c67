import { useEffect, useId, useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { engine } from '#web/worker/client.ts'
import { jobOfDraft } from './job-of-draft.ts'
import { nameOfPlace } from './place-names.ts'
import { changesBetween, draftOfVersion, type Version } from './version-list.ts'

const SHOWN = 30

const whenOf = ({ name, at }: Version) => `${name}, ${new Date(at).toLocaleString()}`

/** Both against the job of today: else the two numbers would not speak of the same thing. */
function useScores(before: Draft, after: Draft, now: Draft): [number, number] | null {
  const [scores, setScores] = useState<[number, number] | null>(null)
  useEffect(() => {
    let gone = false
    const day = dayOf(new Date())
    const job = jobOfDraft(now).request
    Promise.all([engine.scoreDraft(before, job, day), engine.scoreDraft(after, job, day)]).then(
      ([was, is]) => !gone && setScores([was.overall_score, is.overall_score]),
      () => !gone && setScores(null),
    )
    return () => {
      gone = true
    }
  }, [before, after, now])
  return scores
}

function Moved({ scores: [was, is] }: { scores: [number, number] }) {
  const by = is - was
  return (
    <p className="mt-2 font-medium tabular-nums">
      {by === 0
        ? `The score is ${is} in both.`
        : `The score went from ${was} to ${is} (${by > 0 ? '▲' : '▼'} ${Math.abs(by)}).`}
    </p>
  )
}

interface ComparisonProps {
  version: Version
  versions: Version[]
  now: Draft
}

/** Two states of a resume, the older one first: what changed, and how the score moved. */
export function Comparison({ version, versions, now }: ComparisonProps) {
  const id = useId()
  const [chosen, choose] = useState('')
  const other = versions.find((one) => one.id === chosen)
  const [older, newer] = !other || version.at <= other.at ? [version, other] : [other, version]
  // A version is read once: its draft is the same object as long as the choice is.
  const [read] = useState(() => new Map<string, Draft>())
  const draftOf = (one: Version) => {
    const known = read.get(one.id) ?? draftOfVersion(one)
    read.set(one.id, known)
    return known
  }
  const before = draftOf(older)
  const after = newer ? draftOf(newer) : now
  const changes = changesBetween(before, after)
  const scores = useScores(before, after, now)
  return (
    <div className="mt-2 bg-sunken p-3">
      <label htmlFor={id} className="block text-sm">
        Compared with
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-2"
      >
        <option value="">the resume as it is now</option>
        {versions
          .filter((one) => one.id !== version.id)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {whenOf(one)}
            </option>
          ))}
      </select>
      {scores && <Moved scores={scores} />}
      {changes.length === 0 && (
        <p className="mt-1">{newer ? 'Both are the same.' : 'Nothing has changed since.'}</p>
      )}
      <dl className="mt-2 space-y-2 text-sm">
        {changes.slice(0, SHOWN).map((change) => (
          <div key={change.path}>
            <dt className="text-ink-soft">{nameOfPlace(change.path, change.before ? before : after)}</dt>
            <dd className="break-words">
              <del className="text-poor">
                <bdi>{change.before || 'empty'}</bdi>
              </del>{' '}
              <ins className="text-good">
                <bdi>{change.after || 'empty'}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > SHOWN && <p className="mt-1 text-sm">and {changes.length - SHOWN} more</p>}
    </div>
  )
}
