import { uuidv7 } from 'uuidv7'
import { type DraftReference, draftReference } from '#shared/schema/draft.ts'
import { type EditList, EntryProse, EntryText, entryForm } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export function References({ draft, change }: StepProps) {
  const edit: EditList<DraftReference> = (what, next) =>
    change(what, (d) => ({ ...d, references: next(d.references) }))
  return (
    <EntryList
      entries={draft.references}
      onChange={edit}
      noun={t.reference}
      addLabel={t.addReference}
      blank={() => draftReference.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.name}
      startsFolded
    >
      {(entry, at) => {
        const form = entryForm('references', entry, at, edit)
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryText of={form} name="name" label={t.nameIt} />
            <EntryText of={form} name="detail" label={t.positionAndCompany} />
            <EntryText of={form} name="contact" label={t.emailOrPhone} />
            <EntryProse of={form} name="description" label={t.whatTheySayOptional} rows={3} />
          </div>
        )
      }}
    </EntryList>
  )
}
