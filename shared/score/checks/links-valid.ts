import { at, type CheckDefinition, evidenceOf, graded, notApplicable } from '../check.ts'
import { t } from '../contact-texts.ts'

/** By its names, or by its four numbers. */
const ALLOWED =
  /^(?:https?:\/\/)?(?:(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,24}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:[/?#]\S*)?$/iu
const OTHER = /^(?:mailto|tel):/i

const check: CheckDefinition = {
  id: 'links-valid',
  title: 'Working links',
  why: 'Nobody tries a broken link twice.',
  part: 'section',
  place: 310,
  weight: 2, // A broken link is tried once.
  group: 'contact',
  restsOn: [],
  look(subject) {
    const { links, personalInfo } = subject.resume
    const isFile = subject.facts !== null
    const urls = [
      ...new Set([...links.map((l) => l.url), personalInfo.linkedin, personalInfo.website]),
    ].filter((u) => u.trim() !== '' && !OTHER.test(u))
    if (urls.length === 0) return notApplicable(t.noLinks)
    // The bare name of a profile is no link, and does no harm.
    // A gap is where the reader joined two lines.
    const broken = urls.filter(
      (u) => /[./:]/.test(u) && !ALLOWED.test(isFile ? u.replace(/\s/g, '') : u.trim()),
    )
    return graded(1 - broken.length / urls.length, t.linksWellFormed, () => ({
      finding: t.linksMalformed(broken.length),
      fix: t.correctLink({ link: broken[0] ?? '' }),
      evidence: broken
        .slice(0, 20)
        .map((u) =>
          u === personalInfo.website
            ? at(subject, 'personalInfo.website', u)
            : evidenceOf(subject, { text: u, path: `links.${links.findIndex((l) => l.url === u)}` }),
        ),
    }))
  },
}
export default check
