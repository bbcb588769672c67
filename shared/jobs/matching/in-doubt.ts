import type { Spoken } from '#shared/text/roots.ts'
import { type Token, tokensOf } from '#shared/text/tokens.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { isDenied } from './denied.ts'
import { type Evidence, FUNCTION_WORDS } from './evidence.ts'
import type { Meant } from './find.ts'
import { weightsIn } from './gist.ts'
import { suitesWith } from './implied.ts'
import { ABROAD, isOwnName } from './told-in.ts'

// What is nowhere named may still be shown in other words. A product, a licence and a language have one name, and who
// does not name them has not shown them. Work has as many names as people, and who is of a trade does much of it without
// a word: it is only called missing where it is of another trade and none of the words of any of its names is there.

export function isInDoubt(meant: Meant, evidence: Evidence, lexicon: Lexicon): boolean {
  const { kind, skill, words } = meant
  if (kind === 'certificate' || kind === 'language') return false
  // 'Windows' within 'Windows Server' is part of another name, and one cannot be told without the other.
  if (kind === 'tool' || (skill < 0 && isOwnName(meant)))
    return (
      words.every(({ key }) => isStated(evidence.spoken.root(key), evidence)) ||
      suitesWith(skill, lexicon).some((suite) => evidence.bySkill.has(suite))
    )
  if (skill < 0) return true
  const field = lexicon.skills[skill]?.field
  if (kind === 'soft' || field === ABROAD) return true
  const known = [...evidence.bySkill.keys()].filter((other) => lexicon.skills[other]?.field === field)
  if (known.length >= OF_THE_TRADE) return true
  const names = [words, ...(lexicon.skills[skill]?.forms.map(({ text }) => tokensOf(text)) ?? [])]
  return (
    tellingRoots(words, evidence.spoken).telling.length === 0 ||
    names.some((name) => {
      const { all, telling } = tellingRoots(name, evidence.spoken)
      return (telling.length > 1 ? telling : all).some((root) => isClose(root, evidence))
    })
  )
}

/** 'No Docker yet' leaves no doubt. */
const isStated = (root: string, { byStem, lines, tokens, denied }: Evidence): boolean =>
  (byStem.get(root) ?? []).some(([at, word]) => {
    const [line, token, denials] = [lines[at], tokens[at]?.[word], denied[at]]
    return line && token && denials && !isDenied(line.text, denials, token)
  })

/** One skill may be of any trade. */
const OF_THE_TRADE = 2

/** The words of a name, and those of them that are not of every trade: none of 'Reporting', one of 'Health insurance'. */
function tellingRoots(name: readonly Token[], spoken: Spoken) {
  const { light, common } = weightsIn(spoken)
  const said = name.filter(({ key }) => !FUNCTION_WORDS.has(key) && !spoken.small.has(key))
  const all = said.map(({ key }) => spoken.root(key))
  return { all, telling: all.filter((root) => !light.has(root) && !common.has(root)) }
}

/** So many letters in common are one word in another form: 'statistics' and 'statistical'. */
const BEGINNING = 7
/** Shorter roots are often of another word. */
const ROOT_LEAST = 4

const isClose = (root: string, { byStem }: Evidence): boolean =>
  root.length >= ROOT_LEAST &&
  (byStem.has(root) ||
    (root.length >= BEGINNING &&
      [...byStem.keys()].some((said) => said.startsWith(root.slice(0, BEGINNING)))))
