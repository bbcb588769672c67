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
   * Puts what the server said beside the fields it named, or over the form; answers with the text for a toast. An ended
   * session is none of the form's: the dialog that asks to sign in again has said it.
   */
  const refuse = (problem: unknown, fallback: string): string => {
    if (problem instanceof ApiProblem && problem.code === 'not_signed_in') return ''
    if (!(problem instanceof ApiProblem)) {
      const why = problem instanceof NetworkProblem ? ` ${problem.message}.` : ''
      setError('root', { message: fallback.replace(/\.?$/, '.') + why })
      return fallback
    }
    // In the order of the form, whose first wrong field gets the focus: the server names them in its own.
    const named = Object.keys(form.getValues()).filter((name) => name in problem.fields)
    for (const [at, name] of named.entries())
      setError(name as Path<T>, { message: problem.fields[name] }, { shouldFocus: at === 0 })
    if (named.length === 0) setError('root', { message: problem.message || fallback })
    return problem.message || fallback
  }

  return { ...form, field, refuse, problem: formState.errors.root?.message }
}
