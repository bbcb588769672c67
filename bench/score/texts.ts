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

/** Each grows with its number of words; all were made to make careless patterns slow. */
export const HOSTILE: Record<string, (words: number) => Laid[]> = {
  'ordinary words': (n) => wrapped(Array.from({ length: n }, (_, i) => `word${i % 977}`)),
  'one line without spaces': (n) => [{ text: 'aB3-'.repeat(n) }],
  'deep nesting': (n) => wrapped(Array.from({ length: n }, () => '((((')),
  'dates and digits': (n) => wrapped(Array.from({ length: n }, (_, i) => `${1990 + (i % 40)}–${i % 12}/`)),
  'almost addresses': (n) => wrapped(Array.from({ length: n }, () => 'a.b.c.d@e.f.g.')),
  'verbs and was': (n) => wrapped(Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'was' : 'very,'))),
  'headings only': (n) => Array.from({ length: Math.ceil(n / 4) }, () => heading('EXPERIENCE')),
  'bullets of skills': (n) => [
    heading('Skills'),
    ...wrapped(Array.from({ length: n }, (_, i) => `React${i},`)).map((l) => ({ ...l, bullet: true })),
  ],
}

function wrapped(words: readonly string[]): Laid[] {
  const lines: Laid[] = [...head, heading('Experience')]
  for (let i = 0; i < words.length; i += 14)
    lines.push({ text: words.slice(i, i + 14).join(' '), bullet: i % 28 === 0 })
  return lines
}
