import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { profileBody, type User } from '#shared/schema/account.ts'
import { EmailCodeField } from '#web/components/auth/email-code-field.tsx'
import { asksForEmailCode } from '#web/components/auth/second-factor.ts'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { dayText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { Facts, Section } from './section.tsx'
import { t } from './texts.ts'

/** An empty code is none: it is asked for only where the server confirms addresses. */
const profileForm = z.object({
  ...profileBody.pick({ name: true, email: true, currentPassword: true }).shape,
  emailCode: z.string(),
})

function fixedFacts(user: User): [string, ReactNode][] {
  return [
    [t.accountType, user.role === 'admin' ? t.admin : t.user],
    [t.memberSince, dayText(user.createdAt)],
  ]
}

function Editing({ user, onDone }: { user: User; onDone: () => void }) {
  const { updateProfile } = useSession()
  const toast = useToast()
  const { field, refuse, handleSubmit, formState, watch, setValue } = useFormOf(profileForm, {
    name: user.name,
    email: user.email,
    currentPassword: '',
    emailCode: '',
  })
  const [asksCode, setAsksCode] = useState(false)
  const busy = formState.isSubmitting
  const newAddress = watch('email').trim().toLowerCase() !== user.email.toLowerCase()

  const submit = handleSubmit(async ({ name, email, currentPassword, emailCode }) => {
    try {
      const proof = { ...(currentPassword ? { currentPassword } : {}), ...(emailCode ? { emailCode } : {}) }
      await updateProfile({ name, email, ...(newAddress ? proof : {}) })
      toast.success(t.profileUpdatedSuccessfully)
      onDone()
    } catch (error) {
      if (asksForEmailCode(error)) setAsksCode(true)
      else toast.error(refuse(error, t.failedToUpdateProfile))
    }
  })
  const sendAgain = () => {
    setValue('emailCode', '')
    void submit()
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <TextField label={t.fullName} autoComplete="name" autoFocus {...field('name')} />
      <TextField label={t.email} type="email" autoComplete="email" {...field('email')} />
      {newAddress && (
        <PasswordField
          label={t.yourPassword}
          autoComplete="current-password"
          hint={t.toChangeTheAddressEnter}
          {...field('currentPassword')}
        />
      )}
      {newAddress && asksCode && <EmailCodeField {...field('emailCode')} busy={busy} onAgain={sendAgain} />}
      <Facts rows={fixedFacts(user)} />
      <NeedsServer what={t.savingThis} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} disabled={busy}>
          {t.saveChanges}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </div>
    </form>
  )
}

/** Read, or edited; Cancel leaves what is known of the account as it was. */
export function InfoCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const done = () => {
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  return (
    <Section
      title={t.profileInformation}
      aside={
        !editing && (
          <Button ref={edit} size="sm" onClick={() => setEditing(true)}>
            {t.edit}
          </Button>
        )
      }
    >
      {editing ? (
        <Editing user={user} onDone={done} />
      ) : (
        <Facts
          rows={[
            [t.fullName, <bdi key="name">{user.name}</bdi>],
            [t.email, <bdi key="email">{user.email}</bdi>],
            ...fixedFacts(user),
          ]}
        />
      )}
    </Section>
  )
}
