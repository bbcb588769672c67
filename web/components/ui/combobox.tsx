import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CONTROL, describedBy, FieldFrame } from './field.tsx'
import { t } from './texts.ts'

export interface ComboboxOption {
  id: string
  label: string
  /** What else tells it from others. */
  detail?: string
}

interface ComboboxProps {
  label: string
  /** What is chosen; empty when nothing is. */
  value: string
  placeholder?: string
  hint?: ReactNode
  search: (query: string) => Promise<ComboboxOption[]>
  onChoose: (option: ComboboxOption) => void
  /** Says why nothing is listed. */
  nothing: (query: string) => string
}

type Listed =
  | { state: 'idle' }
  | { state: 'found'; query: string; options: ComboboxOption[] }
  | { state: 'failed' }
const IDLE: Listed = { state: 'idle' }

/** A text field that lists what fits while somebody types: the pattern of the ARIA practices, with its keys. */
export function Combobox({ label, value, placeholder, hint, search, onChoose, nothing }: ComboboxProps) {
  const id = useId()
  const list = `${id}-list`
  const [query, setQuery] = useState<string | null>(null)
  const [listed, setListed] = useState<Listed>(IDLE)
  const [active, setActive] = useState(0)
  const asked = useRef(0)
  const options = listed.state === 'found' ? listed.options : []
  const open = query !== null && listed.state !== 'idle'

  useEffect(() => {
    const mine = ++asked.current
    if (query === null || query.trim() === '') return setListed(IDLE)
    search(query).then(
      (found) => {
        if (mine !== asked.current) return
        setListed({ state: 'found', query, options: found })
        setActive(0)
      },
      () => mine === asked.current && setListed({ state: 'failed' }),
    )
  }, [query, search])

  const close = () => {
    setQuery(null)
    setListed(IDLE)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    close()
    onChoose(option)
  }
  const move = (by: number) =>
    setActive((at) => (options.length === 0 ? 0 : (at + by + options.length) % options.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && open) choose(options[active])
    else if (event.key === 'Escape' && query !== null) close()
    else return
    event.preventDefault()
  }
  const said =
    listed.state === 'failed'
      ? t.theListCouldNotBe
      : listed.state === 'idle'
        ? ''
        : options.length === 0
          ? nothing(listed.query)
          : `${options.length} ${options.length === 1 ? 'result' : 'results'}`
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <div className="relative">
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={open && options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && options.length > 0 ? `${list}-${active}` : undefined}
          aria-describedby={describedBy(id, hint, '')}
          placeholder={placeholder}
          className={`${CONTROL} h-11`}
          value={query ?? value}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div
          id={list}
          role="listbox"
          aria-label={label}
          hidden={!open || options.length === 0}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-edge bg-surface py-1 shadow-lg"
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={option.id}
              id={`${list}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // The field would lose the focus before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(at)}
              onClick={() => choose(option)}
              className={`min-h-11 cursor-pointer px-3 py-2 sm:min-h-9 ${at === active ? 'bg-sunken' : ''}`}
            >
              <span className="block">{option.label}</span>
              {option.detail && <span className="block text-sm text-ink-soft">{option.detail}</span>}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'mt-1 text-sm text-ink-soft empty:hidden'}>
        {query === null ? '' : said}
      </p>
    </FieldFrame>
  )
}
