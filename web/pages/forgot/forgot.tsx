import { useState } from 'react'
import { Link } from 'react-router-dom'
import { forgotBody } from '#shared/schema/account.ts'
import { askForReset } from '#web/api/account.ts'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { useSession } from '#web/session/session.tsx'

const LINK = 'text-pencil underline underline-offset-2'

function Sent({ mail, email }: { mail: boolean; email: string }) {
  if (!mail)
    return (
      <Notice tone="fair" urgent>
        This server sends no mail. Ask its administrator for a link: it can be made in the admin panel, and
        works once. How to reach them is on the{' '}
        <Link to="/contact" className={LINK}>
          contact page
        </Link>
        .
      </Notice>
    )
  return (
    <Notice tone="good" urgent>
      If there is an account for <bdi>{email}</bdi>, a link to set a new password is on its way. It works
      once, for 30 minutes.
    </Notice>
  )
}

export default function Forgot() {
  const { fetch } = useSession()
  const [sent, setSent] = useState<{ mail: boolean; email: string } | null>(null)
  const { field, refuse, problem, handleSubmit, formState } = useFormOf(forgotBody, { email: '' })
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ email }) => {
    try {
      setSent({ ...(await askForReset(fetch, email)), email })
    } catch (error) {
      refuse(error, 'The link could not be asked for.')
    }
  })

  return (
    <AuthPage
      page="forgot"
      lead={<p>Enter the address of your account, and we send you a link to set a new one.</p>}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        <FormProblem text={problem} />
        {sent && <Sent {...sent} />}
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          Send the link
        </Button>
        <p>
          <Link to="/login" className={LINK}>
            Back to sign in
          </Link>
        </p>
      </form>
    </AuthPage>
  )
}
