import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { forgotBody } from '#shared/schema/account.ts'
import { askForReset, getServerInfo } from '#web/api/account.ts'
import { AuthPage } from '#web/components/auth/auth-page.tsx'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { useAway } from '#web/components/shell/network-line.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const LINK = 'text-pencil underline underline-offset-2'

function Sent({ mail, email }: { mail: boolean; email: string }) {
  if (!mail)
    return (
      <Notice tone="fair" urgent>
        {fill(t.thisServerSendsNoMail, {
          link: (inside) => (
            <Link to="/contact" className={LINK}>
              {inside}
            </Link>
          ),
        })}
      </Notice>
    )
  return (
    <Notice tone="good" urgent>
      {fill(t.ifThereIsAnAccount, { email: <bdi>{email}</bdi> })}
    </Notice>
  )
}

/** Null while it is not known. */
function useSendsMail(): boolean | null {
  const { fetch } = useSession()
  const away = useAway()
  const [mail, setMail] = useState<boolean | null>(null)
  useEffect(() => {
    let gone = false
    if (away) return
    getServerInfo(fetch).then(
      (info) => !gone && setMail(info.mail),
      (error: unknown) => console.info('The server did not say whether it sends mail', error),
    )
    return () => {
      gone = true
    }
  }, [fetch, away])
  return away ? null : mail
}

const BackToSignIn = () => (
  <p>
    <Link to="/login" className={`${LINK} inline-flex items-center pointer-coarse:min-h-11`}>
      {t.backToSignIn}
    </Link>
  </p>
)

export default function Forgot() {
  const { fetch } = useSession()
  const [sent, setSent] = useState<{ mail: boolean; email: string } | null>(null)
  const { field, refuse, problem, handleSubmit, formState } = useFormOf(forgotBody, { email: '' })
  const busy = formState.isSubmitting
  const mail = useSendsMail()

  const submit = handleSubmit(async ({ email }) => {
    try {
      setSent({ ...(await askForReset(fetch, email)), email })
    } catch (error) {
      refuse(error, t.theLinkCouldNotBe)
    }
  })

  // A form that can send nothing would promise what this server does not do.
  if (mail === false)
    return (
      <AuthPage page="forgot">
        <Sent mail={false} email="" />
        <BackToSignIn />
      </AuthPage>
    )
  return (
    <AuthPage page="forgot" lead={<p>{t.enterTheAddressOfYour}</p>}>
      {/* Its room is kept, so that the form stays where it is. */}
      <p className="min-h-12 text-ink-soft sm:min-h-6">{mail && !sent ? t.thisServerSendsMail : null}</p>
      <form onSubmit={submit} noValidate className="space-y-5">
        <FormProblem text={problem} />
        {sent && <Sent {...sent} />}
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email')}
        />
        <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
          {t.sendTheLink}
        </Button>
        <BackToSignIn />
      </form>
    </AuthPage>
  )
}
