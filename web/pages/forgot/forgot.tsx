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
import { Loading, Skeleton } from '#web/components/ui/skeleton.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const LINK = 'text-pencil underline underline-offset-2'

function NoMail() {
  return fill(t.thisServerSendsNoMail, {
    link: (inside) => (
      <Link to="/contact" className={LINK}>
        {inside}
      </Link>
    ),
  })
}

function Sent({ mail, email }: { mail: boolean; email: string }) {
  return (
    <Notice tone={mail ? 'good' : 'fair'} urgent>
      {mail ? fill(t.ifThereIsAnAccount, { email: <bdi>{email}</bdi> }) : <NoMail />}
    </Notice>
  )
}

/** Whether this server sends mail, where it says so. */
function useSendsMail(): boolean | 'asking' | 'unknown' {
  const { fetch } = useSession()
  const away = useAway()
  const [mail, setMail] = useState<boolean | 'asking' | 'unknown'>('asking')
  useEffect(() => {
    let gone = false
    if (away) return
    getServerInfo(fetch).then(
      (info) => !gone && setMail(info.mail),
      (error: unknown) => {
        console.info('The server did not say whether it sends mail', error)
        if (!gone) setMail('unknown')
      },
    )
    return () => {
      gone = true
    }
  }, [fetch, away])
  return away ? 'unknown' : mail
}

function AddressForm({ sendsMail }: { sendsMail: boolean | 'unknown' }) {
  const { fetch } = useSession()
  const [sent, setSent] = useState<{ mail: boolean; email: string } | null>(null)
  const { field, refuseHere, problem, handleSubmit, formState } = useFormOf(forgotBody, { email: '' })
  const busy = formState.isSubmitting

  const submit = handleSubmit(async ({ email }) => {
    try {
      setSent({ ...(await askForReset(fetch, email)), email })
    } catch (error) {
      refuseHere(error, t.theLinkCouldNotBe)
    }
  })

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      {!sent && (
        <p className="text-ink-soft">{sendsMail === true ? t.thisServerSendsMail : t.theServerDidNotSay}</p>
      )}
      <FormProblem text={problem} />
      {sent && <Sent {...sent} />}
      <TextField label={t.email} type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <Button type="submit" variant="primary" className="w-full" busy={busy} disabled={busy}>
        {t.sendTheLink}
      </Button>
    </form>
  )
}

/** The way back is under it too: a link that is pressed is not moved by an answer. */
const FormToCome = () => (
  <Loading label={t.askingWhetherMailIsSent}>
    <Skeleton className="h-6 w-full" />
    <Skeleton className="mt-5 h-16 w-full" />
    <Skeleton className="mt-5 h-11 w-full" />
    <Skeleton className="mt-4 h-6 w-32" />
  </Loading>
)

/** A form only where it can lead to a link: who knows that no mail is sent is not asked for an address. */
export default function Forgot() {
  const mail = useSendsMail()
  return (
    <AuthPage page="forgot" lead={<p>{mail === false ? <NoMail /> : t.enterTheAddressOfYour}</p>}>
      {mail === 'asking' ? (
        <FormToCome />
      ) : (
        <>
          {mail !== false && <AddressForm sendsMail={mail} />}
          <p>
            <Link to="/login" className={`${LINK} inline-flex items-center pointer-coarse:min-h-11`}>
              {t.backToSignIn}
            </Link>
          </p>
        </>
      )}
    </AuthPage>
  )
}
