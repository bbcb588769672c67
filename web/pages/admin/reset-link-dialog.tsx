import type { User } from '#shared/schema/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useLinkToCopy } from './link-to-copy.tsx'
import { t } from './texts.ts'

interface ResetLinkDialogProps {
  user: User
  url: string
  expiresAt: string
  onClose: () => void
}

/** Shown once: the server keeps only its hash. */
export function ResetLinkDialog({ user, url, expiresAt, onClose }: ResetLinkDialogProps) {
  const { copy, field } = useLinkToCopy(url)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.aLinkToSetA}
      description={
        <p>
          {fill(t.forHandItOverIn, {
            name: <bdi className="font-medium text-ink">{user.name}</bdi>,
            until: momentText(expiresAt),
          })}
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>{t.done}</Button>
          <Button variant="primary" onClick={copy}>
            {t.copyTheLink}
          </Button>
        </>
      }
    >
      {field}
    </Dialog>
  )
}
