import { useEffect, useState } from 'react'
import type { Claim } from '#shared/ai/answer.ts'
import type { ClaimReader } from '#shared/ai/so-far.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { claimReader } from '#web/ai/with-model.ts'
import type { AiRun } from './ai-run.ts'
import { t } from './texts.ts'

const nothingYet: ClaimReader = () => ({ strengths: [], weaknesses: [] })

function Claims({ title, claims }: { title: string; claims: Claim[] }) {
  if (claims.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-medium">{title}</h3>
      <ul className="mt-1 space-y-3">
        {claims.map(({ quote, text }) => (
          <li key={`${quote} ${text}`}>
            {text}
            <span dir="auto" className="block text-sm text-ink-soft">
              “{quote}”
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a model has said so far, in the place where its analysis will be. */
export default function AiWriting({ run, resume }: { run: AiRun; resume: Resume }) {
  const [read, setRead] = useState<ClaimReader>(() => nothingYet)
  useEffect(() => {
    let gone = false
    claimReader(resume).then(
      (reader) => gone || setRead(() => reader),
      (error: unknown) => console.info('What the model writes is shown when it is done', error),
    )
    return () => {
      gone = true
    }
  }, [resume])
  const all = run.said.map((text) => read(text ?? ''))
  const strengths = all.flatMap((said) => said.strengths)
  const weaknesses = all.flatMap((said) => said.weaknesses)
  return (
    <section aria-labelledby="ai-writing-title" className="print:hidden mt-12 border-t border-line pt-6">
      <h2 id="ai-writing-title" className="font-serif text-2xl">
        {t.aiAnalysis}
      </h2>
      <div className="max-w-[68ch]">
        <Claims title={t.strengths} claims={strengths} />
        <Claims title={t.weaknesses} claims={weaknesses} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {strengths.length + weaknesses.length === 0 ? t.whatTheModelWritesAppears : t.theModelIsStillWriting}
      </p>
    </section>
  )
}
