import { describe, expect, test } from 'vitest'
import { skillsNamedIn } from '#shared/jobs/skills-named.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { IF_TRUE, type Judge, judgeOf } from './support.ts'

// Two invented people of other trades than those the rules were made with: what a model made up of them, and what it may say.

type Person = { lines: string[]; title: string; jobText: string; missing: string[] }

const NURSE: Person = {
  title: 'Charge Nurse',
  jobText: 'Magnet hospital seeks a charge nurse. ACLS required. Epic preferred.',
  missing: ['ACLS', 'Epic'],
  lines: [
    'Staff Nurse, Sample General Hospital, Portland, 03/2017 - present',
    'Cared for 5 to 6 patients per shift on a 28-bed cardiac ward',
    'Trained 14 new nurses in medication safety; errors fell 22% in one year',
    'Helped with scheduling and ordered supplies',
    'Nursing Assistant, Invented Care Home, 2014 - 2017',
    'Assisted residents with daily living',
    'Bachelor of Science in Nursing, Example State University, 2016',
    'Registered Nurse, Oregon State Board of Nursing',
    'Skills: patient education, wound care, Cerner, Spanish (fluent)',
  ],
}
const ANALYST: Person = {
  title: 'Data Analyst',
  jobText: 'Join Fictional Bank as a data analyst. SQL, Tableau and Snowflake.',
  missing: ['Tableau', 'Snowflake'],
  lines: [
    'Junior Analyst at Madeup Retail GmbH, Berlin (Jan 2021 to Mar 2024)',
    'Built weekly sales reports in Excel and SQL for 9 shops',
    'Found €180k of duplicate invoices by comparing 3 suppliers',
    'Was involved in the migration of the reporting database',
    'Intern, Pretend Logistics AG, summer 2020',
    'Counted stock and entered data',
    'M.A. Economics, Invented University of Berlin, 2020, grade 1.7',
    'German (native), English (C1)',
    'Volunteer treasurer of a chess club since 2019',
  ],
}

const ELECTRICIAN: Person = {
  title: 'Electrician',
  jobText: 'Electrician for solar parks. NFPA 70E and high voltage experience wanted.',
  missing: ['NFPA 70E', 'High voltage'],
  lines: [
    'Journeyman Electrician | Placeholder Electric Co. | Tucson, AZ | 05/2018 - 08/2023',
    'Wired 45 new homes and 2 schools, on time and within budget',
    'Supervised 3 apprentices; no accidents in 4 years',
    'Repaired lighting and replaced panels',
    'Apprentice, Anyname Contractors, 2014 - 2018',
    'Pulled cable, read blueprints',
    'High school diploma, Nowhere High School, 2013',
    'Journeyman license, Arizona; OSHA 30',
    'Conduit bending, troubleshooting, AutoCAD',
  ],
}

const CHEF: Person = {
  title: 'Sous Chef',
  jobText: 'Sous chef wanted. HACCP.',
  missing: ['HACCP'],
  lines: [
    'Sous Chef, Sample Light Bistro, Galveston TX, 06/2019 - present',
    'Run the grill station for 140 covers a night with a team of 6',
    'Cut food waste by 15% by weighing returns every Sunday',
    'Line Cook, Fictional Diner, Houston, 2016 - 2019',
    'Prepared sauces and stocks; kept the walk-in tidy',
    'Certificate in Culinary Arts, Nowhere Community College, 2016',
    'ServSafe Manager; food handler card',
    'Knife skills, menu costing, Toast POS, Vietnamese (native)',
  ],
}

const judges = new Map<Person, Judge>()
async function judgeFor(person: Person): Promise<Judge> {
  const made = judges.get(person)
  if (made) return made
  const lines = person.lines.map((text, at) => ({ text, page: 1, line: at + 2, bullet: true }))
  const resume = {
    ...emptyResume(),
    sections: [{ kind: 'experience' as const, heading: 'Experience', page: 1, line: 1, lines }],
  }
  const standard = {
    job: { source: 'role', title: person.title, category: '', role: '' },
    asOf: '2026-01-01',
    keyword_match: { score: 50, matched_skills: [], missing_skills: person.missing },
  } as unknown as Parameters<typeof judgeOf>[0]['standard']
  const judge = await judgeOf({ resume, jobText: person.jobText, standard }, async (texts) =>
    texts.map(skillsNamedIn),
  )
  judges.set(person, judge)
  return judge
}

