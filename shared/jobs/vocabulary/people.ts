import type { Table } from './format.ts'

/** Soft skills: asked for everywhere, proven nowhere but in bullets. Counted least. */
export const soft: Table = {
  field: 'soft',
  text: `
:soft
Communication = communication skills | written communication | verbal communication | written and verbal communication | verbal and written communication | oral communication | interpersonal communication | excellent communication | Kommunikationsfähigkeit | Kommunikationsstärke | communicator; Interpersonal skills = people skills; Teamwork = team work | team player | Teamfähigkeit | working in a team | collaborative | esprit d'équipe | trabajo en equipo; Collaboration = cross-functional collaboration | collaborating | cross-team collaboration; Leadership = leadership skills | leadership experience | leadership abilities; Problem solving = problem-solving | problem solver | problem-solving skills | solving problems; Critical thinking; Analytical skills = analytical thinking | analytical mindset | analytical; Attention to detail = detail-oriented | detail oriented | eye for detail | meticulous; Time management = managing time; Organization skills = organisational skills | organizational skills | organised | well organised | well-organized; Multitasking = multi-tasking | multitask; Prioritization = prioritisation | prioritise workload | prioritize tasks; Adaptability = adaptable; Flexibility = flexible attitude | Flexibilität; Creativity = creative thinking; Innovation = innovative thinking; Initiative = proactive | proactivity | self-starter; Self-motivation = self-motivated | motivated; Work ethic = strong work ethic | hard-working | hardworking; Reliability = reliable | Zuverlässigkeit | zuverlässig; Punctuality = punctual; Accountability = accountable; Ownership = sense of ownership; Integrity = honesty; Discretion = discreet; Empathy = empathetic | Empathie | empathic; Compassion = compassionate; Patience = patient manner; Emotional intelligence; Active listening = listening skills | good listener; Decision making = decision-making | making decisions; Strategic thinking; Positive attitude = can-do attitude | positive outlook; Resilience = resilient; Stress tolerance = work under pressure | working under pressure | ability to work under pressure | calm under pressure | Belastbarkeit | handle stress; Curiosity = curious; Willingness to learn = eager to learn | quick learner | fast learner | Lernbereitschaft; Independence = work independently | working independently | autonomy | selbstständige Arbeitsweise | Eigenverantwortung; Persuasion = persuasive; Influencing = influencing skills; Networking skills; Customer focus = customer-focused | customer-centric | customer orientation; Service orientation; Results orientation = results-oriented | results-driven; Professionalism = professional manner | professional demeanor; Diplomacy skills = tact; Cultural awareness = cultural sensitivity | intercultural competence; Sense of humour = sense of humor; Enthusiasm = enthusiastic; Passion = passionate; Commitment = dedication; Physical stamina = physical fitness | physically fit; Dexterity = manual dexterity; Numerical skills = good with numbers; Trustworthiness = trustworthy; Friendly manner = friendly | friendly attitude; Presentable appearance = smart appearance; Confidence = confident manner; Common sense; Business acumen = commercial awareness | commercial acumen
:hard
EEO law
Conflict resolution = conflict resolution training | conflict management | resolving conflicts | conflict de-escalation | defusing conflict | verbal judo;
Open enrollment; FLSA = FLSA compliance | wage and hour | Fair Labor Standards Act; EEO reporting = EEO | EEO-1 | EEOC | equal employment opportunity; Compensation benchmarking = compensation analysis | pay structures | compensation planning; Engagement surveys = engagement survey; HR reporting; Grievance handling = disciplinaries | employee grievances; Union relations = trade unions; Assessment centres; Multi-state payroll = multistate payroll; Garnishments = wage garnishments | garnishment; Immigration sponsorship = H-1B | sponsor licence | Skilled Worker visas | visa processing; Offer negotiation = closing offers | close offers | offer management; Recruitment metrics = time to hire | time-to-hire | hiring metrics | recruiting metrics | time to fill | time-to-fill | hiring dashboards | hiring dashboard
JHSC = joint health and safety committee
Single assessments
Computer-aided dispatch = computer aided dispatch
Vulnerable adults = working with vulnerable adults | vulnerable customers | vulnerable clients | vulnerable people | vulnerable service users
:tool
JazzHR; ResourceLink; Leapsome; Degreed; LearnUpon; Checkr; HireRight
Ashby; Jobvite; Cezanne HR; iTrent = MHR iTrent; Sage People
:certificate
aPHR; CEBS
Practice educator award
Mental health first aid = mental health first aider
`,
}

