import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { lexicon } from '../vocabulary.ts'
import { evidenceIn } from './evidence.ts'

const words = lexicon()
const shownBy = (text: string) => {
  const resume = { ...resumeFromDraft(draft.parse({ personalInfo: {} })), summary: text }
  return [...evidenceIn(resume, words).bySkill.keys()].map((skill) => words.skills[skill]!.name)
}

describe('a line shows', () => {
  it.each([
    ['Scrum', 'Ran Scrum, planned sprints and chaired the retrospectives'],
    ['Budgeting', 'Led budgeting, planned menus'],
    ['Kubernetes', 'Introduced Kubernetes, planned and delivered the move'],
    ['Jenkins', 'Built the CI in Jenkins, none of it manual'],
    ['Coaching', 'In charge of coaching, learning, and development'],
    ['CPR', 'CPR, expired 2019, renewed 2024'],
    ['Inventory management', 'Checked the inventory, expired stock and returns'],
    ['Manual handling', 'Supported residents unable to walk, with manual handling and hoists'],
    ['Personal care', 'Looked after people unable to leave home and gave personal care'],
    ['Enteral feeding', 'Cared for patients not able to swallow with PEG feeding'],
    ['SQL', 'Rewrote reports managers could not read in SQL and Tableau'],
    ['Kubernetes', 'Solved incidents the vendor could not reproduce in Kubernetes'],
    ['Kubernetes', 'Led migration to Kubernetes (in progress)'],
    ['SAP', 'Moved 40 plants to SAP (in progress)'],
    ['Spanish', 'Translated Spanish contracts'],
    ['German', 'Translated German manuals'],
    ['English', 'Wrote English articles'],
    ['Spanish', 'Held Spanish conversations'],
    ['French', 'Gave French presentations'],
    ['Spanish', 'Served guests in Spanish besides French'],
    ['Spanish', 'Spanish speaks well'],
    ['English', 'Strong English communications skills'],
    ['Java', 'Tech lead for the Java team'],
    ['SAP', 'SAP was run by me for six vendors'],
    ['CISSP', 'Held a CISSP and never missed an audit'],
    ['Forklift licence', 'Forklift licence renewed, nothing was revoked'],
    ['Java', 'Hired three people. Wrote Java services for six teams'],
    ['Excel', 'Ordered stock and sent Excel reports to departments'],
    ['Docker', 'Not only Docker but also Podman'],
    ['Docker', 'Replaced shell scripts with Docker'],
    ['Podman', 'Chose Podman over Docker'],
    ['Kubernetes', 'Learned Kubernetes on the job and ran nine clusters'],
    ['Kubernetes', 'Gave a course in Kubernetes'],
    ['Spanish', 'Taught adults keen to learn Spanish'],
    ['Mentoring', 'Learning Mentor for forty pupils'],
    ['STEM education', 'Raised interest in STEM'],
    ['Java', 'Java, but never used Spring Boot'],
    ['Terraform', 'Terraform, but I have never used Ansible'],
    ['Spanish', 'Fluent in Spanish but have never worked in Spain'],
    ['Excel', 'Excel, but never worked late'],
    ['Java', 'Reporting to the CTO, I led the Java team'],
    ['React', 'Reporting to the CTO, led a Python and React team of nine'],
    ['SAP', 'Reported to the CFO and ran the SAP team'],
    ['Datadog', 'Metrics reported to Datadog, teams alerted in Slack'],
    ['Java', 'Managed by objectives, led the Java team'],
    ['Salesforce', 'Cleaned Salesforce records, trained users and wrote reports'],
    ['SQL', 'Cleaned SQL databases and onboarded clients'],
    ['Facebook Ads', 'Bought Facebook Ads, grew customers by 40%'],
    ['SAP', 'Ordered parts via SAP, chased vendors'],
    ['Outlook', 'Booked travel in Outlook, supported teams'],
    ['Spanish', 'Greeted guests in Spanish, helped customers'],
    ['SQL', 'Had the opportunity to work with Python and SQL daily'],
    ['Docker', 'Got the chance to use Docker and Kubernetes in production'],
    ['Spanish', 'Gave pupils the opportunity to learn Spanish'],
    ['Xero', 'Offered clients the chance to use Xero'],
    ['Python', 'Seeking an opportunity to use my Python skills'],
    ['React', 'Built the tool our customers use daily, in Python and React'],
    ['Java', 'Built the portal our clients use with Java and Spring Boot'],
    ['QuickBooks', 'Their clients use QuickBooks, which I set up'],
    ['SAP', 'Picked and packed over 300 orders a day in SAP'],
    ['Forklift operation', 'Picked orders over 8 hours with forklift'],
    ['Terraform', 'Preferred Kubernetes over Docker Swarm and cut costs with Terraform'],
    ['AWS', 'Favoured PostgreSQL for over 40 services in AWS'],
    ['SAP', 'Chose suppliers, handed over SAP training'],
    ['Python', 'Started learning Python in 2012, wrote 40 services since'],
    ['German', 'Began learning German at school, fluent German now'],
    ['Python', 'Self-teaching Python since 2015, built 40 tools'],
    ['Active Directory', 'Removed Active Directory expired accounts'],
    ['Salesforce', 'Closed Salesforce expired contracts'],
  ])('%s in %j', (name, text) => expect(shownBy(text)).toContain(name))
})
describe('a line does not show', () => {
  it.each([
    ['CPR', 'CPR, expired'],
    ['CPR', 'Holds CPR, now lapsed; first aid'],
    ['CPR', 'CPR, expired in 2019'],
    ['Docker', 'Docker: none'],
    ['Docker', 'Docker (no experience)'],
    ['Kubernetes', 'Kubernetes - planned'],
    ['Docker', 'Unable to use Docker'],
    ['Docker', "I'm unable to use Docker"],
    ['Docker', 'Knows Linux and cannot use Docker'],
    ['Docker', 'Knows Linux, but could not use Docker'],
    ['PMP', 'PMP (in progress)'],
    ['Spanish', 'Restored Spanish chests'],
    ['French', 'French manicures a speciality'],
    ['German', 'Kept the accounts of German clients'],
    ['French', 'Cooked French cuisine'],
    ['French', 'Served French fries'],
    ['Java', 'Ordered laptops for the Java team'],
    ['Java', 'Reporting to the Java team, sorted the post'],
    ['Java', 'Reported to the head of Java'],
    ['Salesforce', 'Trained by the Salesforce administrators'],
    ['Docker', 'Used Podman, not Docker'],
    ['Docker', 'Chose Podman over Docker'],
    ['Kubernetes', 'Worked with Docker but not Kubernetes'],
    ['Kubernetes', 'Kubernetes experience: none'],
    ['Kubernetes', 'Kubernetes is new to me'],
    ['Kubernetes', 'Kubernetes, but never used it'],
    ['Kubernetes', 'To learn: Kubernetes, Rust'],
    ['Kubernetes', 'No hands-on experience of Kubernetes'],
    ['Kubernetes', 'Hope to use Kubernetes in my next job'],
    ['Kubernetes', 'Taking a course in Kubernetes'],
    ['Kubernetes', 'Curious about Kubernetes'],
    ['Kubernetes', 'Our customers use Kubernetes'],
    ['Kubernetes', 'Kubernetes was handled by another team'],
    ['Spanish', 'Learning Spanish (A1)'],
    ['VMware', 'Managed Hyper-V, though not VMware'],
    ['SAP', 'SAP was run by our vendor'],
    ['CISSP', 'Never held a CISSP'],
    ['Forklift licence', 'My forklift licence was revoked in 2020'],
    ['Kotlin', 'Looking for a chance to work with Kotlin'],
    ['Terraform', 'Terraform, but I have never used it.'],
    ['Java', 'Java, but never used'],
    ['Ansible', 'Terraform, but I have never used Ansible'],
    ['Salesforce', 'Reported directly to our Salesforce administrators'],
    ['SAP', 'Booked travel for the SAP consultants'],
    ['Kubernetes', 'Seeking an opportunity to work with Kubernetes'],
    ['Kubernetes', 'Looking for the chance to learn Kubernetes'],
    ['Kubernetes', 'Our customers use Kubernetes, mostly on their own servers'],
    ['Kubernetes', 'Just started learning Kubernetes'],
    ['Docker', 'Preferred Podman over Docker because of its licence'],
    ['CPR', 'CPR certification expired in 2019'],
    ['CPR', 'CPR lapsed'],
    ['Forklift licence', 'My forklift licence was revoked after an accident'],
    ['Java', 'Hired Java - developers'],
    ['Kubernetes', 'Wishlist: Kubernetes'],
    ['Kubernetes', 'Wishing to use Kubernetes'],
  ])('%s in %j', (name, text) => expect(shownBy(text)).not.toContain(name))
})

