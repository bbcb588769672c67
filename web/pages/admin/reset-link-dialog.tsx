import { useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { momentText } from '#web/components/when.ts'

interface ResetLinkDialogProps {
  user: User
  url: string
  expiresAt: string
  onClose: () => void
}

/** Shown once: the server keeps only its hash. */
export function ResetLinkDialog({ user, url, expiresAt, onClose }: ResetLinkDialogProps) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('Copied')
    } catch {
      setCopied('Copy it by hand: this browser does not allow it')
    }
  }
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
      <div className="mt-4">
        <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
        <p role="status" className="mt-1 min-h-6 text-sm text-good">
          {copied}
        </p>
      </div>
    </Dialog>
  )
}
