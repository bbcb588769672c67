import { uuidv7 } from 'uuidv7'
import { type DraftSkill, draftSkill, skillLevel } from '#shared/schema/draft.ts'
import { EntryList } from '../entry-list.tsx'
import { Imported, SelectField, TextField } from '../fields.tsx'
import { replaced } from '../list-edits.ts'
import type { StepProps } from './step-props.ts'

/** A level in the words of the file it came from stays one of the choices. */
const levelsBeside = (level: string): string[] =>
  level === '' || levels.includes(level) ? levels : [level, ...levels]
const levels: string[] = [...skillLevel.options]

export default function SkillsStep({ draft, change }: StepProps) {
  const edit = (what: string, next: (entries: DraftSkill[]) => DraftSkill[]) =>
    change(what, (d) => ({ ...d, skills: next(d.skills) }))
  return (
    <EntryList
      entries={draft.skills}
      onChange={edit}
      noun="Skill"
      addLabel="Add Skill"
      blank={() => draftSkill.parse({ id: uuidv7() })}
      titleOf={(entry) => entry.name}
    >
      {(entry, at) => {
        const set = (key: string, value: Partial<DraftSkill>) =>
          edit(`skills.${entry.id}.${key}`, (list) => replaced(list, at, value))
        return (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Skill"
              path={`skills.${at}`}
              value={entry.name}
              onChange={(name) => set('name', { name })}
            />
            <SelectField
              label="Level"
              path={`skills.${at}.level`}
              value={entry.level}
              options={levelsBeside(entry.level)}
              empty="No level"
              onChange={(level) => set('level', { level })}
            />
            <Imported value={entry.group}>
              <TextField
                label="Group"
                path={`skills.${at}.group`}
                value={entry.group}
                onChange={(group) => set('group', { group })}
              />
            </Imported>
          </div>
        )
      }}
    </EntryList>
  )
}