it('a title that is also the name of a tool shows the tool only in a line of work', () => {
  const worked = (position: string, description: string) => {
    const experience = [{ company: 'Example', position, startDate: '2020-01', description }]
    const resume = resumeFromDraft(draft.parse({ personalInfo: {}, experience }))
    return [...evidenceIn(resume, words).bySkill.keys()].map((skill) => words.skills[skill]!.name)
  }
  expect(worked('Composer', 'Wrote music for 12 films')).not.toContain('Composer')
  expect(worked('Engineer', 'Moved 90 PHP packages to Composer')).toContain('Composer')
})

describe('a language that no line names', () => {
  const written = (language: string, extras: object[] = []) => {
    const content = draft.parse({ personalInfo: {}, summary: 'Je soigne et j’écris des rapports.', extras })
    const evidence = evidenceIn({ ...resumeFromDraft(content), language }, words)
    return [...evidence.bySkill].map(([skill, at]) => [
      words.skills[skill]!.name,
      evidence.lines[at[0]!]!.path,
    ])
  }
  it('is shown by a resume that is written in it', () => {
    expect(written('fr')).toEqual([['French', 'summary']])
  })
  it('stays where it is listed, with its level', () => {
    expect(written('fr', [{ kind: 'languages', title: 'French', detail: 'C2' }])).toEqual([
      ['French', 'languages.0'],
    ])
  })
  it('is unknown where the resume’s own is', () => {
    expect(written('')).toEqual([])
  })
})
