import { describe, expect, it } from 'vitest'
import { tokensOf } from '#shared/text/tokens.ts'
import { certificatesHeld } from './held.ts'
import { wordingOf } from './wording.ts'

const held = (language: string, text: string) =>
  certificatesHeld(text, tokensOf(text), wordingOf(language)).map(([from, to]) => text.slice(from, to))

describe('a certificate that only its language names', () => {
  it.each([
    ['fr', 'Permis BE indispensable', ['Permis BE']],
    ['fr', 'Vous avez une habilitation électrique et du soin', ['habilitation électrique']],
    ['de', 'Röntgenschein von Vorteil', ['Röntgenschein']],
    ['de', 'Sie haben einen Motorsägenschein und Ausdauer', ['Motorsägenschein']],
    ['nl', 'Je hebt een hoogwerkercertificaat', ['hoogwerkercertificaat']],
    ['es', 'Certificado de manipulador de alimentos', ['Certificado de manipulador de alimentos']],
    ['it', 'Patentino per il muletto gradito', ['Patentino per il muletto']],
    ['pl', 'Uprawnienia UDT mile widziane', ['Uprawnienia UDT']],
    ['pt', 'Certificado de aptidão profissional', ['Certificado de aptidão profissional']],
  ])('%s: %s', (language, text, names) => expect(held(language, text)).toEqual(names))

  it.each([
    ['fr', 'Aucun permis'],
    ['de', 'Lieferscheine schreiben'],
    ['de', 'Es scheint die Sonne'],
    ['es', 'Un certificado, por favor'],
    ['pl', 'Uprawnienia do'],
    ['en', 'Patente pending'],
  ])('%s: %s names none', (language, text) => expect(held(language, text)).toEqual([]))
})
