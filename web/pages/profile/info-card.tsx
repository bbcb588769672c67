import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { profileBody, type User } from '#shared/schema/account.ts'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { dayText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { Facts, Section } from './section.tsx'

const FAILED = 'Failed to update profile'

function fixedFacts(user: User): [string, ReactNode][] {
  return [
    [
      'Account Type',
      <span key="role" className="capitalize">
        {user.role || 'user'}
      </span>,
    ],
    ['Member Since', dayText(user.createdAt)],
  ]
}

function Editing({ user, onDone }: { user: User; onDone: () => void }) {
  const { updateProfile } = useSession()
  const toast = useToast()
  const { field, refuse, problem, handleSubmit, formState, watch, setFocus } = useFormOf(
    profileBody.pick({ name: true, email: true, currentPassword: true }),
    { name: user.name, email: user.email, currentPassword: '' },
  )
  useEffect(() => setFocus('name'), [setFocus])
  const busy = formState.isSubmitting
  const newAddress = watch('email').trim().toLowerCase() !== user.email.toLowerCase()

  const submit = handleSubmit(async ({ name, email, currentPassword }) => {
    try {
      await updateProfile({ name, email, ...(newAddress && currentPassword ? { currentPassword } : {}) })
      toast.success('Profile updated successfully!')
      onDone()
    } catch (error) {
      toast.error(refuse(error, FAILED))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <FormProblem text={problem} />
      <TextField label="Full Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      {newAddress && (
        <PasswordField
          label="Your Password"
          autoComplete="current-password"
          hint="To change the address, enter the password you have now."
          {...field('currentPassword')}
        />
      )}
      <Facts rows={fixedFacts(user)} />
      <NeedsServer what="Saving this" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} disabled={busy}>
          Save Changes
        </Button>
        <Button onClick={onDone}>Cancel</Button>
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
      title="Profile Information"
      aside={
        !editing && (
          <Button ref={edit} size="sm" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {editing ? (
        <Editing user={user} onDone={done} />
      ) : (
        <Facts
          rows={[
            ['Full Name', <bdi key="name">{user.name}</bdi>],
            ['Email', <bdi key="email">{user.email}</bdi>],
            ...fixedFacts(user),
          ]}
        />
      )}
    </Section>
  )
}
