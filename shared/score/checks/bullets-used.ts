import { noPositionsYet } from '../absent.ts'
import { at, type CheckDefinition, gradedBy } from '../check.ts'
import { itemsIn } from '../text/items.ts'
import { t } from '../writing-texts.ts'

/** A paragraph of so many words under a position should have been bullets. */
const WORDS_MOST = 45

const check: CheckDefinition = {
  id: 'bullets-used',
  title: 'Bullets instead of paragraphs',
  why: 'Recruiters skim. Bullets are quicker to read than paragraphs.',
  part: 'format',
  place: 20,
  weight: 9, // Paragraphs are not skimmed.
  group: 'experience',
  restsOn: ['experience', 'bullets'],
  look(subject) {
    const { positions } = subject
    if (positions.length === 0) return noPositionsYet(subject)
    const solid = positions.filter((p) => p.entry.bullets.length === 0 && isSolid(p.entry.text))
    return gradedBy(solid, 1 - solid.length / Math.max(1, positions.length), t.inBullets, (first) => ({
      finding: t.inParagraphs(solid.length),
      fix: t.breakUp({ where: first.where }),
      evidence: solid.map((p) => at(subject, `${p.path}.text`, p.entry.text.slice(0, 160))),
    }))
  },
}
export default check

/** Of a list the marks may be drawn, not written. */
const isSolid = (text: string): boolean =>
  text.split(/\s+/).length > WORDS_MOST && itemsIn(text).length < ITEMS_FEWEST
const ITEMS_FEWEST = 3
