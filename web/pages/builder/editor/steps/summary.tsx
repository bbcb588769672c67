import { builderCategories } from '#shared/jobs/catalogue.ts'
import { headlineOf } from '#shared/schema/draft.ts'
import { plainOf } from '#shared/schema/rich-text.ts'
import { SelectField, TextArea, TextField } from '../fields/fields.tsx'
import { Improve } from '../writing/improve.tsx'
import { remarked } from '../writing/rich-edit.ts'
import type { StepProps } from './step-props.ts'

export default function SummaryStep({ draft, change }: StepProps) {
  return (
    <div className="space-y-4">
      <TextArea
        label="Summary"
        path="summary"
        rows={7}
        value={draft.summary}
        hint="30 to 80 words: what you are, for how long, and one thing you achieved."
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
        label="Headline"
        path="headline"
        value={headlineOf(draft)}
        hint="Printed under your name."
        onChange={(headline) => change('headline', (d) => ({ ...d, headline }))}
      />
      <TextField
        label="Target Role"
        path="targetRole"
        hint="The job your score is compared with."
        value={draft.targetRole}
        onChange={(targetRole) => change('targetRole', (d) => ({ ...d, targetRole }))}
      />
      <SelectField
        label="Job Category"
        path="targetCategory"
        value={draft.targetCategory}
        options={builderCategories}
        empty="Select a category"
        onChange={(targetCategory) => change('targetCategory', (d) => ({ ...d, targetCategory }))}
      />
    </div>
  )
}
