import { type FormEvent, useId, useState } from 'react'
import type { InvitationLink } from '#shared/schema/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useLinkToCopy } from './link-to-copy.tsx'
import { t } from './texts.ts'

interface InviteDialogProps {
  onInvite: (email: string) => Promise<InvitationLink>
  onClose: () => void
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [made, setMade] = useState<{ link: InvitationLink; email: string } | null>(null)
  return made ? (
    <Made {...made} onClose={onClose} />
  ) : (
    <Ask onClose={onClose} onAsk={async (email) => setMade({ link: await onInvite(email), email })} />
  )
}

function Ask({ onAsk, onClose }: { onAsk: (email: string) => Promise<void>; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const { notice, fail, clear } = useFailure()
  const form = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    clear()
    setBusy(true)
    try {
      await onAsk(email.trim())
    } catch (error) {
      setBusy(false)
      fail(error instanceof Error && error.message ? error.message : t.failedToMakeAnInvitation)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.inviteSomeone}
      description={<p>{t.createsALinkToSign}</p>}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy} disabled={busy}>
            {t.createLink}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="mt-4">
        {notice}
        <TextField
          label={t.emailOptional}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function Made({ link, email, onClose }: { link: InvitationLink; email: string; onClose: () => void }) {
  const { copy, field } = useLinkToCopy(link.url)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.invitationLink}
      description={
        <p>
          {link.mailed
            ? fill(t.sentTo, { email: <bdi className="font-medium text-ink">{email}</bdi> })
            : t.copyItNowItIs}{' '}
          {t.itWorksOnceUntil({ until: momentText(link.expiresAt) })}
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
