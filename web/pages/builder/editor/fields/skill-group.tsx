import { SortableContext, useSortable } from '@dnd-kit/sortable'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { type DraftSkill, FIELD_MAX, skillLevel } from '#shared/schema/draft.ts'
import { focusAfter } from '../entries/focus-after.ts'
import { MoveButtons } from '../entries/move-buttons.tsx'
import { t } from '../texts.ts'
import { SelectField, TextField } from './fields.tsx'
import { type SkillGroup as Group, skillsPasted, skillsTyped, type TypedSkill } from './skill-tags.ts'

interface SkillGroupProps {
  group: Group
  /** The names of all groups. */
  groups: string[]
  all: DraftSkill[]
  /** The skill whose details are open. */
  open: string
  onOpen: (id: string) => void
  onAdd: (typed: TypedSkill[]) => void
  onRename: (from: string, to: string) => void
  onMove: (id: string, by: 1 | -1) => void
  onRemove: (id: string) => void
  /** It is removed to be typed again. */
  onTakeBack: (id: string) => void
  onSet: (id: string, key: 'name' | 'level' | 'group', value: string) => void
}

const INPUT = 'h-11 rounded-md border border-ink-soft bg-surface px-3'

const nameShown = (skill: DraftSkill) => skill.name.trim() || t.unnamedSkill

/** A level in the words of the file it came from stays one of the choices. */
const levelsBeside = (level: string): string[] =>
  level === '' || levels.includes(level) ? levels : [level, ...levels]
const levels: string[] = [...skillLevel.options]

interface TagProps extends Pick<SkillGroupProps, 'all' | 'open' | 'onOpen' | 'onMove' | 'onRemove'> {
  skill: DraftSkill
  path: string
}

/** Tags differ in length: moved into each other's places, they would lie on one another. */
const IN_PLACE = () => null

/** A line at the side of the tag on which the dragged one would come to stand. */
const DROP = {
  before: 'relative before:absolute before:inset-y-0 before:-start-[5px] before:w-0.5 before:bg-pencil',
  after: 'relative after:absolute after:inset-y-0 after:-end-[5px] after:w-0.5 after:bg-pencil',
}

