import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobFromText } from './from-text.ts'
import { printedJob } from './printed.ts'
import { labelSchema, mean, scoreJob } from './testing/labels.ts'
import { lexicon } from './vocabulary.ts'

const read = (text: string) => jobFromText(text, { category: '', role: '' })
const flat = (text: string) => {
  const { required, preferred } = read(text)
  const names = (list: typeof required) =>
    list.flatMap((demand) => (typeof demand === 'string' ? [demand] : demand.anyOf))
  return { required: names(required), preferred: names(preferred) }
}

const folder = new URL('../../fixtures/jobs/', import.meta.url)
const cases = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const label = labelSchema.parse(JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8')))
    const text = fs.readFileSync(new URL(name.replace('.json', '.txt'), folder), 'utf8')
    return { label, job: printedJob(read(text), lexicon()) }
  })

describe('labelled job texts', () => {
  const scores = cases.map(({ label, job }) => scoreJob(label, job))

  it('are at least 170', () => expect(cases.length).toBeGreaterThanOrEqual(170))
  it.each([
    ['skills', 0.92],
    ['required', 0.9],
    ['preferred', 0.86],
    ['want', 0.96],
    ['years', 0.9],
    ['degree', 0.95],
    ['traps', 0.98],
  ] as const)('%s: at least %d on average', (figure, floor) =>
    expect(mean(scores.map((score) => score[figure])).share).toBeGreaterThanOrEqual(floor),
  )
  it.each(cases.filter(({ label }) => label.notJob))(
    '$label.id is said to be no job description',
    ({ job }) => expect(job.unusable).not.toBe(''),
  )
  it.each(cases.filter(({ label }) => !label.notJob))('$label.id is a job description', ({ job }) =>
    expect(job.unusable).toBe(''),
  )
})

