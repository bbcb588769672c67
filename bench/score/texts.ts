import type { Laid } from './document.ts'

// What is measured: an ordinary resume, a long academic CV, and texts made to hurt.

const DEEDS = [
  'Rebuilt the checkout in React and TypeScript, which raised completed orders by 14 % within a quarter',
  'Cut the loading time of product pages from 4.1 to 1.3 seconds with code splitting and better caching',
  'Led a team of four developers and reviewed about 20 changes a week before they reached customers',
  'Migrated 3,000 articles from the old publishing system to PostgreSQL without one broken address',
  'Introduced automated tests with Jest and Playwright, and closed 120 findings in the first half year',
  'Negotiated terms with nine suppliers and saved $40,000 a year on hosting and licences',
]
const heading = (text: string): Laid => ({ text, size: 13, bold: true })
const bullets = (n: number, from: number): Laid[] =>
  Array.from({ length: n }, (_, i) => ({ text: DEEDS[(from + i) % DEEDS.length]!, bullet: true }))

const head: Laid[] = [
  { text: 'Nora Winterfield', size: 20, bold: true },
  { text: 'Frontend Developer' },
  {
    text: 'nora.winterfield@example.com | +1 202 555 0143 | Portland, Oregon | linkedin.com/in/nora-example',
  },
]

const position = (i: number): Laid[] => [
  { text: `Web Developer, Company ${i}`, bold: true },
  { text: `Portland, Oregon    Jan ${2024 - i} – Dec ${2024 - i}` },
  ...bullets(6, i),
]

export const resumeOfTwoPages: Laid[] = [
  ...head,
  heading('Summary'),
  {
    text: 'Frontend Developer with ten years of experience who has rebuilt three shops and raised sales by 14 %.',
  },
  heading('Experience'),
  ...Array.from({ length: 9 }, (_, i) => position(i)).flat(),
  heading('Education'),
  { text: 'Bachelor of Science in Computer Science, Cascade State University, 2012' },
  heading('Skills'),
  {
    text: 'React, TypeScript, JavaScript, HTML, CSS, Jest, Git, PostgreSQL, Docker, AWS, GraphQL, Figma, Accessibility',
  },
]

export const academicOfTenPages: Laid[] = [
  ...resumeOfTwoPages,
  heading('Publications'),
  ...Array.from({ length: 380 }, (_, i) => ({
    text: `Winterfield N, Example A, Sample B. On the measurement of tides, part ${i}. Journal of Shores ${2024 - (i % 20)}; 12: ${i}–${i + 9}.`,
  })),
]

export const jobOfOnePage = `Senior Frontend Developer
About us
We build shops for people who read. Our customers like us for our calm.
What you will do
- Build accessible pages with React and TypeScript
- Work with designers and with the backend team on GraphQL APIs
- Review code, mentor two juniors and take part in planning
Requirements
- 5+ years of experience with JavaScript, HTML and CSS
- React, TypeScript, Git, automated tests (Jest or Vitest)
- Bachelor's degree in Computer Science or equivalent experience
- Clear written English
Nice to have
- Docker, AWS, Kubernetes, Next.js, Figma
- Search Engine Optimization (SEO)
We offer a pension, 30 days of leave and equal opportunity to everyone.
`.repeat(2)

const post: Laid[] = [{ text: 'Waiter, Café Sol', bold: true }, { text: 'Porto    Jan 2020 – Dec 2021' }]

