import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { plainText } from './jobs/posting/plain-text.ts'
import { normalText } from './read/normal-text.ts'

// Every regular expression of the engine, written or built, put to a prover. Proving all of them takes minutes, so that
// verdicts are kept beside this file; one that is not in it is proven here and now. To write those down as well:
// REGEX_VERDICTS=write npx vitest run --project shared shared/regex-safety.test.ts (with {} in that file, all anew)

/**
 * `few blanks`: linear where blanks never stand in long runs, as in every line and job text (see below).
 * `unbroken`: too large to be proven in time, and no text was found that makes it slow.
 */
type Verdict = 'linear' | 'few blanks' | 'unbroken' | 'polynomial' | 'exponential' | 'undecided'

const KEPT = new URL('./regex-safety.golden.json', import.meta.url)
const WRITING = process.env.REGEX_VERDICTS === 'write'
const FOLDERS = ['read', 'score', 'jobs', 'structure', 'learn', 'text']
const PATIENCE_MS = 6000
const FUZZING_MS = 3000

interface Found {
  key: string
  file: string
  pattern: string
  flags: string
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true })
    .map((name) => `./${folder}/${name}`)
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.includes('/testing/'))
    .sort(),
)
const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const found = (file: string, pattern: string, flags: string): Found => ({
  file,
  pattern,
  flags,
  key: `/${pattern}/${flags}`,
})

function writtenIn(file: string): Found[] {
  const all: Found[] = []
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { type, regex } = node as { type?: string; regex?: { pattern: string; flags: string } }
    if (type === 'Literal' && regex) all.push(found(file, regex.pattern, regex.flags))
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseSync(file, sourceOf(file)).program)
  return all
}

