import { z } from 'zod'

// Name and address outlast a reload of this tab, until the account is there; a password never leaves the form.

const KEY = 'register'
const fields = z.object({ name: z.string(), email: z.string() })
type Fields = z.infer<typeof fields>

export const keptFields = (): Fields =>
  fields.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? { name: '', email: '' }
export const keepFields = (now: Fields) => sessionStorage.setItem(KEY, JSON.stringify(now))
export const letFieldsGo = () => sessionStorage.removeItem(KEY)
