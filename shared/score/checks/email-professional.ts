import { lastMonth } from '#shared/schema/months.ts'
import { noEmail } from '../absent.ts'
import { at, type CheckDefinition, fail, partly, pass } from '../check.ts'
import { t } from '../contact-texts.ts'
import type { Subject } from '../subject.ts'

const PLAYFUL =
  /(?:cutie|sexy|hottie|babe|baby|princess|angel|kitty|gamer|ninja|rockstar|party|beer|420|xoxo|lover|killer|devil|bunny|sweet|honey|crazy|swag|badboy|badgirl|pimp|stud|hunk|diva|playa)/i
const WORD_INSIDE =
  /(?:babel|angelo|angela|angelica|angeline|angeles|sweeting|studio|study|student|loverton|honeywell|partyka|angelov)/i
const SCHOOL = /universi|college|institut|hochschule|faculty/i
const CAMPUS = /\.edu$|\.edu\.[a-z]{2}$|\.ac\.[a-z]{2}$/i

/** Whoever says so has not graduated, whatever year was expected. */
const STUDIES = /\b(?:students?|studying|undergraduate|(?:phd|doctoral) candidate)\b/i

const check: CheckDefinition = {
  id: 'email-professional',
  title: 'A professional address',
  why: 'A joke address looks unprofessional, and one from an employer or school may stop working.',
  part: 'section',
  place: 270,
  weight: 2, // Only noticed when it is wrong.
  group: 'contact',
  restsOn: ['contact'],
  look(subject) {
    const { email } = subject.resume.personalInfo
    if (email === '') return noEmail(subject.resume)
    const [local = '', host = ''] = email.split('@')
    const evidence = [at(subject, 'personalInfo.email', email)]
    if (PLAYFUL.test(local) && !WORD_INSIDE.test(local))
      return fail(t.playful({ local }), t.plainInstead({ email }), evidence)
    if (
      CAMPUS.test(host) &&
      subject.positions.some(
        ({ current, undated, entry }) =>
          (current || undated) && SCHOOL.test(entry.company) && isHostOf(host, entry.company),
      )
    )
      return pass(t.atOwnUniversity)
    const { headline, summary } = subject.resume
    if (CAMPUS.test(host) && STUDIES.test(`${headline} ${summary}`)) return pass(t.atUniversityOfStudy)
    if (CAMPUS.test(host) && hasMovedOn(subject))
      return partly(0.5, t.atUniversity({ host }), t.leaveUniversity({ email }), evidence)
    const employer = employerOf(
      host,
      subject.resume.experience.map((e) => e.company),
    )
    if (employer !== '')
      return partly(0.3, t.atEmployer({ host, employer }), t.leaveEmployer({ email }), evidence)
    return pass(t.plainAddress)
  },
}
export default check

/** A post begun this long after the last degree shows that study is over; an old page of a student shows nothing. */
const MOVED_ON_MONTHS = 12

function hasMovedOn({ resume: { education }, positions, now, academic }: Subject): boolean {
  if (academic || education.some(({ current }) => current)) return false
  const ends = education.flatMap(({ graduationYear, endDate }) => {
    const year = graduationYear ?? Number(endDate.slice(0, 4))
    return year > 0 ? [lastMonth(String(year)) ?? now] : []
  })
  const last = Math.max(...ends)
  return ends.length > 0 && positions.some(({ start }) => start !== null && start > last + MOVED_ON_MONTHS)
}

const OF_EVERY_SCHOOL =
  /^(?:the|of|at|for|and|in|de|der|die|des|du|la|university|universit\S*|college|institut\S*|hochschule|faculty|school|state)$/
/** 'cascade.edu' of Cascade State University, 'mit.edu' by the first letters, 'ox.ac.uk' by the beginning of Oxford. */
function isHostOf(host: string, company: string): boolean {
  const labels = host.toLowerCase().replace(CAMPUS, '').split('.')
  const words = company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !OF_EVERY_SCHOOL.test(word))
  const initials = [words, words.filter((word) => !/^(?:of|the|and|at|for|in|de|der)$/.test(word))].map(
    (all) => all.map((word) => word[0]).join(''),
  )
  return labels.some(
    (label) =>
      initials.includes(label) ||
      own.some(
        (word) => (word.length > 2 && label.includes(word)) || (label.length > 1 && word.startsWith(label)),
      ),
  )
}

const PRIVATE_HOSTS =
  /^(?:gmail|googlemail|yahoo|outlook|hotmail|live|icloud|me|mac|aol|gmx|web|proton|protonmail|pm|fastmail|mail|email|zoho|yandex|qq|163|example)\./i

function employerOf(host: string, companies: readonly string[]): string {
  if (host === '' || PRIVATE_HOSTS.test(host)) return ''
  const label =
    host
      .toLowerCase()
      .split('.')
      .at(-2)
      ?.replace(/[^a-z0-9]/g, '') ?? ''
  if (label.length < 4 || label === 'example') return ''
  // A company named after its founder, and a host of one's own, are told apart by the whole name only.
  return (
    companies.find(
      (c) =>
        c
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .replace(/(?:inc|llc|ltd|gmbh|corp|co)$/, '') === label,
    ) ?? ''
  )
}
