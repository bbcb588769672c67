import { builderCategories } from '#shared/jobs/catalogue.ts'
import { headlineOf } from '#shared/schema/draft.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { SelectField, TextArea, TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import { Improve } from '../writing/improve.tsx'
import { remarked } from '../writing/rich-edit.ts'
import type { StepProps } from './step-props.ts'

export default function SummaryStep({ draft, change }: StepProps) {
  return (
    <div className="space-y-4">
      <TextArea
        label={t.summary}
        path="summary"
        rows={7}
        value={draft.summary}
        hint={t.howLongASummary}
        onChange={(summary, what) => change(`summary ${what}`, (d) => ({ ...d, summary }))}
      >
        <Improve
          text={plainOf(draft.summary)}
          purpose="summary"
          targetRole={draft.targetRole}
          ended={false}
          label="the summary"
          onTake={(wording) =>
            change('summary improved', (d) => ({ ...d, summary: remarked(d.summary, wording) }))
          }
        />
      </TextArea>
      <TextField
        label={t.headline}
        path="headline"
        value={headlineOf(draft)}
        hint={t.printedUnderYourName}
        onChange={(headline) => change('headline', (d) => ({ ...d, headline }))}
      />
      <TextField
        label={t.targetRole}
        path="targetRole"
        hint={t.theJobYourScore}
        value={draft.targetRole}
        onChange={(targetRole) => change('targetRole', (d) => ({ ...d, targetRole }))}
      />
      <SelectField
        label={t.jobCategory}
        path="targetCategory"
        value={draft.targetCategory}
        options={builderCategories}
        empty={t.selectACategory}
        onChange={(targetCategory) => change('targetCategory', (d) => ({ ...d, targetCategory }))}
      />
    </div>
  )
}
