import type { Statement } from '../subject.ts'
import { t } from '../writing-texts.ts'

// What a reader wants to hear of a deed depends on its kind: of a report who used it, of a lesson how many came.

const ASKED: readonly (readonly [ask: string, verbs: string])[] = [
  [
    t.askHowMuchMore,
    'improve increase reduce cut grow boost streamline optimize enhance accelerate lower minimize maximize save strengthen expand decrease shorten raise',
  ],
  [
    t.askHowLarge,
    'lead manage oversee direct organize coordinate plan host run administer head facilitate chair spearhead orchestrate execute supervise',
  ],
  [t.askOfLearners, 'teach train mentor coach instruct tutor educate onboard hire recruit guide'],
  [
    t.askOfUse,
    'build create develop design write produce implement introduce establish draft code program construct configure deploy integrate launch automate devise compose model generate set adapt invent author',
  ],
  [
    t.askWhatFound,
    'analyze research investigate study evaluate assess test measure review audit inspect monitor track examine survey compare diagnose identify determine verify observe explore query detect',
  ],
  [
    t.askHowMany,
    'serve assist help answer handle process prepare operate maintain provide deliver clean cook load file schedule arrange respond resolve greet edit proofread communicate interact liaise consult advise inform install repair interview update record',
  ],
  [t.askWhichPart, 'collaborate partner cooperate participate contribute work support join attend'],
  [t.askWhatReached, 'sell promote market advertise fundraise publicize pitch upsell'],
  [t.sayWhatChanged, 'use utilize apply leverage employ ensure enforce adopt replace fix address'],
  [t.askForWhat, 'recognize select commend nominate honor'],
]

let byVerb: ReadonlyMap<string, string> | undefined

/** Whoever says how often is asked how many. */
const OFTEN =
  /(?<!\p{L})(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual|annually|each|every|per)(?!\p{L})/iu
/** Whoever says what became better is asked by how much. */
const CHANGES = /,\s(?:improving|increasing|reducing|enhancing|raising|lowering|boosting|cutting)\s/iu
/** Nobody uses these, whoever builds them. */
const TIES = /(?<!\p{L})(?:relation(?:ship)?s?|rapport|partnerships?|trust|connections|networks?)(?!\p{L})/iu

/** Whatever is read or looked at has readers. */
const SEEN =
  /(?<!\p{L})(?:podcasts?|videos?|articles?|blogs?|newsletters?|posts|content(?! management))(?!\p{L})/iu

/** The question that fits the deed; where we do not know its kind, for size and result. */
export function askOf({ text, opening: { verb } }: Pick<Statement, 'text' | 'opening'>): string {
  byVerb ??= new Map(ASKED.flatMap(([ask, verbs]) => verbs.split(' ').map((one) => [one, ask] as const)))
  if (CHANGES.test(text)) return t.askHowMuchMore
  const ask = byVerb.get(verb) ?? t.askSizeAndResult
  if (ask === t.askOfUse)
    return TIES.test(text) ? t.askSizeAndResult : SEEN.test(text) ? t.askWhatReached : ask
  return OFTEN.test(text) && (ask === t.askHowMany || ask === t.askSizeAndResult) ? t.askHowManyOfThese : ask
}
