import type { Locale } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { alternativesOf, findersOf } from '../text/finder.ts'
import { isJoint } from './wording.ts'

// Words that say how much something is wanted. A cue before counts for what follows it ('ideally Spark'), a cue after
// for what stands before it ('Spark is a plus').

export type Want = 'must' | 'nice'

export interface Cue {
  want: Want
  at: 'before' | 'after'
  from: number
  to: number
}

const words = (text: string): string =>
  // Blanks within a group are part of it: 'will be |is '.
  text.replace(/\n\s*/g, '').replace(/ /g, '\\s+')

type Wanted = NonNullable<Locale['wanted']>

/** Of every other language: its folder says what it says. */
const abroad = (of: keyof Wanted): string =>
  words(
    [...new Set(LOCALES.flatMap(({ wanted }) => wanted?.[of] ?? []))]
      .sort((a, b) => b.length - a.length)
      .join('|')
      .replaceAll('*', '\\p{L}*'),
  )

const SOURCES: [Want, Cue['at'], string][] = [
  ['nice', 'before', abroad('wishBefore')],
  ['nice', 'after', abroad('wishAfter')],
  ['must', 'before', abroad('mustBefore')],
  ['must', 'after', abroad('mustAfter')],
  [
    'nice',
    'before',
    words(`ideally|preferably|(?:advantage|plus|bonus|asset)(?:s|es)?(?=\\s?:)|(?:does|wo|would|can)n't hurt|nice to have|nice-to-have|bonus if|bonus points|bonus points for|bonus for|bonus|extra points for|extra credit|brownie points|
    even better if|not required but|not required, but|not essential, but|not mandatory but|not a requirement but|even better|lovely if|fantastic if|brilliant if|a plus if|would also be|we would love|we'd love|we'd also love|it helps if|it would help|helpful if|(?:it|that)(?:'d|\\s+would) (?:also )?be (?:great|nice|good|lovely|ideal|useful|fantastic|brilliant|amazing|wonderful|perfect|excellent|awesome|superb|handy|helpful) (?:if|to)|optionally|it(?:\\s+is|'s|\\s+would be|\\s+will be|\\s+would also be) (?:also )?(?:a (?:real|distinct|big|definite) )?(?:desirable|preferable|advantageous|beneficial|useful|helpful|an advantage|advantage|a plus|a bonus)(?:\\s+to|\\s+if|\\s+that)|desirably|desirable|
    (?:we'd|we would|we'll|we will) be (?:\\p{L}+ )?(?:delighted|thrilled|happy|impressed|pleased|over the moon) (?:if|to (?:find|see|hear)|with|by)|preference (?:will be |is |may be )?(?:given )?(?:to|for)|priority (?:will be |is )?given to|great if you|good if you|if you(?:'ve| have) (?:ever |also |already |previously )?(?:used|worked|done|handled|seen|run|written|made|built|managed|taught|driven|kept|cooked|trained|served|operated)|if you can (?:also )?(?:do|make|cook|bake|speak|drive|use|weld|sew|lay|run|teach|play)|we'd (?:also )?be (?:glad|happy|pleased|delighted|grateful) (?:of|for|to find|to see)|nice if you|not essential but|if you also|if you happen to|if they happen to|if you have also|happy if you|delighted if|advantage if|you might also|you may also|plus if`),
  ],
  [
    'nice',
    'after',
    words(`preff?err?ed|preferable|preferential|(?:a|an|is|are|massive|big|huge|definite|strong|major|real|distinct)(?: (?:big|huge|definite|strong|major|real|distinct|great|nice|massive|serious))? (?:plus|bonus|advantage|asset)|plus points|plus point|are pluses|pluses|added advantage|additional advantage|value add|value addition|desirable|desired|an advantage|advantageous|an asset|assets|beneficial|helpful|useful|even more so|valued|prized|nice(?=\\s*(?:[).;,]|$))|(?<=[(–—-]\\s?)plus(?=\\s*(?:[).;,]|$))|also great|appreciated|
    (?:a |another |would be a )?welcome addition|welcome|welcomed|a bonus|bonus|would (?:each |all |both |also |really )?be (?:great|nice|good|lovely|ideal|useful|fantastic|brilliant|amazing|wonderful|perfect|excellent|awesome|superb|handy|an? (?:(?:big|huge|definite|strong|major|real|distinct|great|nice|significant|clear|further|added) )?(?:plus|bonus|advantage|asset)|a)|that's great|thats great|tell us|let us know|mention it|say so|(?:we'd|we would|we'll|we will) be (?:\\p{L}+ )?(?:delighted|thrilled|happy|impressed|pleased|over the moon)(?! if| to| by| with| when)|(?:nice|good)[ -]to[ -]have|optional|
    n(?:either|one)(?: of (?:these|this|them|which|it|that))? is (?:essential|required|needed|necessary|a must|mandatory)|favourable|favorable|favoured|favored|an edge|a head start|(?:go |count |work |be )?in your favou?r|stand you in good stead|puts? you ahead|top of the pile|top of the list|to the top of the \\p{L}+|to the top|up the list|move you up|gets you|if you want to impress us|to impress us|if we(?:'re| are) (?:dreaming|lucky|greedy|being greedy|honest)|in an ideal world|in a dream world|not essential|not vital|not crucial|not a deal-?breaker|not a dealbreaker|
    make you stand out|makes you stand out|will stand out|sets you apart|set you apart|is a nice extra|nice extra|handy|brilliant|so much the better|all the better|makes? us (?:very |so |really )?happy|encouraged to apply|make us smile|delighted by|catch our eye|would help|(?<!(?:which|that|who|this|it) )helps|goes a long way|would make our (?:day|week|year)|make our (?:day|week|year)|we'll bump|we’ll bump|earns you more|a nice touch|icing on the cake|a boon|looked upon favourably`),
  ],
  [
    'must',
    'before',
    words(
      `must have|must|required|requires|we require|you need|you will need|you'll need|we need|essential|at a minimum|minimum|mandatory|needs to have|(?<!(?:educational|special|support|care|complex|learning|housing|training) )needs(?!\\s*(?:[,.;)]|$)|\\s+(?:and|or|of|in|for|as|by|which|that|are|is|with|through|within|while)(?!\\p{L}))|you should have`,
    ),
  ],
  [
    'must',
    'after',
    words(
      `required|(?:is|are) (?:also )?(?:expected|assumed|presumed|a given)(?!\\s+(?:to|that))|please(?=\\s*(?:[,)]|$))|is a must|are a must|a must|must-haves?|essential|is essential|mandatory|necessary|needed|at hire|non-negotiable|is key|are key|matters? (?:most )?to us|matters? most`,
    ),
  ],
]
const CUES = findersOf(SOURCES.map(([, , source]) => alternativesOf(source)))