export const languages: Table = {
  field: 'languages',
  text: `
:language
English = Englisch | Englischkenntnisse | anglais | inglés | inglese | Engels | inglês | angielski | engelska | engelsk | Engelse taal | englische Sprache | englischen Sprache | langue anglaise | lengua inglesa; German = Deutsch | Deutschkenntnisse | allemand | alemán | tedesco | Duits | alemão | Duitse taal | deutsche Sprache | deutschen Sprache; French = Französisch | Französischkenntnisse | français | francés | francese | Frans? | Franse taal | langue française | französische Sprache; Spanish = Spanisch | Spanischkenntnisse | espagnol | español | spagnolo | castellano | lengua española; Italian = Italienisch | Italienischkenntnisse | italien | italiano | lingua italiana; Portuguese = Portugiesisch | portugais | português | Brazilian Portuguese; Dutch = Niederländisch | néerlandais | Nederlands | Nederlandse taal; Polish? = Polnisch | polski; Russian = Russisch | russe; Ukrainian = Ukrainisch; Czech = Tschechisch; Slovak; Hungarian; Romanian = Rumänisch; Bulgarian; Serbian; Croatian = Kroatisch; Slovenian; Greek; Turkish = Türkisch; Arabic = Arabisch | arabe; Hebrew; Persian = Farsi; Hindi; Urdu; Bengali; Punjabi; Gujarati; Tamil; Telugu; Mandarin = Mandarin Chinese | Chinese | Chinesisch; Cantonese; Japanese = Japanisch; Korean; Vietnamese; Thai; Indonesian = Bahasa Indonesia; Malay; Tagalog = Filipino; Swahili; Amharic; Somali; Yoruba; Hausa; Zulu; Afrikaans; Swedish = Schwedisch | svenska; Norwegian; Danish; Finnish; Icelandic; Estonian; Latvian; Lithuanian; Albanian; Welsh; Irish Gaelic; Catalan; Basque; American Sign Language = ASL; British Sign Language = BSL | Gebärdensprache; Haitian Creole; Latin?
:language
Marathi; Kannada; Malayalam; Odia; Assamese; Nepali; Sinhala; Burmese; Khmer; Lao; Mongolian; Armenian; Georgian; Azerbaijani; Kazakh; Uzbek; Pashto; Dari; Kurdish; Tigrinya; Oromo; Igbo; Xhosa; Shona; Luganda; Wolof; Twi; Maltese; Luxembourgish; Galician; Scottish Gaelic; Hmong; Macedonian; Bosnian; Belarusian; Moldovan; Maori = Te Reo Māori | te reo; Irish? = Gaeilge; Creole?
`,
}

/** What the languages of most postings are called in each other, inflected as each does. */
const SPOKEN = 'en de fr es it pt nl pl cs sk hu ro ru uk sv no da fi tr'.split(' ')
export const languagesAbroad: readonly Table[] = SPOKEN.slice(1).map((language) => {
  const [english, own] = ['en', language].map((as) => new Intl.DisplayNames(as, { type: 'language' }))
  // Spanish 'finés' is also how weeks end, and 'suomi' a country.
  const names = SPOKEN.map((code) => `${english?.of(code)} = ${own?.of(code)}${code === 'fi' ? '?' : ''}`)
  return { field: 'abroad', language, text: `:language\n${names.join(';')}` }
})
