import * as Radix from 'radix-ui/tabs'
import { type ReactNode, useRef } from 'react'
import { useInSight } from './use-in-sight.ts'

interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly { value: string; label: string }[]
  /** The panel of the chosen tab. */
  children: ReactNode
}

export function Tabs({ label, value, onChange, tabs, children }: TabsProps) {
  const row = useInSight<HTMLDivElement>('[data-state=active]', value)
  // Pressed, a tab is told of twice, by the press and by the focus it brings: one choice is one step of the way back.
  const told = useRef(value)
  told.current = value
  const choose = (tab: string) => {
    if (tab === told.current) return
    told.current = tab
    onChange(tab)
  }
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <div ref={row} className="swiped relative -mx-4 px-4 sm:mx-0 sm:px-0">
        <Radix.List aria-label={label} className="flex min-w-max gap-6 border-b border-line">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="-mx-1 -mb-px min-h-11 px-1 border-b-2 -outline-offset-2 border-transparent text-ink-soft hover:text-ink data-[state=active]:border-pencil data-[state=active]:font-medium data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <Radix.Content value={value} className="pt-6">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
