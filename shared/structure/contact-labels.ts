import { keysOf } from '#shared/records.ts'
import { plainWords, wordSet } from '#shared/text/fold.ts'
import type { Prepared } from './prepared.ts'
import { printedAs } from './words/printed.ts'

// `Phone: 12345`: what a label in the head calls a way to reach somebody, though its shape would not say so.

export type ContactLabel = 'email' | 'phone' | 'linkedin' | 'website'

const LABELS: Record<ContactLabel, Set<string>> = {
  email: wordSet('email; e mail; mail; courriel; correo', ...printedAs('email')),
  phone: wordSet('phone; telefon; telephone; telefono; telefone; telefoon; tel', ...printedAs('phone')),
  linkedin: wordSet('linkedin'),
  website: wordSet('website; webseite; site web; sitio web; site; sito web', ...printedAs('website')),
}

const LABELLED = /^([^:：]{2,20})\s?[:：]\s+(\S.*)$/u
const SEPARATOR = /\s+[|•·]\s+/

interface LabelledContact {
  text: string
  line: Prepared
}

export const labelledContacts = (head: Prepared[]): Partial<Record<ContactLabel, LabelledContact>> => {
  const found: Partial<Record<ContactLabel, LabelledContact>> = {}
  for (const line of head)
    for (const piece of line.fields.flatMap((field) => field.split(SEPARATOR))) {
      const { label, text } = contactLabel(piece.trim())
      if (label && isPossible(label, text)) found[label] ??= { text, line }
    }
  return found
}

const contactLabel = (piece: string): { label: ContactLabel | undefined; text: string } => {
  const [, before, text] = LABELLED.exec(piece) ?? []
  const words = before ? plainWords(before) : ''
  const label = words ? keysOf(LABELS).find((key) => LABELS[key].has(words)) : undefined
  return label && text
    ? { label, text: text.replace(/(?<![;,])[;,]+$/, '') }
    : { label: undefined, text: piece }
}

/** `Phone: on request` is none, and `LinkedIn: Ada Example` leads nowhere. */
const isPossible = (label: ContactLabel, text: string): boolean =>
  label === 'phone' ? /\d/.test(text) : !/\s/.test(text)
