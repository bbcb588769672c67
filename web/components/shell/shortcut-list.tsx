import { Dialog } from '../ui/dialog.tsx'
import { COMMAND_KEY } from './command-key.ts'
import { t } from './dialog-texts.ts'

const shortcuts: () => [string, string][] = () => [
  [`${COMMAND_KEY} K`, t.goToAPageAn],
  ['?', t.showThisList],
  [t.tab, t.toTheNextLinkField],
  [t.esc, t.closeWhatIsOpen],
  [`${COMMAND_KEY} V`, t.onTheAnalyzerTakeThe],
  [`${COMMAND_KEY} P`, t.printTheAnalysisOrThe],
  [`${COMMAND_KEY} Z`, t.inTheBuilderUndo],
]

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t.keyboardShortcuts}>
      <dl className="mt-4">
        {shortcuts().map(([keys, what]) => (
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
