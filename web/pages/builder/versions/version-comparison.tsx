import { useEffect, useId, useMemo, useState } from 'react'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { momentText } from '#web/components/when.ts'
import { engine } from '#web/worker/client.ts'
import { nameOfPlace } from '../editor/place-names.ts'
import { knownJob } from '../editor/score/known-job.ts'
import { t } from '../texts.ts'
import { bare, changesBetween, draftOfVersion, type Version } from './version-list.ts'

const SHOWN = 30

const whenOf = ({ name, at }: Version) => `${name}, ${momentText(at)}`

/** Both against the job of today: else the two numbers would not speak of the same thing. */
function useScores(before: Draft, after: Draft, now: Draft): [number, number] | null {
  const [scores, setScores] = useState<[number, number] | null>(null)
  useEffect(() => {
    let gone = false
    const day = dayOf(new Date())
    const scores = async () => {
      const { request } = await knownJob(now)
      return Promise.all([before, after].map((one) => engine.scoreDraft(bare(one), request, day)))
    }
    scores().then(
      ([was, is]) => was && is && !gone && setScores([was.overall_score, is.overall_score]),
      () => !gone && setScores(null),
    )
    return () => {
      gone = true
    }
  }, [before, after, now])
  return scores
}

function Moved({ before, after, now }: { before: Draft; after: Draft; now: Draft }) {
  const scores = useScores(before, after, now)
  if (!scores) return null
  const [was, is] = scores
  const by = is - was
  return (
    <p className="mt-2 font-medium tabular-nums">
      {by === 0
        ? t.theScoreIsIn({ is })
        : t.theScoreWentFrom({ was, is, change: `${by > 0 ? '▲' : '▼'} ${Math.abs(by)}` })}
    </p>
  )
}

interface ComparisonProps {
  version: Version
  versions: Version[]
  now: Draft
}

/** Two states of a resume, the older one first: what changed, and how the score moved. */
export default function Comparison({ version, versions, now }: ComparisonProps) {
  const id = useId()
  const [chosen, choose] = useState('')
  const other = versions.find((one) => one.id === chosen)
  const [older, newer] = !other || version.at <= other.at ? [version, other] : [other, version]
  const before = useMemo(() => draftOfVersion(older), [older])
  const after = useMemo(() => (newer ? draftOfVersion(newer) : now), [newer, now])
  const changes = changesBetween(before, after)
  return (
    <div className="mt-2 bg-sunken p-3">
      <label htmlFor={id} className="block text-sm">
        {t.comparedWith}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-2"
      >
        <option value="">{t.theResumeAsIt}</option>
        {versions
          .filter((one) => one.id !== version.id)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {whenOf(one)}
            </option>
          ))}
      </select>
      {/* Another choice begins without a score: the last one's is not its own. */}
      <Moved key={chosen} before={before} after={after} now={now} />
      {changes.length === 0 && <p className="mt-1">{newer ? t.bothAreTheSame : t.nothingHasChangedSince}</p>}
      <dl className="mt-2 space-y-2 text-sm">
        {changes.slice(0, SHOWN).map((change) => (
          <div key={change.path}>
            <dt className="text-ink-soft">{nameOfPlace(change.path, change.before ? before : after)}</dt>
            <dd className="break-words">
              <del className="text-poor">
                <bdi>{change.before || t.empty}</bdi>
              </del>{' '}
              <ins className="text-good">
                <bdi>{change.after || t.empty}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > SHOWN && <p className="mt-1 text-sm">{t.andMore(changes.length - SHOWN)}</p>}
    </div>
  )
}
