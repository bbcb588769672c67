import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { uuidv7 } from 'uuidv7'
import type { DraftSkill } from '#shared/schema/draft.ts'
import { focusAfter } from '../entries/focus-after.ts'
import { howToMoveTags } from '../entries/reorder-words.ts'
import { SkillGroup } from '../fields/skill-group.tsx'
import {
  droppedSkill,
  groupsOf,
  movedSkill,
  regrouped,
  type TypedSkill,
  withSkills,
} from '../fields/skill-tags.ts'
import { t } from '../texts.ts'
import type { StepProps } from './step-props.ts'

const MOUSE = { activationConstraint: { distance: 4 } }
/** Held for a moment: a finger that passes over scrolls the page. */
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }

/** Who drags sees it; the place where it came to rest is said below. */
const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

export default function SkillsStep({ draft: { skills }, change }: StepProps) {
  const frame = useRef<HTMLDivElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const [said, say] = useState('')
  const [open, setOpen] = useState('')
  /** A group that has no skill yet. */
  const [begun, begin] = useState<string | null>(null)
  const edit = (what: string, next: (list: DraftSkill[]) => DraftSkill[]) =>
    change(what, (d) => ({ ...d, skills: next(d.skills) }))

  const named = groupsOf(skills)
  const first = named.length > 0 ? [] : [{ name: '', skills: [] }]
  const groups = [...first, ...named, ...(begun === null ? [] : [{ name: begun, skills: [] }])]
  const nameOf = (id: string) => skills.find((skill) => skill.id === id)?.name ?? ''

  const add = (typed: TypedSkill[]) => {
    if (typed.length === 0) return
    const { added, twice } = withSkills(skills, typed, uuidv7)
    edit('add skill', (list) => withSkills(list, typed, uuidv7).skills)
    if (begun !== null && typed.some(({ group }) => group === begun)) begin(null)
    const both = [
      added > 0 ? t.added(added) : '',
      twice.length > 0 ? t.alreadyListed({ names: twice.join(', ') }) : '',
    ]
    say(both.filter(Boolean).join(' '))
  }
  const tellPlace = (next: DraftSkill[], id: string) => {
    const group = groupsOf(next).find(({ skills: of }) => of.some((skill) => skill.id === id))
    if (!group) return
    const number = group.skills.findIndex((skill) => skill.id === id) + 1
    const place = { name: nameOf(id), number, count: group.skills.length }
    say(group.name ? t.isNowIn({ ...place, group: group.name }) : t.isNow(place))
  }
  const focusTag = (id: string) => focusAfter(frame, `[data-tag="${CSS.escape(id)}"]`)
  const move = (id: string, by: 1 | -1) => {
    edit('move skill', (list) => movedSkill(list, id, by))
    tellPlace(movedSkill(skills, id, by), id)
  }
  const dropped = ({ active, over }: DragEndEvent) => {
    const [id, target] = [String(active.id), over ? String(over.id) : '']
    if (!target || id === target) return
    edit('move skill', (list) => droppedSkill(list, id, target))
    tellPlace(droppedSkill(skills, id, target), id)
  }
  const remove = (id: string) => {
    const list = groupsOf(skills).flatMap(({ skills: of }) => of)
    const at = list.findIndex((skill) => skill.id === id)
    edit('remove skill', (now) => now.filter((skill) => skill.id !== id))
    say(t.isRemovedUndoBrings({ name: nameOf(id) }))
    const next = list[at + 1] ?? list[at - 1]
    if (next) focusTag(next.id)
    else focusAfter(frame, '[data-path="skills"]')
  }
  const rename = (from: string, to: string) => {
    if (begun !== null && from === begun) begin(to)
    else edit('name group', (list) => regrouped(list, ({ group }) => group === from, to))
  }
  return (
    <div ref={frame}>
      <p className="text-sm text-ink-soft">{t.pressEnterOrComma}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={dropped}
        accessibility={{
          announcements: SILENT,
          screenReaderInstructions: { draggable: howToMoveTags() },
        }}
      >
        {groups.map((group, at) => (
          <SkillGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place: its name is being typed
            key={at}
            group={group}
            groups={groups.map(({ name }) => name)}
            all={skills}
            open={open}
            onOpen={setOpen}
            onAdd={add}
            onRename={rename}
            onMove={(id, by) => {
              move(id, by)
              focusTag(id)
            }}
            onRemove={remove}
            onTakeBack={(id) => edit('remove skill', (list) => list.filter((skill) => skill.id !== id))}
            onSet={(id, key, value) =>
              edit(`skills.${id}.${key}`, (list) =>
                key === 'group'
                  ? regrouped(list, (skill) => skill.id === id, value)
                  : list.map((skill) => (skill.id === id ? { ...skill, [key]: value } : skill)),
              )
            }
          />
        ))}
      </DndContext>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {said}
      </p>
      <button
        type="button"
        disabled={begun !== null}
        onClick={() => {
          begin('')
          focusAfter(frame, '[data-group]:last-of-type input')
        }}
        className="min-h-11 text-pencil underline underline-offset-2 disabled:text-ink-soft"
      >
        {t.addGroup}
      </button>
    </div>
  )
}