const SHORT: [text: string, required: string[], preferred: string[]][] = [
  ['Developer\nRequirements:\n- Python\nNice to have:\n- Rust', ['Python'], ['Rust']],
  ['Developer\nPython required, Rust preferred. SQL is a must.', ['Python', 'SQL'], ['Rust']],
  ['Developer\nRequirements:\n- Java, ideally with Kotlin', ['Java'], ['Kotlin']],
  [
    'Developer\nRequirements\n-Java\n-Spring Boot\n-SQL\nBonus\n-Kafka',
    ['Java', 'Spring Boot', 'SQL'],
    ['Kafka'],
  ],
  [
    'Data Engineer\n\nWhat you bring\n\nSQL\nPython\nGit\n\nIt would make us smile if you also have\n\nAirflow\nKafka',
    ['SQL', 'Python', 'Git'],
    ['Airflow', 'Kafka'],
  ],
  [
    'Consultant\n\nSkills and experience. You know Excel, SQL and process mapping, and change management at scale.\n\nRewards. A bonus, a pension, lessons in Python and Tableau, and a sabbatical every five years.',
    ['Excel', 'SQL', 'Process mapping', 'Change management'],
    [],
  ],
  [
    'Writer wanted. You must know SEO, and it is a craft to you and not a dark art. We would be delighted if you can handle Markdown and Git.',
    ['SEO'],
    ['Markdown', 'Git'],
  ],
  [
    'Engineer wanted. You have sat in HAZOP studies rather than read of LOPA, and you know AutoCAD.',
    ['HAZOP', 'AutoCAD'],
    [],
  ],
  ['Tester\nRequirements:\n- Playwright (preferred) or Cypress\n- SQL', ['Playwright', 'Cypress', 'SQL'], []],
  [
    'Developer\nRequirements:\n- Java\n- SQL\nWe offer\n- 23 days of holiday\n- Training: AWS certificates and English lessons\n\nJava Developer | ETL | Snowflake | Remote',
    ['Java', 'SQL'],
    [],
  ],
  [
    'Recruiter wanted. You must know Greenhouse and sourcing. We hire 35 engineers this year (mostly Elixir, some React).',
    ['Greenhouse', 'Sourcing'],
    [],
  ],
  [
    'Engineer\nRequirements:\n- Python\n- SQL\n- Your first temptation is not to buy a library off the shelf\n- You smile and thank the other engineers when they have changed it again',
    ['Python', 'SQL'],
    [],
  ],
  [
    'Engineer\nIn general, an ideal candidate would have:\n- Python\n- Working knowledge of clustered file systems, DNS\n- several years of development',
    ['Python', 'DNS', 'Clustered file systems'],
    [],
  ],
  [
    'Zibbo is an online bakery.\n\nEngineer\n\nRequirements:\n- Python\n- SQL\n- Interest in what Zibbo does',
    ['Python', 'SQL'],
    [],
  ],
  ...[
    'is a prerequisite for this post',
    'is an absolute must',
    'is the main tool we use',
    'is the platform that we run on',
    'has been our ERP since 2015',
  ].map((said): [string, string[], string[]] => [
    `Engineer\n\nZibbo ${said}.\n\nRequirements:\n- Python\n- Zibbo\n- SQL`,
    ['Python', 'Zibbo', 'SQL'],
    [],
  ]),
  [
    'Lead\n\nMust have: Java | Spring Boot | Kafka | Team lead experience\n\nRequirements\n- Git',
    ['Java', 'Spring Boot', 'Kafka', 'Team leadership', 'Git'],
    [],
  ],
  [
    'Developer\n\nRequirements\n- Python\n- There is no need to know: Java, Kafka or Spark, but Git',
    ['Python', 'Git'],
    [],
  ],
  [
    "Seller\n\nWhat you'll bring to our team\n- SQL\n- Salesforce\n- Value the intent behind practices like reviews, planning, daily talks and feedback",
    ['SQL', 'Salesforce'],
    [],
  ],
  [
    'Engineer\n\nWhat to expect\n- Developing new features in Kafka\n- Interacting closely with product managers\n\nYou may be a good fit if you have\n- Go, Python or Node\n- SQL\n- Able to work at pace\n\nPreferred locations\n- ARG',
    ['Go', 'Python', 'Node', 'SQL'],
    [],
  ],
  ['Cook\nYou need\n- Butchery (pastry would be nice)', ['Butchery'], ['Pastry']],
  ['Developer\nEssential: Java. Kafka.\nDesirable: Scala. Spark.', ['Java', 'Kafka'], ['Scala', 'Spark']],
  ['Analyst\nMust have: SQL; dbt a plus; Python appreciated but not required.', ['SQL'], ['Dbt', 'Python']],
  [
    'Entwickler (m/w/d)\nIhr Profil\n- Sehr gute Kenntnisse in Java\n- Idealerweise Erfahrung mit Kafka',
    ['Java'],
    ['Kafka'],
  ],
  ['Clerk\nWhat you need\n- Sage\nWhat would be handy\n- Xero', ['Sage'], ['Xero']],
  ['Clerk\nYour day\n- Filing\nYour background\n- Sage\nExtra points\n- Xero', ['Sage'], ['Xero']],
  [
    'Sicherheitsmitarbeiter (m/w/d)\nWas du mitbringst\n✓ Gute Kenntnisse in Word\nGern gesehen\n✓ Werkschutz oder Empfang\nWas du machst\n✓ Streifengänge',
    ['Word'],
    ['Werkschutz', 'Empfang'],
  ],
  [
    'Officer\nPerson specification\n      Essential/Desirable\nSage   E\nXero   D\nTyping   E',
    ['Sage', 'Typing'],
    ['Xero'],
  ],
  [
    'Buyer\nYou must know Excel. Sedex and Island Pacific would all count in your favour.',
    ['Excel'],
    ['Sedex', 'Island Pacific'],
  ],
  [
    'Enfermera\nImprescindible experiencia en geriatría. Valoramos formación en cuidados paliativos.',
    ['Geriatría'],
    ['Cuidados paliativos'],
  ],
  [
    'Clerk\nEducation: High school.\nKnowledge of: typing; filing methods\nWhat helps:\nXero',
    ['Typing', 'Filing methods'],
    ['Xero'],
  ],
  [
    'Erzieherin\nDu hast idealerweise Erfahrung mit Waldpädagogik, Kenntnisse in Sprachförderung sowie Freude an Elternarbeit.',
    ['Sprachförderung', 'Elternarbeit'],
    ['Waldpädagogik'],
  ],
  [
    'Advisor\nRequirements:\n- Clienteling, luxury retail ideally\nPreferences:\n- Mandarin\n- ITEC',
    ['Clienteling'],
    ['Luxury retail'],
  ],
  [
    'Cook\nRequirements:\n- HACCP\n- One year of institutional food service, preferred',
    ['HACCP'],
    ['Institutional food service'],
  ],
  [
    'Examiner\nEssential\nE1 Sage\nE2 Xero\nE3 Typing\nDesirable\nD1 QuickBooks',
    ['Sage', 'Xero', 'Typing'],
    ['QuickBooks'],
  ],
  ['Clerk\nMust:\nSage\nCould:\nXero\nWon’t:\nQuickBooks', ['Sage'], ['Xero']],
  [
    'Cook\n\n✅ You’ll need\n👉 Butchery\n👉 Pastry\n\n✨ Lovely to have\n👉 Sous vide\n👉 Sourdough',
    ['Butchery', 'Pastry'],
    ['Sous vide', 'Sourdough'],
  ],
  [
    'Engineer\nRequirements:\n- SQL and a scripting language, Python preferred',
    ['SQL', 'Scripting language'],
    ['Python'],
  ],
  ['Clerk\nYou must know Sage. It would be lovely if you have used Xero.', ['Sage'], ['Xero']],
  ['Clerk\nPerson specification\nSage – Essential – A\nXero – Desirable – A/I', ['Sage'], ['Xero']],
]

