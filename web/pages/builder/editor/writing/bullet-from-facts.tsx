import { useState } from 'react'
import { improvedByRules } from '#shared/score/improve.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { t } from '../texts.ts'

const questions = () =>
  [
    { key: 'did', label: t.whatDidYouDo, hint: t.beginWithAVerb },
    { key: 'how', label: t.withWhatOrFor, hint: t.forExampleHow },
    {
      key: 'result',
      label: t.whatWasTheResult,
      hint: t.forExampleTheResult,
    },
  ] as const
type Facts = Record<ReturnType<typeof questions>[number]['key'], string>

/** Only what was typed, in the order that reads best: nothing is added. */
function bulletOf({ did, how, result }: Facts): string {
  const plain = (text: string) => text.trim().replace(/[.;,\s]+$/, '')
  const deed = [plain(did), plain(how)].filter(Boolean).join(' ')
  const sentence = [deed, plain(result)].filter(Boolean).join('; ')
  const bullet = sentence.charAt(0).toUpperCase() + sentence.slice(1)
  return improvedByRules(bullet, { ended: false }) ?? bullet
}

/** 'Suggest bullets' asks for the facts first, and never invents one. */
export function BulletFromFacts({ onWrite }: { onWrite: (bullet: string) => void }) {
  const [open, setOpen] = useState(false)
  const [facts, setFacts] = useState<Facts>({ did: '', how: '', result: '' })
  const bullet = bulletOf(facts)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 pointer-coarse:min-h-11 text-sm text-pencil underline underline-offset-2"
      >
        {t.suggestABullet}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.writeABullet}
        description={t.sayWhatHappenedThe}
      >
        <form
          className="mt-4 space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            onWrite(bullet)
            setFacts({ did: '', how: '', result: '' })
            setOpen(false)
          }}
        >
          {questions().map(({ key, label, hint }) => (
            <label key={key} className="block">
              <span className="text-sm font-medium">{label}</span>
              <input
                value={facts[key]}
                placeholder={hint}
                onChange={(event) => setFacts({ ...facts, [key]: event.target.value })}
                className="mt-1 h-11 w-full rounded-md border border-ink-soft bg-surface px-3 placeholder:text-ink-soft"
              />
            </label>
          ))}
          {bullet && (
            <p className="border-l-2 border-pencil pl-3 font-serif" dir="auto">
              {bullet}
            </p>
          )}
          {facts.did.trim() && !/\d/.test(facts.result) && (
            <p className="text-sm text-ink-soft">{t.aNumberSaysMore}</p>
          )}
          <Button type="submit" variant="primary" disabled={!facts.did.trim()}>
            {t.addThisBullet}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
