const SENIORITY = new Set(
  'senior junior lead principal staff head chief mid entry level sr jr i ii iii iv associate assistant intern trainee graduate of the and for in a an at to'.split(
    ' ',
  ),
)
const SYNONYM: Record<string, string> = {
  engineer: 'developer',
  programmer: 'developer',
  frontend: 'front-end',
  'front-end': 'front-end',
  backend: 'back-end',
  'full-stack': 'fullstack',
  rn: 'nurse',
}

const stem = (word: string): string => SYNONYM[word] ?? word.replace(/s$/, '')

/** The words that carry a job title: 'Senior Front End Engineer' → front-end, developer. */
function titleWords(title: string): string[] {
  return title
    .toLowerCase()
    .replace(/front[\s-]?end/g, 'frontend')
    .replace(/back[\s-]?end/g, 'backend')
    .replace(/full[\s-]?stack/g, 'full-stack')
    .split(/[^\p{L}\p{N}+#.-]+/u)
    .map((w) => w.replace(/^[.-]+|(?<![.-])[.-]+$/g, ''))
    .filter((w) => w !== '' && !SENIORITY.has(w))
    .map(stem)
}

/** Whether a text says what a title says, seniority aside. */
export function sharesTitle(title: string, text: string): boolean {
  const wanted = titleWords(title)
  if (wanted.length === 0)
    return title.trim() !== '' && text.toLowerCase().includes(title.trim().toLowerCase())
  const given = new Set(titleWords(text))
  return wanted.every((w) => given.has(w))
}
