import type { Evidence } from '#shared/schema/analysis.ts'
import { noSections } from '../absent.ts'
import { at, type CheckDefinition, graded } from '../check.ts'
import { t } from '../sections-texts.ts'
import type { Subject } from '../subject.ts'
import {
  isFillerText,
  isNamelessName,
  isPlaceholder,
  placeholderIn,
  soundsFilled,
  speaksToWriter,
} from '../text/placeholders.ts'
import { quote } from '../text/quote.ts'

/** One forgotten place is a slip; from here on the page is a form. */
const FORM = 4
/** Filler is no slip: nobody writes it by mistake. */
const LIMIT = { slip: 70, filler: 35, each: 12, form: 20 } as const

const check: CheckDefinition = {
  id: 'placeholders',
  title: 'Template text left in',
  why: 'Leftover template text looks as if nobody checked the resume.',
  part: 'section',
  place: 10,
  weight: 6, // Limits the whole score as well; a slip costs this.
  group: 'format',
  restsOn: [],
  look(subject) {
    if (subject.wordCount === 0) return noSections()
    const found = unfilled(subject)
    return graded(found.length === 0 ? 1 : 0, t.noTemplateText, () => {
      const text = quote(found[0]?.text ?? '', 60)
      const isFilled = found.some((one) => isFillerText(one.text))
      return {
        finding: found.length === 1 ? t.templateText({ text }) : t.templateTexts(found.length),
        fix: t.replaceTemplateText({ text }),
        evidence: found,
        limit: isForm(subject, found)
          ? LIMIT.form
          : Math.max(LIMIT.form, (isFilled ? LIMIT.filler : LIMIT.slip) - LIMIT.each * (found.length - 1)),
      }
    })
  },
}
export default check

/** Nobody leaves “Lorem ipsum” in two places of a resume of his own. */
const isForm = ({ resume }: Subject, found: readonly Evidence[]): boolean =>
  found.length >= FORM ||
  isNamelessName(resume.name) ||
  (found.some(({ text }) => isFillerText(text)) && found.filter(({ text }) => soundsFilled(text)).length > 1)

function unfilled(subject: Subject): Evidence[] {
  const { resume } = subject
  const found: Evidence[] = []
  const seen = new Set<string>()
  const look = (path: string, text: string, whole = false) => {
    const isSlot = path === 'name' ? isNamelessName : isPlaceholder
    const slot = whole ? (isSlot(text) ? text : '') : placeholderIn(text)
    if (slot === '' || seen.has(slot)) return
    seen.add(slot)
    found.push(at(subject, path, slot))
  }
  look('name', resume.name, true)
  look('headline', resume.headline)
  look('personalInfo.address', resume.personalInfo.address, true)
  look('summary', resume.summary)
  resume.experience.forEach((e, i) => {
    const path = `experience.${i}`
    look(`${path}.position`, e.position, true)
    look(`${path}.company`, e.company, true)
    look(`${path}.startDate`, e.printedDates)
    look(`${path}.text`, e.text)
    e.bullets.forEach((bullet, n) => {
      look(`${path}.bullets.${n}`, bullet)
    })
  })
  resume.education.forEach((e, i) => {
    const path = `education.${i}`
    look(`${path}.institution`, e.institution, true)
    look(`${path}.degree`, e.degree, true)
    look(`${path}.startDate`, e.printedDates)
  })
  // What found no field is still on the page.
  const lines = [...resume.head, ...resume.sections.flatMap((section) => section.lines)]
  const toWriter = speaksToWriter(lines.map(({ text }) => text))
  const counted = countedOn(resume)
  const isFilled = lines.some(({ text }) => isFillerText(text))
  for (const { text, page, line } of lines) {
    const isTemplates = toWriter.has(text) || counted.has(text) || (isFilled && soundsFilled(text))
    const slot = placeholderIn(text) || (isTemplates ? text : '')
    if (slot === '' || seen.has(slot) || namesLink(slot, resume)) continue
    seen.add(slot)
    found.push({ text: slot, page, line, path: '', fix: '' })
  }
  return found
}

/** “My profile” over an address is what a link is called; its last letters may lie beyond what can be clicked. */
const namesLink = (text: string, { links }: Subject['resume']): boolean =>
  links.some((link) => {
    const called = link.text.trim()
    return (
      called.length >= LINK_LETTERS && called.length * 2 > text.length && bare(text).startsWith(bare(called))
    )
  })
const LINK_LETTERS = 4
/** A sign or an emoji may stand before it. */
const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '')

/** “Point 1”, “Point 2”, “Title 1”: one word and a number again and again, in any language, is what a template counts by. */
function countedOn({ sections }: Subject['resume']): ReadonlySet<string> {
  const told = sections.filter(({ kind }) => kind === 'experience' || kind === 'projects')
  const counted = told
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter((text) => COUNTED.test(text))
  return counted.length >= COUNTED_FEWEST ? new Set(counted) : new Set()
}
const COUNTED = /^\p{L}{2,} \d{1,2}$/u
const COUNTED_FEWEST = 4
