import { customType, timestamp } from 'drizzle-orm/pg-core'

/** PostgreSQL's text holds no NUL and only well-formed Unicode; text read from files can have neither. */
export const storable = (value: string): string => value.replaceAll('\0', '').toWellFormed()

export const plainText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: storable,
})

/** Milliseconds, as JavaScript has them: a cursor made of a time finds exactly its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