it('of short postings, three in four are read to the letter', () => {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join(', ')
  const wrong = SHORT.filter(([text, required, preferred]) => {
    const found = flat(text)
    return lower(found.required) !== lower(required) || lower(found.preferred) !== lower(preferred)
  })
  expect(wrong.length / SHORT.length, JSON.stringify(wrong)).toBeLessThan(0.26)
})

describe('what is not asked for', () => {
  it.each([
    ['Java', 'Seller\nOur customers include Java shops.\nRequirements:\n- Salesforce\n- Negotiation'],
    ['Java', 'Developer\nRequirements:\n- Python\n- No Java needed'],
    ['Java', 'Developer\nRequirements:\n- Python\nYou do not need Java.'],
    [
      'Delphi',
      'Manager\nRequirements:\n- Jira\nSome of our tools are written in Delphi. You need no knowledge of these.',
    ],
    ['Python', 'Nurse\nRequirements:\n- Wound care\n- IV therapy\nBenefits\n- Free Python courses'],
    ['Go', 'Marketer\nRequirements:\n- SEO\n- Go to market plans'],
    ['R', 'Chemist\nRequirements:\n- HPLC\n- R&D experience'],
    ['Excel', 'Clerk\nRequirements:\n- You excel at filing\n- Outlook'],
    ['Accounting', "Clerk\nRequirements:\n- Bachelor's degree in Accounting\n- QuickBooks"],
    ['Java', 'Developer\nRequirements:\n- Python\nYou won’t need Oracle, Java or a suit.'],
    ['PowerPoint', 'Analyst\nYou must know Python. We do not use Excel, nor PowerPoint, nor Word.'],
    [
      'Kotlin',
      'Researcher\nRequirements:\n- Interviews\n- Dovetail\nOur engineers write Kotlin, which you can happily ignore.',
    ],
    ['Java', 'Clerk\nRequirements:\n- Sage\nSpecial requirements: none, this is a Java-free office.'],
    ['A level', 'Assistant\nRequirements:\n- A Level 2 or 3 qualification\n- Makaton'],
    ['Good in', 'Manager\nRequirements:\n- Dementia care\nThe home is rated Good in all five areas.'],
    ['Finance', 'Clerk\nRequirements:\n- A finance or accounting degree\n- Sage'],
    [
      'C++',
      'Auditor\nWe are a firm with clients from farms to a maker of drone parts in C++.\nYou need CaseWare.',
    ],
    ['English', 'Coordinator\nEducation: Bachelor’s in Marketing, English or Communications.\nTools: Canva.'],
    ['ADHS', 'Assistant\nRequirements:\n- AZ SLPA license (ADHS)\n- Makaton'],
    ['React Native', 'Developer\nYou must know Swift and UIKit. No React Native here.'],
    ['Visa sponsorship', 'Engineer\nRequirements:\n- Python\nWe cannot offer visa sponsorship.'],
    ['TikTok', 'Reporter\nRequirements:\n- Audio editing\nSkills we’ll happily do without: TikTok'],
    ['Angular', 'Developer\nRequirements:\n- React\nSimilar jobs\nAngular Developer, Leeds'],
  ])('%s', (name, text) => {
    const { required, preferred } = flat(text)
    expect([...required, ...preferred]).not.toContain(name)
    expect(required.length).toBeGreaterThan(0)
  })
})

describe('running text with a paragraph of demands', () => {
  const demands =
    'Requirements: 4+ years of Python; strong SQL; Docker; Terraform; Airflow; Snowflake; experience with dbt.'
  const asked = (work: string) => flat(`Backend Engineer\n\n${work}\n\n${demands}`).required

  it.each([['You will run Kubernetes and write documentation.', 'Kubernetes']])(
    'asks for the tools of the work: %s',
    (work, tool) => expect(asked(work)).toContain(tool),
  )
  it.each([
    ['Runbooks and postmortems are part of the role.', 'Postmortems'],
    ['We are seeking a Machine Learning Engineer to join our AI team.', 'Machine learning'],
    ['The console is in Kotlin, but nobody will ask you to read it.', 'Kotlin'],
  ])('asks for nothing else of it: %s', (work, name) => expect(asked(work)).not.toContain(name))
})

