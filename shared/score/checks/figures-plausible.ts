import {
  type CheckDefinition,
  evidenceOf,
  named,
  notApplicable,
  type Outcome,
  partly,
  pass,
} from '../check.ts'
import type { Statement, Subject } from '../subject.ts'
import { looseFigures } from '../text/loose-figures.ts'
import { quote } from '../text/quote.ts'
import { t } from '../writing-texts.ts'

/** What is cut by more than all of it, and a share of more than the whole. */
const CUT = /(?<!\p{L})(?:reduc|decreas|cut|lower|shorten|sav|eliminat|shrank|shrunk)/iu
/** Behind the verb, before any other figure or clause. */
const BY = /^[^.;%\d]{0,80}(\d{3,5}) ?%/u
/** 'Grew by 150 % attendance' is no share. */
const SHARE = /(?<![\d.,])(?<!by )(\d{3,5})\s?%\s(?:attendance|uptime|accuracy|availability)(?!\p{L})/iu
/** Nothing a person did grew ten thousand times. */
const HUGE = /(?<![\d.,])(\d{6,}|\d{1,3}(?:,\d{3}){2,})\s?%/u
const LONGEST = 600

function impossible(text: string): string {
  const told = text.slice(0, LONGEST)
  const cut = CUT.exec(told)
  const huge = HUGE.exec(told)?.[1]
  if (huge) return `${huge}%`
  const found = [cut && BY.exec(told.slice(cut.index)), SHARE.exec(told)]
  const percent = found.find((match) => Number(match?.[1]) > 100)?.[1]
  return percent === undefined ? '' : `${percent}%`
}

/** One loose figure is a slip of the pen; from here on figures were strewn in, and more of them cost more. */
const STREWN_FEWEST = 3
const LIMIT = { fewest: 64, each: 6, least: 30 } as const

/** The lines in which figures measure nothing, where they are too many of all that have figures. */
function strewn({ statements }: Subject): { s: Statement; figure: string }[] {
  const figured = statements.filter(({ text }) => /\d/.test(text))
  const loose = figured.flatMap((s) =>
    looseFigures(s.text)
      .slice(0, 1)
      .map((figure) => ({ s, figure })),
  )
  return loose.length >= STREWN_FEWEST && loose.length * 2 > figured.length ? loose : []
}

const SHARE_SAID = /(?<![\d.,])\d[\d.,]*\s?%/u
const SAME_FEWEST = 4

/** The lines that all give the same share, where they are most of those that give one. */
function repeatedShare({ statements }: Subject): { s: Statement; figure: string }[] {
  const shares = statements.flatMap((s) => {
    const figure = SHARE_SAID.exec(s.text)?.[0].replace(/\s/, '')
    return figure === undefined ? [] : [{ s, figure }]
  })
  const [often = []] = shares
    .map(({ figure }) => shares.filter((other) => other.figure === figure))
    .sort((a, b) => b.length - a.length)
  return often.length >= SAME_FEWEST && often.length * 2 > shares.length ? often : []
}

const limitOf = (lines: number, from: number): number =>
  Math.max(LIMIT.least, LIMIT.fewest - LIMIT.each * (lines - from))

const check: CheckDefinition = {
  id: 'figures-plausible',
  title: 'Figures that can be true',
  why: 'Nothing can fall by more than 100 %. One impossible figure makes readers doubt the others.',
  part: 'section',
  place: 70,
  weight: 2, // A figure nobody believes takes the others along.
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  look(subject) {
    if (subject.statements.length === 0) return notApplicable(t.noFigures)
    return unheard(subject) ?? pass(t.figuresPossible)
  },
}
export default check

function unheard(subject: Subject): Outcome | null {
  const said = (found: readonly { s: Statement }[]) => found.map(({ s }) => evidenceOf(subject, s))
  const loose = strewn(subject)
  const [first] = loose
  if (first)
    return {
      ...partly(
        0,
        t.measureNothing({ count: loose.length, text: quote(first.s.text, 60) }),
        t.sayOfWhat({ figure: first.figure, bullet: named(first.s) }),
        said(loose),
      ),
      limit: limitOf(loose.length, STREWN_FEWEST),
    }
  const same = repeatedShare(subject)
  const [one] = same
  if (one)
    return {
      ...partly(
        0,
        t.sameFigure({ figure: one.figure, count: same.length }),
        t.checkSame({ figure: one.figure, bullet: named(one.s) }),
        said(same),
      ),
      limit: limitOf(same.length, SAME_FEWEST),
    }
  if (!subject.english) return null
  const found = subject.statements.flatMap((s) => {
    const figure = impossible(s.text)
    return figure === '' ? [] : [{ s, figure }]
  })
  const [wrong] = found
  return wrong
    ? partly(
        0.5,
        t.cannotBeRight({ figure: wrong.figure }),
        t.checkFigure({ figure: wrong.figure, bullet: named(wrong.s) }),
        said(found),
      )
    : null
}