/** Each grows with its number of words; all were made to make careless patterns slow. */
export const HOSTILE: Record<string, (words: number) => Laid[]> = {
  'ordinary words': (n) => wrapped(times(n, (i) => `word${i % 977}`)),
  'one line without spaces': (n) => [{ text: 'aB3-'.repeat(n) }],
  'one line of words': (n) => [{ text: 'word, '.repeat(n) }],
  'one huge bullet': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    { text: 'led teams and '.repeat(n / 3), bullet: true },
  ],
  'a line a word': (n) => times(n, (i) => ({ text: `Word${i % 977}` })),
  'a bullet a word': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    ...times(n, () => ({ text: 'led', bullet: true })),
  ],
  'a position a line': (n) => [...head, heading('Experience'), ...times(n / 4, (i) => post[i % 2]!)],
  'a degree a line': (n) => [
    ...head,
    heading('Education'),
    ...times(n / 8, (i) => ({ text: `BSc in Tides, University of Shore ${i % 9}, ${1990 + (i % 30)}` })),
  ],
  'lines of a table': (n) => [
    ...head,
    heading('Experience'),
    ...times(n / 4, (i) => ({ text: `${1990 + (i % 30)}\tWaiter\tCafé ${i % 7}\tPorto` })),
  ],
  'deep nesting': (n) => wrapped(times(n, () => '((((')),
  'nested brackets': (n) => [
    ...head,
    heading('Skills'),
    { text: `${'(a '.repeat(n / 2)}${') '.repeat(n / 2)}` },
  ],
  'dates and digits': (n) => wrapped(times(n, (i) => `${1990 + (i % 40)}–${i % 12}/`)),
  'only dates': (n) => [
    ...head,
    heading('Experience'),
    ...times(n / 5, (i) => ({ text: `Jan ${1990 + (i % 30)} – Feb ${1991 + (i % 30)}` })),
  ],
  'only years': (n) => wrapped(times(n, (i) => `${1950 + (i % 70)}`)),
  'only digits': (n) => wrapped(times(n, () => '020 7946')),
  'almost addresses': (n) => wrapped(times(n, () => 'a.b.c.d@e.f.g.')),
  'only addresses': (n) => wrapped(times(n, (i) => `a${i}@example.com`)),
  'only links': (n) => wrapped(times(n, (i) => `https://example.com/${i}`)),
  'only commas': (n) => wrapped(times(n, () => ',,,,')),
  'only dots and dashes': (n) => wrapped(times(n, (i) => (i % 2 ? '....' : '––––'))),
  'only capitals': (n) => wrapped(times(n, () => 'CAPITALS')),
  'only slashes': (n) => wrapped(times(n, () => 'a/b/c/d')),
  'only combining marks': (n) => wrapped(times(n, () => 'a\u0301\u0302\u0303')),
  'only ideographs': (n) => wrapped(times(n, () => '工作经验')),
  'only emoji': (n) => wrapped(times(n, () => '🚀')),
  'verbs and was': (n) => wrapped(times(n, (i) => (i % 2 === 0 ? 'was' : 'very,'))),
  denials: (n) => wrapped(times(n, (i) => ['no', 'experience', 'with', 'Docker'][i % 4]!)),
  'headings only': (n) => times(n / 4, () => heading('EXPERIENCE')),
  'headings of every kind': (n) =>
    times(n / 4, (i) =>
      heading(['Experience', 'Education', 'Skills', 'Summary', 'Projects', 'Awards'][i % 6]!),
    ),
  'labels only': (n) => times(n / 2, () => ({ text: 'LANGUAGES: Java' })),
  'bullets of skills': (n) => [
    heading('Skills'),
    ...wrapped(times(n, (i) => `React${i},`)).map((l) => ({ ...l, bullet: true })),
  ],
  'one skill over and over': (n) => [
    ...head,
    heading('Skills'),
    ...wrapped(times(n, () => 'React,')).slice(4),
  ],
  'half of the bullets stopped': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    ...times(n / 2, (i) => ({ text: i % 2 ? 'Led teams.' : 'Led teams', bullet: true })),
  ],
  'one paragraph of full lines': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    ...times(n / 10, () => ({ text: 'Nobody knew how many days the whole of it would take us' })),
  ],
  'one paragraph of small letters': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    ...times(n / 4, () => ({ text: 'and nobody knew why' })),
  ],
  'addresses in the head': (n) => times(n, (i) => ({ text: `a${i}@example.com` })),
  'numbers in the head': (n) => times(n / 3, (i) => ({ text: `+1 202 555 ${String(i).padStart(4, '0')}` })),
  'broken links in the head': (n) => times(n, (i) => ({ text: `https://example.com/${i}/a|b` })),
  'bullets within bullets': (n) => [
    ...head,
    heading('Experience'),
    ...post,
    ...times(n / 2, (i) => ({ text: 'led teams', bullet: true, level: i % 20 })),
  ],
  'groups under skills': (n) => [
    ...head,
    ...times(n / 2, (i) => heading(i % 2 ? 'Tools' : i === 0 ? 'Skills' : 'Of wood')),
  ],
  'right to left': (n) => wrapped(times(n, () => 'عملت')),
  'columns of a line': (n) => [...head, heading('Experience'), { text: 'a\t'.repeat(n) }],
  'rows of a form': (n) => [
    ...head,
    heading('Work experience'),
    ...times(n / 3, (i) => ({
      text: ['Dates\t2001 – 2002', 'Occupation or position held\tClerk', 'Name of employer\tArchive'][i % 3]!,
    })),
  ],
  'rows of a record': (n) => [
    ...head,
    heading('職歴'),
    ...times(n / 3, (i) => ({ text: `${1990 + (i % 30)}\t${(i % 12) + 1}\t株式会社例 入社` })),
  ],
  'labelled lines': (n) => [...head, ...times(n / 2, (i) => ({ text: `Label${i}: value` }))],
  'a skill a line': (n) => [...head, heading('Skills'), ...times(n, (i) => ({ text: `Skill ${i}` }))],
  'projects, awards and papers': (n) => [
    ...head,
    ...[
      'Projects',
      'Awards',
      'Publications',
      'Certifications',
      'Languages',
      'Interests',
      'Volunteering',
    ].flatMap((name) => [
      heading(name),
      ...times(n / 40, (i) => ({
        text: `Atlas ${i % 31} of tides, ${1990 + (i % 30)}`,
        bullet: i % 3 === 0,
      })),
    ]),
  ],
}

