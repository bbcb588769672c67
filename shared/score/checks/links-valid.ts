import { at, type CheckDefinition, evidenceOf, graded, notApplicable } from '../check.ts'

const ALLOWED = /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+[\p{L}]{2,24}(?::\d+)?(?:[/?#]\S*)?$/iu
const OTHER = /^(?:mailto|tel):/i

const check: CheckDefinition = {
  id: 'links-valid',
  part: 'section',
  group: 'contact',
  look(subject) {
    const { links, personalInfo } = subject.resume
    const urls = [
      ...new Set([...links.map((l) => l.url), personalInfo.linkedin, personalInfo.website]),
    ].filter((u) => u.trim() !== '' && !OTHER.test(u))
    if (urls.length === 0) return notApplicable('There are no links.')
    // The bare name of a profile is no link, and does no harm.
    const broken = urls.filter((u) => /[./:]/.test(u) && !ALLOWED.test(u.trim()))
    return graded(1 - broken.length / urls.length, 'All links are well formed.', () => ({
      finding: `${broken.length === 1 ? 'One link is' : `${broken.length} links are`} not well formed.`,
      fix: `Correct the link “${broken[0]}”: it should read https://… without gaps.`,
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
