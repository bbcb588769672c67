import type { User } from '#shared/schema/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { momentText } from '#web/components/when.ts'
import { useLinkToCopy } from './link-to-copy.tsx'

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
      title="A link to set a new password"
      description={
        <p>
          For <bdi className="font-medium text-ink">{user.name}</bdi>. Hand it over in a way that only they
          can read. It works once, until {momentText(expiresAt)}, and is shown only here.
        </p>
      }
      actions={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" onClick={copy}>
            Copy the link
          </Button>
        </>
      }
    >
      {field}
    </Dialog>
  )
}
