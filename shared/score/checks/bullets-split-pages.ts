import { type FileCheck, gradedBy, spotted } from '../check.ts'
import { t } from '../file-texts.ts'
import { quote } from '../text/quote.ts'

const check: FileCheck = {
  id: 'bullets-split-pages',
  title: 'No bullet is split over two pages',
  why: 'A bullet that continues on the next page is easy to misread.',
  part: 'format',
  place: 130,
  weight: 3, // Costs one bullet.
  group: 'format',
  restsOn: [],
  file: true,
  look({ facts, resume: { summary, experience, projects, publications } }) {
    // Prose and papers may go over a page wherever it ends.
    const prose = [
      summary,
      ...experience.map(({ text }) => text),
      ...projects.map(({ description }) => description),
      ...publications.map(({ title, detail }) => `${title} ${detail}`),
    ].map(single)
    const spots = facts.bulletsSplitOverPages.filter(
      ({ text }) => !prose.some((told) => told.includes(single(text))),
    )
    return gradedBy(spots, Math.max(0.2, 1 - spots.length / 4), t.noSplitBullets, (first) => ({
      finding: t.splitBullets(spots.length, { text: quote(first.text, 60) }),
      fix: t.keepOnOnePage({ text: quote(first.text, 60) }),
      evidence: spots.map((s) => spotted(s)),
    }))
  },
}
export default check

const single = (text: string): string => text.replace(/\s+/g, ' ').trim()
