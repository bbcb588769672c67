import type { Requirement } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { runs } from '#shared/text/words.ts'
import { type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import { list } from '../said.ts'
import { t } from '../sections-texts.ts'
import type { Subject } from '../subject.ts'

/** What the law asks for before anybody may work, by the word for it in eight languages. */
const LICENCE =
  /licen[cs]|registration|registered|chartered|\b(?:approbation|zulassung|berufserlaubnis|habilitation|inscription|habilitaci[oó]n|colegiad[oa]|abilitazione|iscrizione|habilita[cç][aã]o|registratie|uprawnienia|prawo wykonywania)/iu

/** Half of all adults hold one. */
const DRIVING = /driv/iu

/** Of a licence's name these say nothing about which it is. */
const OF_ANY =
  /^(?:licen[cs]|regist|charter|certif|state|with|valid|current|the|and|for|of|an?|or|der|die|das|als|de|du)/i

/** Trades in which nobody may work without one, by the beginnings of their names. */
const REGULATED =
  /(?<!\p{L})(?:(?:registered |practical |staff )?nurse|rn|lpn|physician|surgeon|dentist|pharmacist|midwife|paramedic|physio|physical therap|occupational therap|psycholog|psychotherap|veterinar|attorney|lawyer|solicitor|barrister|electrician|plumber|gas engineer|pilot|architect|teacher|(?:kranken|gesundheits|alten)?pfleg|hebamme|apothek|ärzt|arzt|zahn(?:arzt|ärzt)|rechtsanw|elektriker|infirmi|sage-femme|pharmacien|médecin|avocat|électricien|enfermer|matrona|farmac|médic|abogad|electricista|infermier|medico|avvocat|elettricista|advogad|eletricista|verpleegkund|apotheker|advocaat|pielęgniar|położn|lekarz|elektryk|nauczyciel|sjuksköt|sykeplei|sygeplejer)/iu

/** A licence and where it was read. */
interface Held {
  text: string
  page: number
  line: number
  path: string
}

const check: CheckDefinition = {
  id: 'licence-up-front',
  title: 'Your license is near the top',
  why: 'If a job needs a license by law, recruiters look for it first.',
  part: 'keyword',
  place: 10,
  group: 'summary',
  restsOn: [],
  advice: true,
  look(subject) {
    const asked = subject.requirements.filter(
      ({ text, must }) => must && LICENCE.test(text) && !DRIVING.test(text),
    )
    const named = asked.filter(({ status }) => status !== 'missing')
    if (asked.length > 0 && named.length === 0) return notApplicable(t.noLicenseNamed)
    const held = asked.length > 0 ? named.map(asHeld) : heldInTrade(subject.resume)
    if (held.length === 0) return notApplicable(t.noLicenseNeeded)
    const late = held.filter((one) => !isUpFront(one, subject))
    if (late.length === 0) return pass(t.licenseFirst)
    return partly(
      0.5,
      t.licenseLate(late.length, { licenses: list(late.map(({ text }) => text)) }),
      t.licenseUp,
      late.map((one) => ({ ...one, fix: '' })),
    )
  },
}
export default check

const asHeld = ({ text, proof }: Requirement): Held => ({
  text: proof?.text ?? text,
  page: proof?.page ?? 0,
  line: proof?.line ?? 0,
  path: proof?.path ?? '',
})

/** What a person in a regulated trade holds, whatever job it is for. */
function heldInTrade({ headline, experience, certifications, places }: Resume): Held[] {
  if (!REGULATED.test(`${headline}\n${experience[0]?.position ?? ''}`)) return []
  return certifications.flatMap(({ title, detail }, i) => {
    const path = `certifications.${i}`
    const text = `${title} ${detail}`
    if (!LICENCE.test(text) || DRIVING.test(text)) return []
    return [{ text: title, page: places[path]?.page ?? 0, line: places[path]?.line ?? 0, path }]
  })
}

/** Named under the name, in the summary, or in lines before all work. */
function isUpFront({ text, page, line }: Held, { resume }: Subject): boolean {
  const { name, headline, summary, head, sections, experience, places } = resume
  // A section of licences before all work holds them, whichever line proves one.
  const first = sections.slice(
    0,
    Math.max(
      0,
      sections.findIndex(({ kind }) => kind === 'experience'),
    ),
  )
  const above = first.filter(({ kind }) => kind === 'certifications' || kind === 'other')
  const lines = [...head, ...above.flatMap((section) => section.lines)]
  const top = [name, headline, summary, ...lines.map((line) => line.text)].join('\n')
  const said = new Set(runs(top))
  if (LICENCE.test(top) || runs(text).some((word) => !OF_ANY.test(word) && said.has(word))) return true
  const work = places['experience.0.position'] ?? places['experience.0.company']
  if (line === 0 || work === undefined || experience.length === 0) return false
  return page < work.page || (page === work.page && line < work.line)
}