async function keptClaim(person: Person, at: number, text: string): Promise<boolean> {
  const judge = await judgeFor(person)
  const claim = { quote: person.lines[at] ?? '', text }
  const { strengths } = await judge({ strengths: [claim], weaknesses: [], recommendations: [] }, person.lines)
  return strengths.length === 1
}
async function adviceOf(person: Person, text: string): Promise<string | undefined> {
  const judge = await judgeFor(person)
  return (await judge({ strengths: [], weaknesses: [], recommendations: [text] }, person.lines))
    .recommendations[0]
}

const WHO = { nurse: NURSE, analyst: ANALYST, electrician: ELECTRICIAN, chef: CHEF }
type Case = [keyof typeof WHO, number, string]

const MADE_UP: Case[] = [
  // Numbers.
  ['nurse', 1, 'Managing a ward of 32 beds shows that you cope with pressure.'],
  ['nurse', 2, 'You trained more than 40 nurses, which is impressive.'],
  ['nurse', 2, 'Errors fell by a third thanks to your training.'],
  ['nurse', 2, 'Cutting errors by 22 points over two years is a lasting result.'],
  ['nurse', 0, 'Nearly two decades at one hospital shows loyalty.'],
  ['nurse', 0, 'Four years in the same role suggests that you should look for growth.'],
  ['nurse', 1, 'You look after half a dozen wards at the same time.'],
  ['nurse', 3, 'You ordered supplies worth $250,000.'],
  ['nurse', 4, 'You spent five years as a nursing assistant.'],
  ['analyst', 1, 'Reports for 90 shops show that you work at scale.'],
  ['analyst', 2, 'You saved the company €1.8m, a strong result.'],
  ['analyst', 2, 'Recovering 180,000 dollars is a result that any employer understands.'],
  ['analyst', 1, 'Daily reports for a score of shops show reliability.'],
  ['analyst', 3, 'You moved 12 TB of data without downtime.'],
  // Names.
  ['nurse', 0, 'Your years at Mayo Clinic stand out.'],
  ['nurse', 0, 'Working with Dr. Patel on the ward adds credibility.'],
  ['nurse', 2, 'The Joint Commission praised this training.'],
  ['nurse', 0, 'You moved from Seattle to Portland for this role.'],
  ['analyst', 0, 'Working for Deloitte in Berlin gives your profile weight.'],
  ['analyst', 4, 'Interning at DHL shows early interest in logistics.'],
  ['analyst', 0, 'Your work in Munich shows that you are mobile.'],
  ['analyst', 1, 'Zalando used these reports every week.'],
  // Employers and titles.
  ['nurse', 0, 'As head nurse you carried full responsibility for the ward.'],
  ['nurse', 0, 'Your promotion from staff nurse to nurse manager shows growth.'],
  ['analyst', 0, 'As chief data officer you set the strategy.'],
  ['analyst', 1, 'You founded your own company before this.'],
  // Degrees and credentials.
  ['nurse', 6, 'Your Master of Science in Nursing is more than the role asks for.'],
  ['nurse', 7, 'Your ACLS certificate meets the first requirement.'],
  ['nurse', 6, 'You graduated with honors, which deserves more room.'],
  ['analyst', 6, 'Your doctorate in economics sets you apart.'],
  ['analyst', 6, 'A degree in computer science fits this role well.'],
  ['analyst', 8, 'Your CFA charter supports the finance side.'],
  ['analyst', 7, 'You speak French at the level C1.'],
  // Skills.
  ['nurse', 8, 'Your experience with Epic is what they ask for.'],
  ['nurse', 8, 'Skilled in intubation and ventilator management.'],
  ['nurse', 3, 'Your budgeting experience shows here.'],
  ['analyst', 1, 'Your dashboards in Tableau are a strong match.'],
  ['analyst', 3, 'You know Snowflake well, which the posting asks for.'],
  ['analyst', 1, 'Machine learning skills are clear from this line.'],
  ['analyst', 1, 'You automated these reports with Python scripts.'],
  // A third person, of whom the rules knew nothing when they were written.
  ['electrician', 1, 'Wiring 450 homes is a scale few can show.'],
  ['electrician', 1, 'You finished 45 schools within budget.'],
  ['electrician', 2, 'You supervised 4 apprentices at once.'],
  ['electrician', 2, 'Twelve years without an accident is rare.'],
  ['electrician', 0, 'Your time at Siemens taught you discipline.'],
  ['electrician', 0, 'Working across Nevada shows that you can travel.'],
  ['electrician', 0, 'As a master electrician you can sign off on this work.'],
  ['electrician', 2, 'You rose to site manager within a short time.'],
  ['electrician', 6, 'Your associate degree in electrical technology is a plus.'],
  ['electrician', 7, 'Your NFPA 70E training covers the first requirement.'],
  ['electrician', 3, 'Experience with high voltage is evident.'],
  ['electrician', 5, 'Programming PLC controllers is rare at this level.'],
  ['electrician', 3, 'You saved clients $12,000 with new panels.'],
  ['electrician', 8, 'You are fluent in Spanish, which helps on site.'],
  // A fourth.
  ['chef', 1, 'Leading a brigade of 60 shows real authority.'],
  ['chef', 1, 'You trained the whole team in allergen safety.'],
  ['chef', 2, 'You cut labor cost by 15%.'],
  ['chef', 2, 'You saved the restaurant $30,000 a year.'],
  ['chef', 0, 'Your time as executive chef gives you an edge.'],
  ['chef', 4, 'You designed the seasonal menu yourself.'],
  ['chef', 4, 'You won a James Beard award for these sauces.'],
  ['chef', 0, 'You expanded the bistro to a further building for the owners.'],
  ['chef', 5, 'Your bachelor of hospitality supports the move into management.'],
]

