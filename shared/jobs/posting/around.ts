import type { Scan } from '../text/scan.ts'
import { tokensOf } from '../text/tokens.ts'
import type { Classified } from './classify.ts'
import type { Around } from './phrases.ts'
import type { Statement } from './statements.ts'
import { STOP_WORDS, type Wording } from './wording.ts'

/** What the whole posting says of any phrase in it. */
export function aroundOf(
  text: string,
  title: string,
  lines: readonly Classified[],
  statements: readonly Statement[],
  scans: readonly Scan[],
  wording: Wording,
): Around {
  const times = new Map<string, number>()
  for (const { key } of tokensOf(text)) times.set(key, (times.get(key) ?? 0) + 1)
  const outright = new Set<number>()
  for (const [at, { listed }] of statements.entries())
    if (listed) for (const { skill } of scans[at]?.hits ?? []) outright.add(skill)
  const house = new Set(companyWords(lines).filter((word) => !STOP_WORDS.has(word)))
  return {
    times,
    house,
    named: new Set([...wordsOf(title).filter((word) => !STOP_WORDS.has(word)), ...house]),
    outright: outright.size,
    wording,
  }
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ key }) => key)

/** 'About Lorimar', and what the sentences that tell of the company, or speak for it by law, begin with. */
function companyWords(lines: readonly Classified[]): string[] {
  const names = new Set<string>()
  for (const { text, heading, is } of lines) {
    if (is !== 'company' && is !== 'legal') continue
    const [, opens = ''] = /^(\p{Lu}[\p{L}\d&-]+)/u.exec(text) ?? []
    if (opens !== '' && lines.filter((other) => other.text.includes(opens)).length > 1) names.add(opens)
    if (is === 'company')
      for (const [, name = ''] of heading.matchAll(/\s(\p{Lu}[\p{L}\d&-]+)/gu)) names.add(name)
  }
  return [...names].flatMap(wordsOf)
}
