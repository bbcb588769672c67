// `npm run generate -- --out DIR --count N --seed S [--language ko] [--layout one] [--kind pdf|docx]`: resumes of invented people as
// files, DIR/files/ID.pdf or .docx, and what a perfect reader finds in them, DIR/labels/ID.json. PDFs of languages beyond Western
// Europe need fonts that have their letters: --font FILE.ttf and --bold FILE.ttf, --east FILE.ttf; without them they are written for Word.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from './language.ts'
import { ALL_LAYOUTS } from './look.ts'
import { made } from './made.ts'
import { options } from './options.ts'
import { writeDocx } from './write-docx.ts'
import { type Fonts, measureOf, WESTERN, writePdf } from './write-pdf.ts'

const given = options(process.argv.slice(2))
const out = given.text('out', '')
if (out === '') throw new Error('Say where to: npm run generate -- --out DIR')
const seed = given.number('seed', 1)
const language = LANGUAGES.find((l) => l === given.text('language', ''))
const layout = ALL_LAYOUTS.find((l) => l === given.text('layout', ''))
const kind = given.text('kind', '')
const fontsOf = (regular: string, bold: string): Fonts | undefined =>
  regular === '' ? undefined : { regular, bold }
const own = fontsOf(given.text('font', ''), given.text('bold', given.text('font', '')))
const east = fontsOf(given.text('east', ''), given.text('east', ''))
const EASTERN = ['zh', 'ja', 'ko']

/** What the fonts of every viewer can print. */
const isWestern = (text: string) =>
  /^[\u0020-\u017e\u2013\u2014\u2018-\u201d\u2022\s]*$/.test(text) &&
  !/[\u0100-\u0151\u0154-\u015f\u0162-\u0177\u0179-\u017c]/.test(text)

mkdirSync(join(out, 'files'), { recursive: true })
mkdirSync(join(out, 'labels'), { recursive: true })
for (let n = 0; n < given.number('count', 20); n++) {
  const draft = made(seed, n, { language, layout })
  const text = draft.laid.prints.map((p) => p.text).join('')
  const eastern = EASTERN.includes(draft.sheet.spoken.language)
  const fonts = isWestern(text) ? WESTERN[n % 3 === 2 ? 'serif' : 'sans'] : eastern ? east : own
  const asWord = kind === 'docx' || (kind !== 'pdf' && n % 3 === 1) || fonts === undefined
  const one = fonts === undefined || asWord ? draft : made(seed, n, { language, layout }, measureOf(fonts))
  const bytes =
    fonts === undefined || asWord ? await writeDocx(one.sheet, one.look) : await writePdf(one.laid, fonts)
  writeFileSync(join(out, 'files', `${one.sheet.id}.${asWord ? 'docx' : 'pdf'}`), bytes)
  const label = asWord
    ? { ...one.label, sections: (one.label.sections ?? []).map((s) => ({ ...s, page: 1 })) }
    : one.label
  writeFileSync(join(out, 'labels', `${one.sheet.id}.json`), `${JSON.stringify(label, null, 1)}\n`)
}
