import { fold } from '#shared/text/fold.ts'
import type { Lexicon } from '../text/lexicon.ts'
import type { Hit } from '../text/scan.ts'
import { sameButSpelling } from '../text/spelling.ts'
import { frameKind } from './wording.ts'

/** As the text writes it, where that is a name; else as the vocabulary does. */
export function nameOf(hit: Hit, lexicon: Lexicon): string {
  const { name, kind, forms } = lexicon.skills[hit.skill] ?? { name: hit.form, forms: [] }
  if (hit.inflected) return kind === 'tool' ? name : capital(hit.form)
  const whole = hit.printed.replace(/\s+/g, ' ')
  // Written in another form, it is called by the name it is a form of: 'prepares media' is media preparation.
  const called = hit.asListed || isMadeOf(name, whole) ? name : capital(hit.form)
  // 'Read wiring diagrams' asks for wiring diagrams, where that is a name too.
  const object = whole.replace(INFINITIVE, '').replace(/^(?:an?|the)\s/i, '')
  const form = object === whole ? undefined : forms.find(({ text }) => singular(text) === singular(object))
  const printed = form?.text ?? (/^read/i.test(whole) ? object : whole)
  if (printed.toLowerCase() === name.toLowerCase()) return name
  if (INFINITIVE.test(printed) || /^(?:in|at|behind|of|with|on|for)\s|\sto$/i.test(printed)) return called
  // 'Braze a line set' asks for brazing.
  if (isVerbOf(printed, name)) return name
  // 'Negotiates renewals' asks for negotiation.
  if (/^\p{L}+at(?:es|ed|ing)$/u.test(whole) && sharesStem(whole, name) && name.endsWith('ion')) return name
  // 'Coaching staff' asks for coaching.
  if (/^\p{L}+ing (?:staff|people|others|teams?|colleagues)$/iu.test(whole) && sharesStem(whole, name))
    return name
  if (!hit.asListed && !form && !sameButSpelling(printed, name)) return called
  if (printed.includes('-') && bareName(printed) === bareName(name)) return name
  // 'MS Office-Kenntnisse' asks for MS Office.
  const [, named = '', framed = ''] = /^(.{2,})-(\p{L}{5,})$/u.exec(printed) ?? []
  if (named !== '' && frameKind(fold(framed)) !== '') return capital(named)
  const bare = printed
    .replace(/\s(?:experience|background|setting|environment)$/i, '')
    .replace(/^(?:normes?|normas?|m[ée]thode|r[èe]gles|reglas) /i, '')
  if (bare !== printed && forms.some(({ text }) => text.toLowerCase() === bare.toLowerCase()))
    return capital(bare)
  // 'WCAG 2.2' and 'proptech background' are asked for as WCAG and proptech.
  if (kind !== 'certificate' && QUALIFIED.test(printed) && bareName(printed).startsWith(bareName(name)))
    return name
  return capital(printed)
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Each word of the name stands in what is printed: 'supported C-level executives' asks for executive support. */
const isMadeOf = (name: string, printed: string): boolean =>
  name.split(/[\s/-]+/).every((word) => printed.toLowerCase().includes(word.toLowerCase().slice(0, STEM)))

/** One word that is the verb, or the doer, of a name in -ing. */
const isVerbOf = (printed: string, name: string): boolean =>
  /^\p{L}+ing$/u.test(name) &&
  /^(?:\p{Ll}+|\p{Lu}{4,})(?<!ing|ING)$/u.test(printed) &&
  sharesStem(printed, name)
const sharesStem = (printed: string, name: string): boolean =>
  name.toLowerCase().startsWith(printed.toLowerCase().slice(0, STEM))
const STEM = 4

const singular = (text: string): string => text.toLowerCase().replace(/s$/, '')

const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/s$/, '')
const QUALIFIED =
  /(?:\d[\d.+]{0,20}(?: AA?)?| experience| background| skills?| (?:processes|concepts|principles|fundamentals|basics|(?:best )?practices|methodolog(?:y|ies)|technologies|techniques|algorithms|librar(?:y|ies)|frameworks|systems?|development|(?:cloud )?services|cloud)|-kenntnisse)$/i
const INFINITIVE =
  /^(?:(?:onboarding|managing|training|running|handling|leading|coaching|supervising)(?= \p{L}+s$)|\p{L}{3,}i[sz]e|manage|edit|use|program|operate|troubleshoot|interpret|diagnose|prepare|write|build|create|lead|run|take|plan|read|drive|keep|balance|collect|generate|give|work|open|book|answer|handle|deliver|assess|support|supervise|serve|set|sell|teach|cut|change|administer|dispense|conduct|perform|complete|process|turned|supervised|managed|prepared|reviewed|negotiated|drafted|sold|tow|completed)\s/iu
