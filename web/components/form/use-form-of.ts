import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'

/** A form held to one of the shared schemas. Errors appear on submit; editing a field clears its own. */
export function useFormOf<T extends FieldValues>(schema: z.ZodType<T, T>, defaultValues: DefaultValues<T>) {
  const form = useForm<T>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: true,
  })
  const { register, formState, setError, clearErrors } = form

  /** What an input needs: its registration and its error. */
  const field = (name: Path<T>) => ({
    ...register(name, {
      onChange: () => {
        clearErrors(name)
        clearErrors('root')
      },
    }),
    error: form.getFieldState(name, formState).error?.message,
  })

  /**
   * Puts what the server said beside the fields it named, and answers with what is left to be said: each is said in one
   * place. An ended session is none of the form's: the dialog that asks to sign in again has said it.
   */
  const refuse = (problem: unknown, fallback: string): string => {
    if (problem instanceof ApiProblem && problem.code === 'not_signed_in') return ''
    if (!(problem instanceof ApiProblem)) return fallback
    // In the order of the form, whose first wrong field gets the focus: the server names them in its own.
    const named = Object.keys(form.getValues()).filter((name) => name in problem.fields)
    const [only, ...others] = named
    // What is wrong with one field and says it all is said where refusals are; the field only gets the focus.
    if (only && others.length === 0 && problem.fields[only] === problem.message) {
      form.setFocus(only as Path<T>)
      return problem.message
    }
    for (const [at, name] of named.entries())
      setError(name as Path<T>, { message: problem.fields[name] }, { shouldFocus: at === 0 })
    return named.length > 0 ? '' : problem.message || fallback
  }

  /** The same, with all of it in the form: in a dialog, and where no toast is asked for. */
  const refuseHere = (problem: unknown, fallback: string) => {
    const why = problem instanceof NetworkProblem ? ` ${problem.message}.` : ''
    const message = refuse(problem, why ? fallback.replace(/\.?$/, '.') + why : fallback)
    if (message) setError('root', { message })
  }

  return { ...form, field, refuse, refuseHere, problem: formState.errors.root?.message }
}
