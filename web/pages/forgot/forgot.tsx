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

/** Until the answer says it, and only while it is known. Its room is kept, so that the form stays where it is. */
function MailLine({ answered }: { answered: boolean }) {
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
  const text = mail ? t.thisServerSendsMail : t.itsAdministratorCanMake
  return (
    <p className="min-h-18 text-ink-soft sm:min-h-12">{away || answered || mail === null ? null : text}</p>
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
      refuse(error, t.theLinkCouldNotBe)
    }
  })

  return (
    <AuthPage page="forgot" lead={<p>{t.enterTheAddressOfYour}</p>}>
      <MailLine answered={sent !== null} />
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
        <p>
          <Link to="/login" className={`${LINK} inline-flex items-center pointer-coarse:min-h-11`}>
            {t.backToSignIn}
          </Link>
        </p>
      </form>
    </AuthPage>
  )
}
