import { uuidv7 } from 'uuidv7'
import { type DraftLink, draftLink } from '#shared/schema/draft.ts'
import { type EditList, EntryLink, EntryText, entryForm } from '../entries/entry-fields.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

/** Pages and profiles beyond LinkedIn and the website. */
export default function Links({ draft, change }: StepProps) {
  const edit: EditList<DraftLink> = (what, next) => change(what, (d) => ({ ...d, links: next(d.links) }))
  return (
    <EntryList
      entries={draft.links}
      onChange={edit}
      noun={t.link}
      addLabel={t.addLink}
      blank={() => draftLink.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.label || entry.url}
    >
      {(entry, at) => {
        const form = entryForm('links', entry, at, edit)
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <EntryLink of={form} name="url" label={t.address} />
            <EntryText of={form} name="label" label={t.labelOptional} hint="e.g. Portfolio" />
          </div>
        )
      }}
    </EntryList>
  )
}