describe('alternatives', () => {
  it.each([
    ['React or Vue', ['React', 'Vue']],
    ['React, Vue, or Angular', ['React', 'Vue', 'Angular']],
    ['AWS/GCP', ['AWS', 'GCP']],
    ['C/C++, Jira/Confluence', ['C', 'C++']],
    ['C/C++, Jira/Confluence', ['Jira', 'Confluence']],
    ['C/C++, Python or Go', ['C', 'C++', 'Python', 'Go']],
    ['Tools such as Looker, Tableau', ['Looker', 'Tableau']],
    ['One of: Jest, Mocha', ['Jest', 'Mocha']],
    ['SolidWorks, Creo or similar', ['SolidWorks', 'Creo']],
    ['Python or KQL, Splunk, Wireshark', ['Python', 'KQL']],
    ['One of Jest or Mocha, Cypress', ['Jest', 'Mocha', 'Cypress']],
  ])('%j', (item, anyOf) =>
    expect(read(`Engineer\nRequirements:\n- ${item}\n- English`).required).toContainEqual({ anyOf }),
  )
  it.each(['React and Vue', 'React, Vue and Angular', 'HTML/CSS', 'React, Vue'])('none in %j', (item) =>
    expect(
      read(`Developer\nRequirements:\n- ${item}\n- Git`).required.every((d) => typeof d === 'string'),
    ).toBe(true),
  )
})

it('reads HTML like its text', () =>
  expect(read('<h2>Cook</h2><h3>You need</h3><ul><li>Butchery</li><li>Pastry</li></ul>').required).toEqual([
    'Butchery',
    'Pastry',
  ]))

it.each([
  [
    'Cook\nRequirements:\n&bull; Butchery\n&bull; Cr&egrave;me p&acirc;tissi&egrave;re',
    ['Butchery', 'Crème pâtissière'],
  ],
  [
    '&lt;h2&gt;Requirements&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Butchery&lt;/li&gt;&lt;li&gt;Pastry&lt;/li&gt;&lt;/ul&gt;',
    ['Butchery', 'Pastry'],
  ],
  [
    '<html><body><nav><a>Excel courses</a></nav><h1>Cook</h1><h2>Requirements</h2><ul><li>Butchery<li>Pastry</ul><footer>Python jobs</footer></body></html>',
    ['Butchery', 'Pastry'],
  ],
])('reads what a page was saved as: %s', (text, required) => expect(read(text).required).toEqual(required))

it('keeps certificates, languages and years apart from the skills', () => {
  const job = read(
    'Nurse\nRequirements:\n- RN license and BLS\n- Fluent Spanish\n- 2 years of acute care experience',
  )
  expect(job.certifications.required).toEqual(['RN license', 'BLS'])
  expect(job.languages).toEqual([{ name: 'Spanish', required: true }])
  expect([job.minYears, job.required]).toEqual([2, ['Acute care']])
})

it.each([
  ['- CPA\n- Excel\n- CPA, CMA or CIA', ['CPA']],
  ['- CPA, CMA or CIA\n- Excel\n- CPA', ['CPA']],
  ['- CPA, CMA or CIA\n- Excel', [{ anyOf: ['CPA', 'CMA', 'CIA'] }]],
])('asks for one of several only where none of them is asked alone: %j', (list, certificates) =>
  expect(read(`Accountant\n\nRequirements\n${list}`).certifications.required).toEqual(certificates),
)

it('names a certificate once, however it is said', () =>
  expect(
    read(
      'Biomedical Scientist\nEssential\n- HCPC registered\n- Registered with the HCPC\n- HCPC registration\n- Microscopy',
    ).certifications.required,
  ).toEqual(['HCPC registered']))

it.each(['SAP', 'GST'])('what is registered stays a skill: %s registration', (name) =>
  expect(read(`Officer\nRequirements:\n- ${name} registration\n- Excel`).required).toEqual([name, 'Excel']),
)

it('a profession that is registered is none', () =>
  expect(read('Officer\nRequirements:\n- Nursing registration\n- Excel').required).toEqual(['Excel']))

it.each([
  [
    'Teacher\nWill have a degree and QTS, and teach textiles at Key Stage 3\nRequirements:\n- Phonics\n- Degree and QTS, schemes of work',
    'Schemes of work',
  ],
  ['Auxiliar\nPerfil:\n- Excel intermedio (tablas dinámicas)\n- Contabilidad', 'Excel'],
  ['Manager\nRequirements:\n- Coaching staff to service goals\n- Sage', 'Coaching'],
  ['Radiographer\nRequirements:\n- Knowledge of IR(ME)R\n- CT', 'IRMER'],
  ['Assistant\nRequirements:\n- Collect data with fidelity\n- Makaton', 'Data collection'],
  ['Welder\nRequirements:\n- Able to read a wiring diagram\n- MIG', 'Wiring diagrams'],
])('%j asks for %s', (text, name) => expect(flat(text).required).toContain(name))
