import { Suspense } from 'react'
import { improvedByRules } from '#shared/score/improve.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { t } from '../../texts.ts'
import type { ImproveProps } from './improve.tsx'
import { VariantRow } from './variant-row.tsx'

const AskModel = lazyPart(() => import('./ask-model.tsx'))

/** By rules at once, by a model where there is one and it is asked. */
export default function Wordings(props: ImproveProps) {
  const { text, ended, onTake } = props
  const byRules = improvedByRules(text, { ended })
  return (
    <>
      {byRules ? (
        <ul>
          <VariantRow
            before={text}
            variant={{ text: byRules, lost: [] }}
            source={t.suggestedEdit}
            onTake={() => onTake(byRules)}
          />
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">
          {/\d/.test(text) ? t.noSuggestionAddAResult : t.noRuleBasedSuggestion}
        </p>
      )}
      <Suspense fallback={null}>
        <AskModel {...props} />
      </Suspense>
    </>
  )
}