/** As many entries of one kind as there are words for. */
const entriesOf = (kind: string, ...lines: Laid[]) => [
  `entries of ${kind}`,
  (n: number): Laid[] => [...head, heading(kind), ...times(n, (i) => lines[i % lines.length]!)],
]

export const HOSTILE_ENTRIES: Record<string, (words: number) => Laid[]> = Object.fromEntries([
  entriesOf('Experience', { text: 'Clerk, Archive', bold: true }, { text: '2001 – 2002' }),
  entriesOf('Education', { text: 'BSc Tides, Shore University', bold: true }, { text: '2001 – 2002' }),
  entriesOf('Projects', { text: 'Atlas', bold: true }, { text: 'Drew it', bullet: true }),
  entriesOf('Skills', { text: 'Rowing, rowing', bullet: true }),
  entriesOf('Certifications', { text: 'First aid, 2001' }),
  entriesOf('Languages', { text: 'Danish (fluent)' }),
  entriesOf('Awards', { text: 'Prize of the shore, 2001' }),
  entriesOf('Publications', { text: 'A. Example. On tides. 2001.' }),
  entriesOf('Volunteering', { text: 'Helper, Harbour, 2001' }),
  entriesOf('Interests', { text: 'Rowing' }),
  entriesOf('References', { text: 'Nobody Example, +1 202 555 0143' }),
  entriesOf('Something Else', { text: 'Rowing on the lake' }),
])

/** One sign or word over and over, without an end to the line, where an expression could look for that end again and again. */
const BAITS: Record<string, string> = {
  'letters without a blank': 'abcdef',
  'digits without a blank': '123456',
  'capitals without a blank': 'ABCDEF',
  'open brackets': '((((',
  'closed brackets': '))))',
  'brackets and words': '(a ',
  'commas and words': 'a,',
  bars: '|',
  tabs: '\t',
  'many blanks': '      ',
  'fixed blanks': '\u00a0\u2003',
  'ends of lines': 'a\r\n',
  'signs of addresses': '@@@@',
  'addresses without a blank': 'a@b.c@',
  'links without a blank': 'https://a.b/c',
  'dates without a blank': 'Jan2019–Feb2020',
  'years and dashes': '2019-',
  'numbers to call without a blank': '+1 202 555',
  'short forms of degrees': 'ma ',
  'full stops': '....',
  quotes: `"'`,
  'marks without letters': '\u0301\u0302',
  'halves of letters': '\ud83d ',
  'invisible signs': '\u200b\u200d',
  'letters from right to left': 'عملت',
  'three alphabets': 'word слово λέξη ',
}

export const HOSTILE_BAITS: Record<string, (words: number) => Laid[]> = Object.fromEntries(
  Object.entries(BAITS).flatMap(([name, bait]) => [
    [
      `a bullet of ${name}`,
      (n: number): Laid[] => [
        ...head,
        heading('Experience'),
        ...post,
        { text: bait.repeat(n), bullet: true },
      ],
    ],
    [`skills of ${name}`, (n: number): Laid[] => [...head, heading('Skills'), { text: bait.repeat(n) }]],
  ]),
)

/** Job texts, the same way. */
export const HOSTILE_JOBS: Record<string, (words: number) => string> = {
  'a job of ordinary words': (n) => `Requirements\n${'must have word and other things '.repeat(n / 6)}`,
  'a job of one line without spaces': (n) => `Requirements: ${'React/'.repeat(n)}`,
  'a job of bullets': (n) => `Requirements\n${'- React, Docker and AWS\n'.repeat(n / 4)}`,
  'a job of headings': (n) => 'Requirements\n'.repeat(n / 3),
  'a job of years': (n) => `Requirements\n${'5+ years '.repeat(n / 2)}`,
  'a job of alternatives': (n) => `Requirements\n${'Java or Go or '.repeat(n / 4)}`,
  'a job of capitals': (n) => `Requirements\n${'Experience with Foo Bar, '.repeat(n / 4)}`,
  'a job of commas': (n) => ',,,, '.repeat(n),
  'a job of brackets': (n) => '(('.repeat(n),
  'a job of one word without an end': (n) => `We are looking for a ${'abcde'.repeat(n)}`,
  'a job of places': (n) => `Nice to have: ${'Portland, OR '.repeat(n / 2)}`,
  'a job of joined names': (n) => `Requirements\n${'R&D '.repeat(n)}`,
  'a job of blanks': (n) => `Requirements\n${'a      \t'.repeat(n / 2)}`,
  'a job of tags': (n) => '<div><p>React</p></div>'.repeat(n / 4),
}

const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.ceil(n) }, (_, i) => make(i))

function wrapped(words: readonly string[]): Laid[] {
  const lines: Laid[] = [...head, heading('Experience')]
  for (let i = 0; i < words.length; i += 14)
    lines.push({ text: words.slice(i, i + 14).join(' '), bullet: i % 28 === 0 })
  return lines
}
