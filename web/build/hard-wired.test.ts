import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hardWired, readsWhileLoading } from './hard-wired.ts'

/** Names, which no language has a word of its own for, and what tells developers why a file did not open. */
const NO_TEXT = [
  /^ai\/device\/models\.ts: (?:Qwen|SmolLM|Phi)/,
  /^ai\/device\/llm\.worker\.ts: Not whole/,
  /^components\/shell\/command-key\.ts: Ctrl$/,
  /^components\/analysis\/page-size\.ts: Letter$/,
  /^pages\/builder\/editor\/steps\/layout-settings\.tsx: Letter$/,
  /^shared\/score\/checks\/font-families\.ts: Computer Modern$/,
  // Words that are looked for, and names by which the code knows bands, styles and fields of work.
  /^shared\/jobs\/posting\/unread-language\.ts: \p{Ll}/u,
  /^shared\/score\/words\/deed-kinds\.ts: \p{Ll}/u,
  /^shared\/score\/assessment\.ts: (?:Excellent|Good|Needs Improvement|Most|Part|Little)$/,
  /^shared\/score\/checks\/date-style\.ts: full month year$/,
  /^shared\/score\/checks\/linkedin-present\.ts: /,
  // The id of a choice, and a name that is saved with a resume.
  /^pages\/analyzer\/target\.ts: All occupations$/,
  /^store\/resumes\.ts: Untitled resume$/,
  /^store\/(?:backup\/(?:zip|archive)|page-end)\.ts: /,
]

/** What a check is called and why it matters: `check-texts.ts` makes catalogs of these. */
const OF_A_CHECK = /^ {2}(?:title|why):\s+.*$/gm

/** Said to nobody who uses the app: pages for who develops it, and samples of resumes and postings. */
const NOT_OF_THE_APP =
  /^(?:pages\/dev\/|testing\/|build\/|worker\/sample-pdf\.ts|pages\/sample\/posting\.ts)|\.test\.tsx?$|(?:^|[/-])texts\.ts$|\.d\.ts$/

const FILES = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NOT_OF_THE_APP.test(file))
const sourceOf = (file: string) => readFileSync(`web/${file}`, 'utf8')

describe('finding texts in code', () => {
  test.each([
    ['<p>Save it now</p>', 'Save it now'],
    ['<input aria-label="Your name" />', 'Your name'],
    ["const title = 'Nothing found'", 'Nothing found'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['toast.error(`Not saved: ${why}`)', 'Not saved: …'],
    ["const title = 'AI-Powered Analysis'", 'AI-Powered Analysis'],
    ["const label = 'ATS score'", 'ATS score'],
    ["const words = one ? 'text has no field' : more", 'text has no field'],
  ])('%s', (source, text) => {
    expect(hardWired('a.tsx', source)).toEqual([text])
  })

  test.each([
    '<p className="Flex items center">{t.save}</p>',
    "console.warn('Nothing came back', error)",
    "import { save } from './Save it.ts'",
    "type Label = 'Weak' | 'Strong'",
    "throw new Error('This never happens')",
    "if (event.key === 'Escape') return",
    "const LOOK = 'absolute inset-y-0 left-full w-8'",
  ])('%s is none', (source) => {
    expect(hardWired('a.tsx', source)).toEqual([])
  })

  test.each([
    ["import { t } from './texts.ts'\nexport const FAILED = t.failed", ['t.failed']],
    ["import { t } from './texts.ts'\nconst ROWS = [['a', t.failed]] as const", ['t.failed']],
    ["import { t } from './texts.ts'\nconst rows = () => [t.failed]", []],
    ["import { t } from './texts.ts'\nconst ROW = { get label() { return t.name } }", []],
  ])('%s is read while loading: %j', (source, found) => {
    expect(readsWhileLoading('a.ts', source)).toEqual(found)
  })
})

describe('every text is in a catalog', () => {
  test('which says it', () => {
    const said = FILES.flatMap((file) => hardWired(file, sourceOf(file)).map((text) => `${file}: ${text}`))
    expect(said.filter((line) => !NO_TEXT.some((name) => name.test(line)))).toEqual([])
  })

  test('and so do the checks, the report, and whatever else has one', () => {
    const speaking = ['shared/score', 'shared/read', 'shared/structure', 'shared/jobs/posting', 'shared/ai']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|texts\.ts$/.test(file))
      .map((file) => {
        const source = readFileSync(file, 'utf8')
        return { file, source: file.includes('/checks/') ? source.replace(OF_A_CHECK, '') : source }
      })
      .filter(({ source }) => /from '(?:\.{1,2}\/)+[\w/-]*texts\.ts'/.test(source))
    expect(speaking.length).toBeGreaterThan(60)
    const said = speaking.flatMap(({ file, source }) =>
      hardWired(file, source).map((text) => `${file}: ${text}`),
    )
    expect(said.filter((line) => !NO_TEXT.some((name) => name.test(line)))).toEqual([])
  })

  test('and is read when it is shown, not when its module loads', () => {
    expect(
      FILES.flatMap((file) => readsWhileLoading(file, sourceOf(file)).map((text) => `${file}: ${text}`)),
    ).toEqual([])
  })
})
