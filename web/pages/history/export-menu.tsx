import { Download } from 'lucide-react'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { nameOf } from '#web/components/record/record-words.ts'
import { saveFile } from '#web/components/save-file.ts'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useStore } from '#web/session/use-store.ts'
import type { AccountStore } from '#web/store/store.ts'
import { fileNameOf } from './file-name.ts'

async function exportJson(store: AccountStore, record: AnalysisRecord) {
  const body = await store.analyses.body(record._id)
  saveFile(
    fileNameOf(record, 'json'),
    'application/json',
    JSON.stringify({ record, result: body.result, resume: body.resume }, null, 2),
  )
}

/** One analysis as a file. */
export function ExportMenu({ record, className }: { record: AnalysisRecord; className: string }) {
  const store = useStore()
  const toast = useToast()
  const run = (write: typeof exportJson) => async () => {
    try {
      await write(store, record)
    } catch (error) {
      toast.error(`${nameOf(record)} could not be exported: ${(error as Error).message}`)
    }
  }
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={className}>
          <Download aria-hidden className="size-4" />
          Export
        </button>
      }
    >
      <MenuItem onSelect={run(exportJson)}>JSON, all data</MenuItem>
    </Menu>
  )
}
