/** How people name traits rather than skills, in lower case and without hyphens. */
const TRAITS = new Set(
  `
ability to learn|active listening|adaptability|ambition|analytical thinking|attention to detail|attitude
change management mindset|coachability|collaboration|commitment|communication|communication skills|compassion
conflict management|conflict resolution|creative|creative thinking|creativity|critical thinker|critical thinking|curiosity
customer focus|decision making|dedication|delegation|dependability|detail oriented|determination|diligence|diplomacy|discipline
emotional intelligence|empathy|energy|enthusiasm|fast learner|flexibility|flexible|friendly|hard worker|hard working
hardworking|honest|honesty|independence|initiative|innovation|innovative thinking|integrity|interpersonal communication
interpersonal skills|leadership|leadership skills|listening|listening skills|loyalty|mentoring|motivated|motivation
multi tasking|multitasking|open mindedness|optimism|organisation|organisational skills|organization|organizational skills
organized|passion|patience|people skills|perseverance|persistence|persuasion|planning|positive attitude|positivity
presentation skills|prioritization|problem solver|problem solving|professionalism|public speaking|punctual|punctuality
quick learner|reliability|reliable|resilience|resourcefulness|responsibility|responsible|self confidence|self discipline
self motivated|self motivation|self starter|sense of humor|sense of humour|sense of responsibility|social skills
strategic thinking|stress management|strong work ethic|team building|team leadership|team player|team work|teamwork
time management|trustworthy|verbal communication|versatility|willing to learn|willingness to learn|work ethic
work under pressure|working under pressure|written communication
`
    .trim()
    .split(/[|\n]/),
)

export const isSoftSkill = (name: string): boolean =>
  TRAITS.has(name.toLowerCase().trim().replaceAll('-', ' '))