const BY: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function Tag({ skill, all, path, open, onOpen, onMove, onRemove }: TagProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging, isOver, active } = useSortable({
    id: skill.id,
  })
  const comesFrom = all.findIndex(({ id }) => id === active?.id)
  const side = comesFrom < all.indexOf(skill) ? 'after' : 'before'
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? BY[event.key] : undefined
    if (by) onMove(skill.id, by)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(skill.id)
    else return
    event.preventDefault()
  }
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      className={`flex max-w-full items-center rounded-md border bg-surface ${isDragging ? 'z-10 border-pencil shadow-float' : 'border-edge'} ${isOver && !isDragging ? DROP[side] : ''}`}
    >
      <button
        type="button"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-expanded={open === skill.id}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        data-path={path}
        data-tag={skill.id}
        onClick={() => onOpen(open === skill.id ? '' : skill.id)}
        onKeyDown={onKeyDown}
        className="min-h-9 min-w-0 cursor-grab touch-manipulation select-none break-words py-1 ps-3 text-start max-sm:min-h-11"
      >
        <bdi>{nameShown(skill)}</bdi>
        {skill.level && <span className="text-sm text-ink-soft"> {skill.level}</span>}
      </button>
      {/* By keys it is Delete on the tag: one stop of Tab for each skill is enough. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.remove({ name: nameShown(skill) })}
        onClick={() => onRemove(skill.id)}
        className="inline-flex size-9 shrink-0 items-center justify-center text-ink-soft hover:text-pencil pointer-coarse:size-11 max-sm:h-11"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  )
}

function GroupName({ name, onRename }: { name: string; onRename: (to: string) => void }) {
  const id = useId()
  // While it is being typed it is no name yet: it could be that of another group.
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed.trim() !== name) onRename(typed.trim())
    setTyped(null)
  }
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {t.groupNameOptional}
      </label>
      <input
        id={id}
        value={typed ?? name}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          commit()
          const group = event.currentTarget.closest<HTMLElement>('fieldset')
          focusAfter({ current: group }, '[data-path="skills"]')
        }}
        className={`${INPUT} mt-1 w-full`}
      />
    </div>
  )
}

/** Enter or a comma adds, a pasted list adds many, Backspace takes the last one back to change it. */
function Adding({ group, onAdd, onTakeBack }: Pick<SkillGroupProps, 'group' | 'onAdd' | 'onTakeBack'>) {
  const id = useId()
  const [text, setText] = useState('')
  const addTyped = () => {
    const { skills, rest } = skillsTyped(`${text},`, group.name)
    onAdd(rest ? [...skills, { name: rest.trim(), level: '', group: group.name }] : skills)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const last = group.skills.at(-1)
    if (event.key === 'Enter') addTyped()
    else if (event.key === 'Backspace' && text === '' && last) {
      onTakeBack(last.id)
      setText(levels.includes(last.level) ? `${last.name} (${last.level})` : last.name)
    } else return
    event.preventDefault()
  }
  return (
    <div className="mt-2">
      <label htmlFor={id} className="text-sm font-medium">
        {group.name ? t.skillIn({ name: group.name }) : t.skill}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          data-path="skills"
          value={text}
          maxLength={FIELD_MAX}
          autoComplete="off"
          enterKeyHint="enter"
          dir="auto"
          onChange={(event) => {
            const { skills, rest } = skillsTyped(event.target.value, group.name)
            onAdd(skills)
            setText(skills.length > 0 ? rest : event.target.value)
          }}
          onPaste={(event) => {
            const skills = skillsPasted(event.clipboardData.getData('text'), group.name)
            // One name is text like other text: it may belong into the middle of what is there.
            if (skills.length < 2) return
            event.preventDefault()
            onAdd(skills)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => text.trim() && addTyped()}
          className={`${INPUT} min-w-0 flex-1`}
        />
        <button
          type="button"
          data-add
          onClick={addTyped}
          className="min-h-11 shrink-0 px-2 text-pencil underline underline-offset-2"
        >
          {t.addSkill}
        </button>
      </div>
    </div>
  )
}

export function SkillGroup(props: SkillGroupProps) {
  const { group, groups, all, open, onOpen, onAdd, onRename, onMove, onRemove, onTakeBack, onSet } = props
  const chosen = group.skills.find((skill) => skill.id === open)
  const at = chosen ? all.indexOf(chosen) : -1
  const isUnnamed = group.name === '' && group.skills.length === 0 && groups.length > 1
  const others = groups.filter((name) => name !== '')
  return (
    <fieldset data-group className="mt-4 min-w-0 border-0 border-b border-line pb-5">
      <legend className="sr-only">{group.name || t.skills}</legend>
      {(groups.length > 1 || group.name !== '') && (
        <GroupName name={group.name} onRename={(to) => onRename(group.name, to)} />
      )}
      <SortableContext items={group.skills.map(({ id }) => id)} strategy={IN_PLACE}>
        {group.skills.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {group.skills.map((skill) => (
              <Tag
                key={skill.id}
                skill={skill}
                all={all}
                path={`skills.${all.indexOf(skill)}`}
                open={open}
                onOpen={onOpen}
                onMove={onMove}
                onRemove={onRemove}
              />
            ))}
          </ul>
        )}
      </SortableContext>
      {chosen && (
        <div className="mt-3 border-l-2 border-pencil pl-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={t.nameIt}
              path={`skills.${at}.name`}
              value={chosen.name}
              onChange={(name) => onSet(chosen.id, 'name', name)}
            />
            <SelectField
              label={t.level}
              path={`skills.${at}.level`}
              value={chosen.level}
              options={levelsBeside(chosen.level)}
              empty={t.noLevel}
              onChange={(level) => onSet(chosen.id, 'level', level)}
            />
            {others.length > 0 && (
              <SelectField
                label={t.group}
                path={`skills.${at}.group`}
                value={chosen.group}
                options={others}
                empty={t.noGroup}
                onChange={(name) => onSet(chosen.id, 'group', name)}
              />
            )}
          </div>
          <div className="mt-2 flex items-center gap-2">
            <MoveButtons
              name={nameShown(chosen)}
              at={group.skills.indexOf(chosen)}
              count={group.skills.length}
              onMove={(by) => onMove(chosen.id, by < 0 ? -1 : 1)}
              className="inline-flex size-11 items-center justify-center text-ink-soft hover:text-pencil disabled:opacity-40"
              iconClass="size-4"
            />
            <button
              type="button"
              onClick={() => onOpen('')}
              className="min-h-11 text-sm text-pencil underline underline-offset-2"
            >
              {t.done}
            </button>
          </div>
        </div>
      )}
      {isUnnamed ? (
        <p className="mt-2 text-sm text-ink-soft">{t.nameTheGroupThen}</p>
      ) : (
        <Adding group={group} onAdd={onAdd} onTakeBack={onTakeBack} />
      )}
    </fieldset>
  )
}
