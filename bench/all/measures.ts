/** One measure of BENCHMARKS.md: the script of package.json that prints it, and what its figures say. */
export interface Measure {
  script: string
  args?: string[]
  says: string
}

/** In the order of the page: first what is read and judged, then how fast, then what it weighs. */
export const MEASURES: readonly Measure[] = [
  {
    script: 'bench:accuracy',
    args: ['fixtures/files', 'fixtures/labels'],
    says: 'Precision and recall of every field over the fixtures, which are resumes of invented people.',
  },
  { script: 'bench:jobs', says: "How well the project's own labelled job postings are understood." },
  {
    script: 'bench:roundtrip',
    args: ['20', '--one'],
    says: 'Every field of 20 people, written in one design each and read back.',
  },
  {
    script: 'bench:read',
    args: ['fixtures/files'],
    says: 'Reading in Node, warm, beside the pdf.js calls that any reader needs, on the same files in the same run.',
  },
  {
    script: 'bench:score',
    says: 'Structure and score in milliseconds of processor time, and how they grow with hostile texts.',
  },
  { script: 'bench:memory', says: 'What one process holds after each quarter of many files.' },
  { script: 'bench:browser', says: 'File chosen to results on screen in Chromium, cold and warm.' },
  { script: 'bench:builder', says: 'A key pressed in the builder to its letter and to the page drawn anew.' },
  { script: 'bench:lighthouse', says: "Lighthouse's scores on a phone, medians of several runs." },
  { script: 'bench:api', says: 'The API at two sizes of its database, as ratios.' },
  { script: 'bench:load', says: 'Files a second and core, and the memory of a parser.' },
  { script: 'bench:ocr', says: 'Scanned pages: characters and fields beside the text PDF of the same page.' },
  { script: 'bench:ai', says: 'How long a form for the model on the device takes to compile.' },
  {
    script: 'bench:size',
    says: 'What each route and feature costs over the network, with the budgets. Needs a build.',
  },
]
