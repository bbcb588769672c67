import { uuidv7 } from 'uuidv7'
import { type DraftReference, draftReference } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced } from '../entries/list-edits.ts'
import { TextArea, TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export function References({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftReference[]) => DraftReference[]) =>
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
        const set = (key: string, value: Partial<DraftReference>) =>
          edit(`references.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t.nameIt}
              path={`references.${at}.name`}
              value={entry.name}
              onChange={(name) => set('name', { name })}
            />
            <TextField
              label={t.positionAndCompany}
              path={`references.${at}.detail`}
              value={entry.detail}
              onChange={(detail) => set('detail', { detail })}
            />
            <TextField
              label={t.emailOrPhone}
              path={`references.${at}.contact`}
              value={entry.contact}
              onChange={(contact) => set('contact', { contact })}
            />
            <div className="sm:col-span-2">
              <TextArea
                label={t.whatTheySayOptional}
                path={`references.${at}.description`}
                rows={3}
                value={entry.description}
                onChange={(description, what) => set(`description ${what}`, { description })}
              />
            </div>
          </div>
        )
      }}
    </EntryList>
  )
}
