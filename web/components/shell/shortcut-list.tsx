import { Dialog } from '../ui/dialog.tsx'
import { COMMAND_KEY } from './shortcuts.tsx'

const SHORTCUTS: [string, string][] = [
  [`${COMMAND_KEY} K`, 'Go to a page, an analysis or a resume'],
  ['?', 'Show this list'],
  ['Tab', 'To the next link, field or button'],
  ['Esc', 'Close what is open'],
  [`${COMMAND_KEY} V`, 'On the analyzer: take the copied file'],
  [`${COMMAND_KEY} P`, 'Print the analysis or the resume'],
]

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="mt-4">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={keys} className="flex items-baseline gap-4 border-t border-line py-2">
            <dt className="w-24 shrink-0">
              <kbd className="font-sans font-medium">{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
