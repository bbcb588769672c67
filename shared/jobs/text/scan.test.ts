import { describe, expect, it } from 'vitest'
import { lexicon } from '../vocabulary.ts'
import { scan } from './scan.ts'

const words = lexicon()
const named = (text: string, alone = false) =>
  scan(text, words, alone).hits.map(({ skill }) => words.skills[skill]!.name)

describe('a skill is found', () => {
  it.each([
    ['Go', 'Experience with Go and PostgreSQL'],
    ['Go', 'Go, Python, Rust'],
    ['Go', 'services written in Golang'],
    ['R', 'R, Python and SQL'],
    ['R', 'statistical programming in R'],
    ['C', 'C and C++'],
    ['C#', 'C# and .NET'],
    ['.NET', 'C# and .NET'],
    ['Excel', 'proficient in Excel'],
    ['Excel', 'word, excel and powerpoint'],
    ['Excel', 'MS Excel'],
    ['React', 'React or Vue'],
    ['Spring', 'Java, Spring, Kafka'],
    ['Swift', 'Swift and Objective-C'],
    ['Rust', 'experience in Rust'],
    ['Kubernetes', 'ran k8s clusters'],
    ['CI/CD', 'continuous integration and continuous delivery'],
    ['Budget management', 'managed the budget of two teams'],
    ['Account reconciliations', 'reconciling accounts'],
    ['Data visualization', 'data visualisation'],
    ['GD&T', 'GD&T'],
    ['Accounts payable', 'managed accounts payable'],
    ['CompTIA Security+', 'CompTIA Security+'],
    ['Driving licence', 'a full UK driving licence'],
    ['Excel', "maîtrise d'Excel et de Sage"],
    ['Tailwind CSS', 'TailwindCSS'],
    ['ISO 9001', 'ISO9001:2015 audits'],
    ['Hyper-V', 'HyperV hosts'],
    ['Postman', 'tested with Postman'],
    ['Postman', 'jira, postman and git'],
    ['Workday', 'Workday and SAP'],
    ['GitHub Actions', 'GithubActions'],
    ['SAS', 'SAS is a plus'],
  ])('%s in %j', (name, text) => expect(named(text)).toContain(name))
})

describe('a word is no skill', () => {
  it.each([
    ['Go', 'our go-to-market team'],
    ['Go', 'Go to market plans'],
    ['Go', 'we go above and beyond'],
    ['R', 'the R&D department'],
    ['C', 'present to the C-suite and C-level'],
    ['C', 'Vitamin C'],
    ['C', 'C++ and C#'],
    ['Excel', 'you excel at details'],
    ['Excel', 'Excel in a fast-paced environment'],
    ['React', 'we react quickly'],
    ['Express', 'we express interest'],
    ['Spring', 'spring cleaning'],
    ['Swift', 'a swift answer'],
    ['Rust', 'rust removal'],
    ['Java', 'JavaScript'],
    ['SQL', 'NoSQL'],
    ['Scala', 'scalable systems'],
    ['Git', 'digital marketing'],
    ['AI', 'email'],
    ['Microsoft Access', 'Access to a gym'],
    ['Word', 'spread the word'],
    ['Sketch', 'from first sketch to release'],
    ['LEED', 'Leeds'],
    ['Shell', 'a hard shell'],
    ['Avid', 'an avid reader'],
    ['Keynote', 'keynote talks'],
    ['Workday', 'every workday'],
    ['IDeaS', 'new ideas'],
    ['LaTeX', 'latex gloves'],
    ['SAFe', 'a safe place'],
    ['BILL', 'bill clients'],
    ['Maya', 'worked with Maya Lane'],
    ['Ruby on Rails', 'polished stair rails'],
    ['ServiceNow', 'customer service now and then'],
    ['Docker', 'notes at docker.example.com/tips'],
    ['Chef', 'our head chef'],
    ['SOLID principles', 'a solid background'],
    ['CompTIA Security+', 'security officer'],
  ])('%s in %j', (name, text) => expect(named(text)).not.toContain(name))
})

describe('an entry of a list is meant', () => {
  it.each(['Go', 'R', 'C', 'Swift', 'Word', 'Access'])('%s', (name) =>
    expect(named(name, true).length).toBe(1),
  )
})