/** A finder builds an expression when a text needs it, and tries it where a word begins: each alternative that repeats anything. */
vi.doMock('./jobs/text/finder.ts', async (original) => {
  const actual = await original<typeof import('./jobs/text/finder.ts')>()
  return {
    ...actual,
    finderOf: (...[alternatives, bounds]: Parameters<typeof actual.finderOf>) => {
      const repeats = alternatives.filter((one) => /[*+{]/.test(one.replace(/\\s\+?|\\p\{/g, '')))
      for (const one of repeats)
        new RegExp(`^(?:${one})(?![${bounds?.after ?? bounds?.within ?? '\\p{L}\\p{N}'}])`, 'u')
      return actual.finderOf(alternatives, bounds)
    },
  }
})
const FINDER = './jobs/text/finder.ts'

/** What is put together of lists of words, caught while the file is loaded anew. */
async function builtIn(file: string): Promise<Found[]> {
  // What it imports is there by then, and builds nothing of its own meanwhile.
  await import(/* @vite-ignore */ file)
  const all: Found[] = []
  const Plain = globalThis.RegExp
  globalThis.RegExp = class extends Plain {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      if (new Error().stack?.includes(file.slice(1))) all.push(found(file, this.source, this.flags))
    }
  } as RegExpConstructor
  try {
    await import(/* @vite-ignore */ `${file}?built`)
  } finally {
    globalThis.RegExp = Plain
  }
  return all
}

const sites = (file: string, which: RegExp): number => sourceOf(file).match(which)?.length ?? 0
const BUILDS = /new RegExp\(|finderOf\(/g
/** The pattern of one that is written out, with other flags. */
const REPEATS = /new RegExp\([A-Z_]+(?:\.source)?, '\w+'\)/g
const built = new Map<string, Found[]>()
for (const file of files) if (file !== FINDER && sites(file, BUILDS) > 0) built.set(file, await builtIn(file))
const all = [...files.flatMap(writtenIn), ...[...built.values()].flat()]

const status = (pattern: string, flags: string, fuzzing = false): Verdict => {
  const result = checkSync(
    pattern,
    flags,
    fuzzing ? { timeout: FUZZING_MS, checker: 'fuzz' } : { timeout: PATIENCE_MS },
  )
  if (result.status === 'unknown') return 'undecided'
  const { type } = result.complexity
  return type === 'safe' || type === 'constant' ? 'linear' : type
}

const withSingleBlanks = (pattern: string): string =>
  pattern
    .replace(/\\s\*/g, '\\s?')
    .replace(/\\s\+/g, '\\s')
    .replace(/\\s\{2,\}/g, '\\s\\s')

function prove({ pattern, flags }: Found): Verdict {
  const verdict = status(pattern, flags)
  if (verdict === 'polynomial' || verdict === 'undecided') {
    const single = withSingleBlanks(pattern)
    if (single !== pattern && status(single, flags) === 'linear') return 'few blanks'
  }
  if (verdict === 'undecided' && status(pattern, flags, true) === 'linear') return 'unbroken'
  return verdict
}

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Verdict>
const verdicts = new Map(all.map((r) => [r.key, kept[r.key] ?? prove(r)]))
if (WRITING) writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries([...verdicts].sort()), null, 1)}\n`)

const named = (is: (r: Found, verdict: Verdict) => boolean) =>
  all.filter((r) => is(r, verdicts.get(r.key)!)).map((r) => `${r.file}: ${r.key}`)

/** Those that are neither proven nor unbroken, and why they are never given a text on which that shows. */
const BOUNDED: [file: string, part: string, why: string][] = [
  ['./read/docx/properties.ts', '<w:lang', 'two hundred signs at most behind each `<w:lang`'],
  ['./read/pdf/fonts.ts', 'bold|black', 'a font’s name is cut at 200 letters'],
  ['./read/pdf/fonts.ts', 'italic|oblique', 'a font’s name is cut at 200 letters'],
  ['./read/pdf/furniture.ts', '^(?:page|seite', 'a line has no runs of blanks by then'],
  ['./read/ocr/soundness.ts', '^\\S+@', 'a word is cut at 120 letters'],
  ['./read/ocr/soundness.ts', '^[(', 'a word is cut at 120 letters'],
  ['./read/word/document.ts', '{1,64}@', 'every repetition ends after 64 letters'],
  ['./structure/contact.ts', '{1,64}\\s?', 'every repetition ends after 64 letters'],
  ['./structure/entry-lines.ts', '(?<![\\s–—-])', 'a try begins once a run of signs, not at each of them'],
  ['./structure/titled/items.ts', '^https?:', 'looked for in one name of an entry'],
  ['./structure/contact.ts', '{1,64})', 'every repetition ends after 64 letters'],
  ['./jobs/posting/alternatives.ts', '{0,6}', 'looked for in one sentence, which is cut at 1,000 letters'],
  ['./jobs/posting/location.ts', 'sciences?', 'a list of words, none of which repeats'],
  [
    './structure/join-texts.ts',
    '{12,400}',
    'every repetition ends after 400 letters, in the last 4,000 of a paragraph',
  ],
  ['./structure/grades.ts', '^(.*)(?:[.,;:|]', 'looked for in two hundred letters at most'],
  ['./structure/education.ts', '{0,40}\\d{4}', 'every repetition ends after forty letters'],
  ['./structure/skills.ts', '–—•·▪●]{1,32}', 'thirty-two letters at most behind each sign'],
  ['./structure/joint/slots.ts', '{2,60}', 'sixty letters at most, and no two blanks in a row'],
  [
    './score/text/claimed-years.ts',
    '(?<claim>',
    'looked for in the first 2,000 letters, and every repetition ends after fifty',
  ],
  ['./structure/name/words.ts', 'SHRM-CP', 'eight degrees at most'],
  [
    './structure/education.ts',
    '^(.{2,60}?)',
    'fixed to the beginning, and every repetition ends after 90 letters',
  ],
  ['./text/dates.ts', 'still\\s{1,2}employed', 'fixed to the beginning: each word is tried once'],
  ['./jobs/text/addresses.ts', 'https?:', 'a word is cut at 120 letters'],
  ['./jobs/posting/blocks.ts', '[#=\\s]+$', 'a try begins once a run of signs, not at each of them'],
  ['./jobs/posting/certificates.ts', '.*$', 'the rest of a line, which always ends the search'],
  ['./jobs/posting/certificates.ts', '{0,6}?', 'six words at most before each name'],
  ['./jobs/posting/certificates.ts', 'regist(?:ered', 'six words at most'],
  ['./jobs/posting/degree.ts', '){0,3}(?:knowledge', 'three words at most'],
  [
    './jobs/posting/title.ts',
    '|suchen(?: wir)?',
    'looked for in the first 6,000 letters, and seven words at most',
  ],
  ['./jobs/posting/cues.ts', '{0,160}', 'a hundred and sixty letters at most'],
  // Built by years.ts when it is first loaded, by whichever of the two that is.
  ['./jobs/posting/', 'several years.{0,80}?', 'eighty letters at most'],
  [
    './jobs/posting/location.ts',
    '[^\\w\\n]*',
    'looked for in the first 8,000 letters, of which three blanks stand in a row',
  ],
  ['./jobs/posting/location.ts', '{0,2}', 'three words at most'],
  [
    './jobs/posting/title.ts',
    '[^\\w\\n]*',
    'looked for in the first 4,000 letters, of which three blanks stand in a row',
  ],
  ['./jobs/posting/usable.ts', 'experience (?:with', 'a list of words, none of which repeats'],
  ['./jobs/posting/skill-name.ts', '(?<!ing|ING)$', 'one word'],
  ['./jobs/posting/negation.ts', '|nobody|there)', 'one word at most, fixed to the beginning'],
]
/** Tables of hundreds of words, too large to be proven in time; the texts of the bench find none of them slow. */
const LISTS_OF_WORDS =
  /^\.\/(?:jobs\/posting\/(?:cues|degree-names|usable|other-texts|years|headings)|text\/dates(?:\/parts)?)\.ts$/

const isOf = ([file, part]: (typeof BOUNDED)[number], r: Found) =>
  r.file.startsWith(file) && r.pattern.includes(part)

describe('the regular expressions of the engine', () => {
  // An excuse that no expression needs would excuse the next one unseen.
  test.each(BOUNDED)('%s with %s: %s', (...row) =>
    expect(all.some((r) => isOf(row, r) && verdicts.get(r.key) !== 'linear')).toBe(true),
  )
  test('were found', () => expect(all.length).toBeGreaterThan(300))
  test('none can be made to take exponential time', () =>
    expect(named((_, verdict) => verdict === 'exponential')).toEqual([]))
  test('those of the checks are proven to take linear time', () =>
    expect(
      named(
        (r, verdict) =>
          /^\.\/(?:score\/|text\/words)/.test(r.file) &&
          verdict !== 'linear' &&
          !BOUNDED.some((row) => isOf(row, r)),
      ),
    ).toEqual([]))
  test('those that may take longer are given bounded texts, for a reason that is said', () =>
    expect(
      named(
        (r, verdict) =>
          (verdict === 'polynomial' ||
            (verdict === 'undecided' && !LISTS_OF_WORDS.test(r.file)) ||
            (verdict === 'few blanks' && r.file.startsWith('./read/'))) &&
          !BOUNDED.some((row) => isOf(row, r)),
      ),
    ).toEqual([]))
  test('a pattern that is known to be bad is found to be bad', () =>
    expect(prove(found('', '^(a+)+$', ''))).toBe('exponential'))
  test.each([...built])('what %s builds was caught', (file, caught) =>
    expect(caught.length).toBeGreaterThanOrEqual(sites(file, BUILDS) - sites(file, REPEATS)),
  )
})

describe('blanks', () => {
  const BLANKS = [' ', '\t', '\u00a0', '\u2003', '\u2028', '\u3000', '\n', '\r\n', '\v', '\f', ' \t ']
  test.each(BLANKS)('many %j are one in a line', (blank) =>
    expect(normalText(`a${blank.repeat(1000)}b`)).toMatch(/^a\sb$/),
  )
  test.each(BLANKS)('many %j are few in a job text', (blank) =>
    expect(plainText(`a${blank.repeat(1000)}b`)).toMatch(/^a\s{1,5}b$/),
  )
})
