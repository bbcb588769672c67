import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { deleteAccountBody } from '#shared/schema/account.ts'
import { deleteAccount } from '#web/api/account.ts'
import { FormProblem } from '#web/components/form/form-problem.tsx'
import { useFormOf } from '#web/components/form/use-form-of.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { useToast } from '#web/components/ui/toast.tsx'
import { useSession } from '#web/session/session.tsx'
import { t } from './texts.ts'

const WORD = deleteAccountBody.shape.confirmation.value
const deleteForm = z.object({
  password: z.string().min(1, { error: () => t.passwordIsRequired }),
  confirmation: z
    .string()
    .refine((typed) => typed === WORD, { error: () => t.typeInCapitalLetters({ word: WORD }) }),
})

/** Two things to enter, because nothing brings it back. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { fetch, forgetAccount } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const { field, refuseHere, problem, handleSubmit, formState } = useFormOf(deleteForm, {
    password: '',
    confirmation: '',
  })
  const busy = formState.isSubmitting
  const submit = handleSubmit(async ({ password }) => {
    try {
      await deleteAccount(fetch, password)
      await forgetAccount()
      // In the place of the sign-in form, to which the page that is closed to visitors has just led.
      navigate('/', { replace: true })
      toast.success(t.yourAccountWasDeleted)
    } catch (error) {
      refuseHere(error, t.theAccountCouldNotBe)
    }
  })
  return (
    <Dialog open onClose={onClose} title={t.deleteAccount} description={<p>{t.yourAccountYourResumesAnd}</p>}>
      <form onSubmit={submit} noValidate className="mt-6 space-y-5">
        <FormProblem text={problem} />
        <NeedsServer what={t.deletingTheAccount} />
        <PasswordField label={t.password} autoComplete="current-password" {...field('password')} />
        <TextField label={t.typeToConfirm({ word: WORD })} autoComplete="off" {...field('confirmation')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="danger" busy={busy} disabled={busy}>
            {t.deleteMyAccount}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