const HONEST: Case[] = [
  ['nurse', 1, 'A clear picture of your daily workload: 5 to 6 patients on a 28-bed ward.'],
  ['nurse', 2, 'Training 14 nurses shows leadership without a formal title.'],
  ['nurse', 2, 'A 22% drop in errors is a concrete result that recruiters remember.'],
  ['nurse', 3, '"Helped with" hides what you actually did; say who relied on your schedule.'],
  ['nurse', 5, 'This line describes a duty and no result.'],
  ['nurse', 7, 'Your license as a Registered Nurse is easy to find.'],
  ['nurse', 8, 'Fluent Spanish is valuable on a ward with many visitors.'],
  ['nurse', 0, 'You have stayed with Sample General Hospital since 2017, which shows commitment.'],
  ['nurse', 6, 'Your BSN from Example State University meets the usual requirement.'],
  ['analyst', 1, 'Naming Excel and SQL in one line connects your tools with your work.'],
  ['analyst', 2, 'Finding €180k of duplicate invoices is your strongest achievement; put it first.'],
  ['analyst', 3, '"Was involved in" leaves your part unclear.'],
  ['analyst', 5, 'Counting stock adds little for an analyst role and takes up space.'],
  ['analyst', 6, 'Your master’s degree in economics supports the analytical side.'],
  ['analyst', 8, 'The volunteer treasurer position shows trust with money.'],
  ['analyst', 0, 'Three years in one company give your resume a stable core.'],
  ['electrician', 1, '45 homes and 2 schools give a clear idea of scale.'],
  ['electrician', 2, 'Supervising 3 apprentices without accidents shows that you can lead safely.'],
  ['electrician', 3, 'This says what you did but not for how many customers or with what result.'],
  ['electrician', 7, 'Your journeyman license and OSHA 30 are exactly what contractors check first.'],
  ['electrician', 0, 'Five years with the same contractor is a good sign.'],
  ['electrician', 8, 'AutoCAD is unusual for an electrician and sets you apart.'],
  ['electrician', 6, 'A high school diploma is enough for this trade, so one line is fine.'],
  ['electrician', 5, 'Two short phrases undersell four years as an apprentice.'],
]
HONEST.push(
  ['chef', 1, 'Naming a team of 6 shows that you lead people.'],
  ['chef', 2, 'A 15% cut in food waste is exactly the kind of result owners look for.'],
  ['chef', 0, 'You have been with Sample Light Bistro since 2019, which speaks for you.'],
  ['chef', 3, 'Three years as a line cook before this make the step up believable.'],
)
const HONEST_ADVICE: [keyof typeof WHO, string][] = [
  ['nurse', 'Move your license above your education, because recruiters look for it first.'],
  ['analyst', 'If you have used Tableau, say where.'],
]

/** Words that are not the resume's own: whether they say the same, nobody can tell. */
const ADVICE_WITH_IF: [keyof typeof WHO, string][] = [
  ['nurse', 'Say what changed after you took over the scheduling.'],
  ['analyst', 'Name the tables or reports you moved during the migration.'],
]

describe('what is made up under a true quotation is left out', () => {
  test.each(MADE_UP)('%s, line %i: %s', async (who, at, text) => {
    expect(await keptClaim(WHO[who], at, text)).toBe(false)
  })
})

describe('what the resume says may be said', () => {
  test.each(HONEST)('%s, line %i: %s', async (who, at, text) => {
    expect(await keptClaim(WHO[who], at, text)).toBe(true)
  })
  test.each(HONEST_ADVICE)('advice to the %s: %s', async (who, text) => {
    expect(await adviceOf(WHO[who], text)).toBe(text)
  })
  test.each(ADVICE_WITH_IF)('with an if, advice to the %s: %s', async (who, text) => {
    expect(await adviceOf(WHO[who], text)).toBe(IF_TRUE + text)
  })
})
