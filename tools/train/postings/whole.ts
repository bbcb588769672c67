import { unreadLanguage } from '#shared/jobs/posting/unread-language.ts'
import { unpack } from '#shared/learn/model.ts'
import { weighed } from '#shared/learn/predict.ts'
import { TEXT_KINDS } from '#shared/learn/text-kinds.ts'
import { WHOLE_TEXT_LANGUAGES, wholeFeatures } from '#shared/learn/whole-text.ts'
import { spokenIn } from '#shared/text/roots.ts'
import { languagesOf, paragraphs } from '../../lists.ts'
import { type Example, learn, type Plan } from '../logistic.ts'
import { moduleOf, pack, packDifferences } from '../pack.ts'
import { type Random, randomFrom, textNumber } from '../random.ts'
import { type Document, documentsOf } from './documents.ts'
import { lookAlikes } from './look-alikes.ts'
import { governmentPostings, madeUpPostings, otherTexts } from './made-up.ts'

// Whether a text as a whole hires somebody. Line by line guides to a trade, courses and tenders are like postings; all words
// together tell them apart.

const UNIT = 0.25
const PLAN: Plan = {
  classes: TEXT_KINDS,
  bucketBits: 16,
  passes: 5,
  rounds: 8,
  seed: 53,
  l1: 3,
  l2: 2,
  rate: 0.1,
}

/** How much each text of a source counts, and how much each language does, of either kind. */
const COUNTS: Record<string, number> = {
  own: 3,
  written: 2,
  skillspan: 2,
  government: 0.5,
  made: 0.2,
  called: 1,
  boards: 6,
  ads: 8,
  others: 2,
  lines: 0.3,
  alike: 3,
  together: 3,
  like: 1,
}
const LANGUAGE = 1
const LANGUAGES: Readonly<Record<string, number>> = { en: 3 }
/** One text counts no more than this, whatever its language lacks. */
const COUNTS_MOST = 5
const HELD_OUT = 5

interface Whole {
  id: string
  source: string
  is: (typeof TEXT_KINDS)[number]
  text: string
}

const printed = ({ segments }: Document): string =>
  segments.map(({ text, bullet }) => (bullet ? `- ${text}` : text)).join('\n')

function texts(random: Random): Whole[] {
  const of = (source: string, is: Whole['is'], documents: readonly Document[]) =>
    documents.map(
      (document): Whole => ({ id: `${source} ${document.id}`, source, is, text: printed(document) }),
    )
  const written = (source: string, is: Whole['is']) =>
    languagesOf(`postings/${source}`).flatMap((language) =>
      paragraphs(`postings/${source}/${language}.txt`).map(
        (lines, at): Whole => ({ id: `${source} ${language} ${at}`, source, is, text: lines.join('\n') }),
      ),
    )
  return [
    ...of('own', 'posting', documentsOf('postings/own.tsv')),
    ...of('written', 'posting', documentsOf('postings/written.tsv')),
    ...of('skillspan', 'posting', documentsOf('postings/skillspan.tsv')),
    ...of('government', 'posting', governmentPostings(120, random)),
    ...of('made', 'posting', madeUpPostings(700, random)),
    ...of('called', 'posting', madeUpPostings(900, random, ['lines', 'calls'])),
    ...written('boards', 'posting'),
    ...written('ads', 'posting'),
    ...written('others', 'other'),
    ...written('alike', 'other'),
    ...together(written('alike', 'other'), random),
    ...of('lines', 'other', otherTexts(500, random)),
    ...lookAlikes(2000, random).map(({ id, text }): Whole => ({ id, source: 'like', is: 'other', text })),
  ]
}

/** Handbooks and sites have many pages: of three that are together each says some of the words. */
const TOGETHER = 3
const together = (pages: readonly Whole[], random: Random): Whole[] =>
  pages.map((page) => {
    const [, language] = page.id.split(' ')
    const beside = pages.filter(({ id }) => id !== page.id && id.split(' ')[1] === language)
    const others = Array.from({ length: TOGETHER - 1 }, () => random.pick(beside).text)
    return { ...page, source: 'together', text: [page.text, ...others].join('\n') }
  })

/** Each text as it is and without some of its words, so that none of them tells it alone. */
const LEFT_OUT = 0.4

function examplesOf(all: readonly Whole[], random: Random): Example[] {
  const known = all.map((one) => {
    const { code, script } = unreadLanguage(one.text)
    const language = script ? code : spokenIn(one.text).language
    const of = WHOLE_TEXT_LANGUAGES.has(language) ? language : 'en'
    return { ...one, group: `${of} ${one.is}`, share: LANGUAGES[of] ?? LANGUAGE }
  })
  const masses = new Map<string, number>()
  for (const { group, source } of known) masses.set(group, (masses.get(group) ?? 0) + (COUNTS[source] ?? 1))
  const each = known.length / 20
  return known.flatMap(({ text, is, source, group, share }) => {
    const counts = Math.min(COUNTS_MOST, ((COUNTS[source] ?? 1) * share * each) / (masses.get(group) ?? 1))
    const features = wholeFeatures(text)
    const some = features.filter(() => !random.chance(LEFT_OUT))
    return [features, some].map((features) => ({ text: '', is, features, counts: counts / 2 }))
  })
}

/** Learns which texts hire, prints how well those are told that were held out, and gives the module. */
export function trainWholeText(): string {
  const random = randomFrom(PLAN.seed)
  const all = texts(random)
  const isHeldOut = ({ id }: Whole) => textNumber(id) % HELD_OUT === 0
  const model = unpack(
    pack(
      learn(
        examplesOf(
          all.filter((one) => !isHeldOut(one)),
          random,
        ),
        PLAN,
      ),
      UNIT,
    ),
  )
  const wrong = new Map<string, [number, number]>()
  for (const { source, is, text } of all.filter(isHeldOut)) {
    const [posting = 0, other = 0] = weighed(model, wholeFeatures(text))
    const [count, of] = wrong.get(source) ?? [0, 0]
    wrong.set(source, [count + Number(posting > other !== (is === 'posting')), of + 1])
  }
  for (const [source, [count, of]] of wrong)
    console.log(`${source}: ${count} of ${of} held out are told wrong`)
  const packed = packDifferences(learn(examplesOf(all, random), PLAN), UNIT)
  console.log(`${packed.weights.length} characters`)
  return moduleOf('WHOLE_TEXT_WEIGHTS', packed)
}
