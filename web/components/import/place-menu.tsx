import type { TextTarget } from '#shared/import/place-text.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'

interface PlaceMenuProps {
  name: string
  targets: TextTarget[]
  onPlace: (target: TextTarget) => void
  children: string
}

/** Choosing a place puts the text there: there is nothing else to press. */
export function PlaceMenu({ name, targets, onPlace, children }: PlaceMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label={name}>
          {children}
        </Button>
      }
    >
      {targets.map((target) => (
        <MenuItem key={target.value} onSelect={() => onPlace(target)}>
          <bdi className="line-clamp-2 wrap-anywhere">{target.label}</bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
