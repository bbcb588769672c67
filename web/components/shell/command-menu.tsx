import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#shared/error-text.ts'
import { useSession } from '#web/session/session.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CONTROL } from '../ui/field.tsx'
import { useFailure } from '../ui/use-failure.tsx'
import { useLive } from '../use-live.ts'
import { type Command, fixedCommands, matching, recentCommands } from './commands.ts'
import { t } from './dialog-texts.ts'

/** Where to go, by typing a word of its name. */
export default function CommandMenu({ onClose }: { onClose: () => void }) {
  const { status, isAdmin, account } = useSession()
  const store = account?.store ?? null
  const navigate = useNavigate()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { notice, fail } = useFailure()
  const recent = useLive(async () => (store ? recentCommands(store) : []), [store])
  const commands = matching(
    [...fixedCommands(status === 'signed_in', isAdmin), ...(recent.state === 'ready' ? recent.value : [])],
    typed,
  )
  const marked = Math.min(at, commands.length - 1)
  const go = async ({ to }: Command) => {
    try {
      const address = typeof to === 'string' ? to : store && (await to(store))
      onClose()
      if (address) navigate(address)
    } catch (error) {
      fail(errorText(error))
    }
  }
  /** Whether the key was one of the list. */
  const answer = (key: string): boolean => {
    const { length } = commands
    const chosen = commands[marked]
    if (!chosen) return false
    if (key === 'ArrowDown') setAt((marked + 1) % length)
    else if (key === 'ArrowUp') setAt((marked - 1 + length) % length)
    else if (key === 'Enter') void go(chosen)
    else return false
    return true
  }
  return (
    <Dialog open onClose={onClose} title={t.goTo}>
      <input
        role="combobox"
        aria-label={t.typeAPageAnAction}
        placeholder={t.typeAPageAnAction}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={commands.length > 0 ? `${list}-${marked}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && answer(event.key)) event.preventDefault()
        }}
        className={`${CONTROL} mt-4 min-h-11`}
      />
      {notice}
      <div
        id={list}
        role="listbox"
        aria-label={t.placesAndActions}
        className="mt-3 h-[min(28rem,55dvh)] overflow-y-auto"
      >
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
          <div
            key={`${command.about} ${command.label} ${command.to}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            ref={index === marked ? (row) => void row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => void go(command)}
            className="flex min-h-11 cursor-pointer flex-wrap content-center items-center justify-between gap-x-4 rounded-md px-3 py-1.5 aria-selected:bg-pencil-wash"
          >
            <bdi className="max-w-full truncate font-medium">{command.label}</bdi>
            <span className="text-sm text-ink-soft">{command.about}</span>
            {command.detail && (
              <bdi className="basis-full truncate text-sm text-ink-soft">{command.detail}</bdi>
            )}
          </div>
        ))}
      </div>
      <p role="status" className={commands.length > 0 ? 'sr-only' : 'mt-3 text-ink-soft'}>
        {commands.length > 0
          ? t.found({ count: commands.length })
          : t.nothingHereIsCalled({ typed: typed.trim() })}
      </p>
    </Dialog>
  )
}