/** 'The ideal candidate', 'you are welcome to apply': the word, not the cue. */
const NOT_A_CUE =
  /(?:if you(?:'ve| have| can)\b(?=[^.;!?]{0,160}\b(?:apply|hear from you|get in touch|touch base|talk to you|speak to you|meet you|want you|look no further|read on|this is|this could|right (?:job|role|place|person)|for you|contact us|call us|ring us|(?:send|email|drop) us|send (?:your|a|me)|your next|instead|be fine)\b)|\b(?:apply|(?:hear from|for|talk to|meet|want) you|(?:right|great|good|perfect) (?:person|fit|match|candidate|hire|one)) (?:here )?if you(?:'ve| have| can)\b|welcome (?:applications|applicants|to|you|everyone)|we welcome|(?:we'd|we would) (?:also )?love to (?:hear|meet|talk|see (?:you|someone|somebody|people|what|how|a|an|the))|no bonus|(?:you will|you'll) need to (?:interact|work|attend|travel|complete|submit|provide|make|take|run|build|design|create|support|help|ensure|deliver|report|spend|go|get|do)(?!\p{L})|(?:as|if|when|where|whenever) (?:is )?(?:required|needed|necessary)|required (?:from|of (?:the|all)|for|as soon|immediately|asap|urgently|now|(?:(?:early|mid|late) )?(?:spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december))|required to|handy (?:in|with|at|on)|plus (?:the|a|tronc|tips|bonus|commission|benefits|package|super|pension)|surplus|essential functions|needs of)/giu

/** A statement is asked several times over; what many texts said is not kept. */
const KNOWN_MOST = 1000
const known = new Map<string, readonly Cue[]>()

/** In the order they stand. Where two meet, the longer one. */
export function cuesOf(text: string): readonly Cue[] {
  const before = known.get(text)
  if (before) return before
  if (known.size >= KNOWN_MOST) known.clear()
  const cues = cuesIn(text)
  known.set(text, cues)
  return cues
}

function cuesIn(text: string): Cue[] {
  const places = CUES(text)
  const all = SOURCES.flatMap(([want, at], list): Cue[] =>
    (places[list] ?? []).map((place) => ({ want, at, ...place })),
  )
  if (all.length === 0) return []
  const blocked = [...text.matchAll(NOT_A_CUE)].map((m) => [m.index, m.index + m[0].length] as const)
  const found = all.filter(({ from, to }) => !blocked.some(([start, end]) => from < end && to > start))
  found.sort((a, b) => a.from - b.from || b.to - a.to)
  const cues: Cue[] = []
  for (const next of found) {
    const last = cues.at(-1)
    if (last && next.from < last.to) continue
    const [before, rest] = [text.slice(0, next.from), text.slice(next.to).trim()]
    const twin = found.some(
      (other) =>
        other !== next && other.from === next.from && other.to === next.to && other.want === next.want,
    )
    const ends = rest === '' || /^[,.;)]/.test(rest)
    const opens = isOpen(before)
    // The same words before and after: 'Required: Go' against 'Go required', ', mile widziany SAP' against 'SAP mile widziany'.
    if (twin) cues.push({ ...next, at: !ends && (opens || /^[:–-]/.test(rest)) ? 'before' : 'after' })
    // 'Some WMS knowledge, Manhattan ideally' against 'e, de preferência, SAP'; 'human factors would also be welcome'
    else if (next.at === 'before' && next.want === 'nice' && next.from > 0)
      cues.push({
        ...next,
        at:
          rest === '' ||
          (ends && !(opens && isGoingOn(rest))) ||
          (ALSO.test(text.slice(next.from, next.to)) && PRAISE.test(rest))
            ? 'after'
            : 'before',
      })
    else {
      const heads =
        next.at === 'after' && next.want === 'nice' && next.from <= 1 && rest !== '' && !/^[,.]/.test(rest)
      cues.push(heads ? { ...next, at: 'before' } : next)
    }
  }
  return cues
}

/** Nothing of the part that goes on has been said: it begins, or a sign or an 'and' stands before. */
const isOpen = (before: string): boolean =>
  /(?:^|[,;:(–—-])\s*$/.test(before) || isJoint(before.trimEnd().split(/\P{L}/u).at(-1) ?? '')
const isGoingOn = (rest: string): boolean => /^,\s*\p{L}/u.test(rest)

const ALSO = /^would also be$/i
const PRAISE = /^(?:an? )?(?:\p{L}+ ){0,2}\p{L}+[.;)]?$/u
