/** One section of BENCHMARKS.md. */
export interface Measure {
  /** Its heading, and how the command line calls it. */
  name: string
  /** Of package.json; the name, where nothing is said. */
  script?: string
  args?: readonly string[]
  /** What a short run asks instead: fewer of the same. */
  short?: readonly string[]
  /** What only the person who measures has: their own files, or another program. Without it nothing is measured. */
  needs?: string
  says: string
}

/** In the order of the page: first what is read and judged, then how fast, then what it weighs. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'bench:accuracy',
    args: ['fixtures/files', 'fixtures/labels', '--by-family'],
    says: 'Every field over the fixtures, which are resumes of invented people, and over each family of layouts.',
  },
  {
    name: 'bench:accuracy:own',
    script: 'bench:accuracy',
    needs: 'FILES_DIR,LABELS_DIR',
    says: 'The same over labelled files that are no part of the project: resumes of others, which nobody may publish.',
  },
  { name: 'bench:jobs', says: "How well the project's own labelled job postings are understood." },
  {
    name: 'bench:jobs:own',
    script: 'bench:jobs',
    needs: 'DIR',
    says: 'The same over labelled postings that are no part of the project.',
  },
  {
    name: 'bench:ranking',
    args: ['--figures'],
    needs: 'RANKING.tsv,FILES_DIR',
    says: 'How well the overall score follows a ranking of resumes made by hand.',
  },
  {
    name: 'bench:roundtrip',
    args: ['60'],
    short: ['20'],
    says: 'Every field of 60 people (20 in a short run), written in one design each and read back.',
  },
  {
    name: 'bench:roundtrip:templates',
    script: 'bench:roundtrip',
    args: ['300', '--templates'],
    short: ['10', '--templates'],
    says: 'The same for 300 people (10 in a short run), each in every template, sizes and formats in turn.',
  },
  {
    name: 'bench:peers',
    needs: 'FOLDER',
    says: "What other readers' published code finds in our PDFs, of a hundred fields, design by design.",
  },
  {
    name: 'bench:read',
    args: ['fixtures/files'],
    says: 'Reading in Node, warm, beside the pdf.js calls that any reader needs and beside Poppler, on the same files in the same run.',
  },
  {
    name: 'bench:read:own',
    script: 'bench:read',
    needs: 'FILES_DIR[,--peer=MODULE]',
    says: "The same over files that are no part of the project, and beside another reader's published code.",
  },
  {
    name: 'bench:score',
    short: ['--short'],
    says: 'Structure and score in milliseconds of processor time, and how they grow with hostile texts.',
  },
  { name: 'bench:memory', says: 'What one process holds after each quarter of many files.' },
  {
    name: 'bench:browser',
    short: ['fixtures/files', '--files=3'],
    says: 'File chosen to results on screen in Chromium, cold and warm.',
  },
  {
    name: 'bench:builder',
    says: 'A key pressed in the builder to its letter and to the page drawn anew.',
  },
  {
    name: 'bench:lighthouse',
    short: ['--runs=1'],
    says: "Lighthouse's scores on a phone, medians of several runs.",
  },
  { name: 'bench:api', says: 'The API at two sizes of its database, as ratios.' },
  { name: 'bench:load', says: 'Files a second and core, and the memory of a parser.' },
  {
    name: 'bench:ocr',
    short: ['--part=1/8'],
    says: 'Scanned pages: characters and fields beside the text PDF of the same page.',
  },
  { name: 'bench:ai', says: 'How long a form for the model on the device takes to compile.' },
  {
    name: 'bench:size',
    says: 'What each route and feature costs over the network, with the budgets. Needs a build.',
  },
]
