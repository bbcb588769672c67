import { uuidv7 } from 'uuidv7'
import { type DraftLink, draftLink } from '#shared/schema/draft.ts'
import { EntryList } from '../entries/entry-list.tsx'
import { replaced } from '../entries/list-edits.ts'
import { TextField } from '../fields/fields.tsx'
import { t } from '../texts.ts'
import { urlAdvice } from '../writing/advice.ts'
import type { StepProps } from './step-props.ts'

/** Pages and profiles beyond LinkedIn and the website. */
export function Links({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftLink[]) => DraftLink[]) =>
    change(what, (d) => ({ ...d, links: next(d.links) }))
  return (
    <section aria-labelledby="links-title" className="mt-8">
      <h3 id="links-title" className="font-semibold">
        {t.moreLinks}
      </h3>
      <EntryList
        entries={draft.links}
        onChange={edit}
        noun={t.link}
        addLabel={t.addLink}
        blank={() => draftLink.parse({ id: uuidv7() })}
        titleOf={(entry) => entry.label || entry.url}
      >
        {(entry, at) => {
          const set = (key: string, value: Partial<DraftLink>) =>
            edit(`links.${entry.id}.${key}`, (list) => replaced(list, at, value))
          return (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t.address}
                path={`links.${at}.url`}
                type="url"
                value={entry.url}
                advice={urlAdvice(entry.url)}
                onChange={(url) => set('url', { url })}
              />
              <TextField
                label={t.labelOptional}
                path={`links.${at}.label`}
                value={entry.label}
                hint="e.g. Portfolio"
                onChange={(label) => set('label', { label })}
              />
            </div>
          )
        }}
      </EntryList>
    </section>
  )
}
