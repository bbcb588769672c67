import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const why = (text: string) => jobFromText(text, { category: '', role: '' }).unusable

describe('a job description, however short', () => {
  it.each([
    'Looking for a plumber, Gas Safe registered, two years experience. Call Jim.',
    'Software Engineer\n- Python\n- AWS',
    'Nurse wanted for nights in Leeds',
    'We need a bookkeeper who knows Xero.',
    'Night nurse\nfor a small home\nin Bristol\nwho has experience\nof dementia and\ncan start soon',
    'Join our kitchen team\nyou love food and people\nyou can cook breakfast and lunch\nyou keep a clean kitchen\nyou have some experience\nyou can start next week\ncall us today',
    'Sales manager born to lead? You have experience of wine, paid out weekly. Apply to Ada Example, ada@example.com.',
    'Koch (m/w/d) gesucht. Erfahrung in der Küche von Vorteil.',
    'Requirements: Java, Spring Boot, Kafka',
    'Boatyard hand\nYou need\n- Gelcoat repair\n- Sail loft experience',
    'Chef wanted. Bake for 200, whisk the sauces, keep the oven to temperature. Two years experience, salary £30k.',
    'Reporter needed for a weekly paper. You have filed stories from court and council, know media law and can take shorthand.',
    'Lecturer in Physics. Duties: lectures, homework and final exam marking. Requirements: PhD, teaching experience.',
    'Shop assistant, full-time. You need retail experience. We offer free delivery on all orders and a staff discount.',
    'Coffee machine engineer. You will carry spare parts, unplug and repair machines and train our service agents. You must have electrical fault finding and plumbing experience. Salary 30k',
    'Parish Clerk. The Parish Council needs a clerk. You will produce the parish newsletter and organise the coffee morning. You must know Excel and minute taking. CiLCA is desirable.',
    'Lettings Negotiator\nYou will explain how the tenant will pay by standing order.\nRequirements:\n- Drafting each tenancy agreement and explaining the break clause\n- Registering the security deposit\n- Excel',
    'Mortgage Adviser. Salary £35,000. You explain what the lender will offer, what the borrower must provide and what the buyer will pay.\nRequirements\n- CeMAP\n- 2 years of mortgage advice experience',
    'Driver\nFrequently asked questions\nDo I need a licence? Yes.\nHow do I apply? By email.\nWhat happens if I am late? Ring us.\nRequirements\n- Category C licence\n- CPC',
    'Customer Experience Analyst\nYou find out how satisfied our customers are: "how likely are you to recommend us", "please rate our service". You have Qualtrics and SQL.',
    'Serveur H/F. Vous avez une première expérience en restauration.',
    'Lust auf einen Job als Koch?\nWir suchen für unser Restaurant in Kiel ab sofort einen Koch (m/w/d) in Vollzeit.\nDeine Aufgaben\n- Zubereitung regionaler Gerichte\n- Bestellung der Waren\nDein Profil\n- abgeschlossene Ausbildung als Koch\n- Erfahrung in der Fischküche\n- Kenntnisse in HACCP\nWir bieten 3.000 Euro, freie Wochenenden und Verpflegung. Bewirb dich bei Ida Muster.',
    "Vous cherchez un poste de cariste ?\nNotre entrepôt de Lille recrute un cariste H/F en CDI.\nVos missions : charger et décharger les camions, préparer les commandes.\nVotre profil : CACES 1, 3 et 5, première expérience en entrepôt, permis B.\nSalaire : 13 € de l'heure, prime de panier. Envoyez votre CV à Lia Exemple.",
    'Hortbetreuer/in, Grundschule Musterbach, S 8b\nErforderlich sind\neine staatliche Anerkennung sowie Kenntnisse in der Lernförderung und im Kinderschutz. Erwartet wird die Fähigkeit, Gruppen zu leiten. Von Vorteil ist Erfahrung mit Elternarbeit.\nBitte beachten\nVor der Einstellung ist ein erweitertes Führungszeugnis vorzulegen. Kosten werden nicht erstattet.',
    'Project coordinator for the programme 2024 – 2027 in Leeds. You plan and report, you have Excel and experience with funders. Fixed term, 30 hours, apply to Ada Example.',
    'Stolarnia zatrudni lakiernika\nOd kandydatów wymagamy umiejętności lakierowania mebli. Potrzebna jest znajomość bejc. Mile widziane prawo jazdy.',
  ])('%j', (text) => expect(why(text)).toBe(''))
})

describe('anything else is said to be so, and asks nothing', () => {
  it.each([
    [
      'rules of a pool in another language',
      'Regulamin basenu\nWymagany jest czepek. Dzieci do lat dziesięciu muszą być pod opieką dorosłych. Basen czynny od szóstej.',
    ],
    ['nothing', ''],
    ['spaces', '  \n '],
    ['a word', 'hello'],
    ['keys struck at random', 'asdf qwer zxcv asdf qwer'],
    [
      'a poem',
      'He keeps a skill for every tide,\na rope, a lamp, a crooked oar;\nExperience has made him slow,\nand rust has married every chain.',
    ],
    [
      'a poem whose lines run on',
      'Over the river the lamps come on,\none and one and one,\nand the water keeps what the lamps have said\nuntil the night is done.\nI had an education of rain,\nan experience of snow,\nand all the skills that the river taught\nwere how to let things go.',
    ],
    [
      'the account of a bank',
      'Statement of account, March 2024\nDate Paid out Paid in\n04 Mar Card payment Grocer 42.10\n15 Mar Salary Contoso Ltd 2,850.00\n28 Mar Direct debit Energy 120.00',
    ],
    [
      'a life',
      'Ada Example (born 12 March 1961) is an engineer best known for her bridges.\nEarly life\nShe studied in Bristol.\nCareer\nShe joined Contoso and gained experience of steel and Python. She received a medal. Degree: BSc.',
    ],
    [
      'a resume without a telephone',
      'Ada Example\nada@example.com\nExperience\nEngineer, Contoso, Jan 2019 - Present\n- Built bridges in Python\nTrainee, Fabrikam, 2016 - 2018\nSkills\nPython, SQL',
    ],
    [
      'a questionnaire',
      'How did we do? Thank you for visiting Marlow House. How satisfied were you? Your experience matters. Anything you would have preferred? Complete the survey to enter a draw.',
    ],
    [
      'questions and answers',
      'Do I need a provisional licence? You must hold one. How do I pay? £38 an hour. How many hours will it take? Most need 45 with experienced instructors. Knowledge of the Highway Code is essential.',
    ],
    [
      'a lease',
      'The Tenant must keep the flat clean. The Landlord will maintain the boiler. Rent by standing order. Minimum notice: two months.',
    ],
    [
      'a newsletter',
      'Volunteers needed for the cake stall. Level 2 food hygiene not required. Our thanks to Mavis for her management of the raffle. Plumbing for beginners, with Ken.',
    ],
    [
      'a manual',
      'Before first use, read this. You must unplug the machine before cleaning. Experience has shown that peeled vegetables work best. Proof of purchase is required.',
    ],
    ['a recipe', 'Preheat the oven. Mix 2 tbsp flour. Required: some skill and a spring onion. Serves 4.'],
    [
      'a leaflet for patients',
      'After your knee operation: advice for patients. You will need crutches. Exercises are essential. Take painkillers as prescribed. Our nurses have 20 years of experience in orthopaedics.',
    ],
    [
      'a safety notice',
      'Important safety notice. We are recalling the Swift kettle. You will need your receipt or the serial number. Qualified engineers with years of experience found the fault.',
    ],
    [
      'a timetable',
      'Clubs, spring term\nMonday: football with Mr Ruiz\nTuesday: Python, experience with Scratch helpful\nWednesday: choir, required kit: none\nApply at the office.',
    ],
    ['a letter', 'Dear Sam, thanks for dinner on Friday. The kids want to go again. Love, Kit'],
    ['code', 'import React from "react"\nconst x = () => { return 1 }\nfunction main() { console.log(1) }'],
    ['an empty page', '<html><head><script>var a=1</script></head><body><div></div></body></html>'],
    [
      'release notes',
      'Marten 4.2\nNew\n- Python 3.13 is now supported\n- Docker images\nChanged\n- Node 16 is no longer supported. You must have Node 18.\n- Experience with large files is better\nUpgrade with `marten self update`.',
    ],
    [
      'a README',
      'heron\nTurns Excel files into Parquet.\nRequirements\n- Python 3.11\n- Docker (preferred)\nInstallation\npip install heron\nUsage\nYou must have write access.\nContributing\nPull requests are welcome. Rust is a plus.\nLicense\nMIT',
    ],
    [
      'the README of a module, with code',
      "# ringlog\nA logger that keeps the last lines in memory.\nnpm install ringlog\nconst log = require('ringlog')({ lines: 500 })\nlog.info('started')\n## API\n### log.dump(stream)\nWrites all lines to the stream and returns how many there were.\n- `lines` (Number): how many are kept. Default: 1000.\n- `json` (Boolean): write objects instead of text.\nThrows a TypeError when the stream is not writable.\nThe module has no dependencies and works in Node.js, Deno and browsers with Webpack.\nExperience with streams helps to read the source.\nTests are run with `npm test`.",
    ],
    [
      'an order',
      'Thank you for your order! Order number 77. Subtotal £40. You must have proof. Java beans, 2 years warranty.',
    ],
    [
      'a resume',
      'Jane Example\nExperience\nSoftware Engineer, 2019 - 2023\nAnalyst, 2015 - 2019\n- I built Python services\nReferences available',
    ],
    ['notes', 'Meeting notes 12 May: Tom to finish the Java migration, Ana to review the Kafka topics.'],
    [
      'news',
      'Nurses at St Alban\'s voted to strike on Thursday. "We are required to cover two wards with experience on neither," said Ellen Marsh, 41. A spokesperson for the trust said it was looking for candidates to fill 60 vacancies.',
    ],
    [
      'a page of a shop',
      '<html><body><h1>Spring sale now on</h1><p>Save 20% on all tools. Our team has over 30 years of experience.</p><ul><li>Free delivery over £40</li><li>Two year guarantee</li></ul></body></html>',
    ],
    [
      'a recipe with its list',
      'Lemon cake\n\nYou will need:\n- 225g butter, softened\n- 4 eggs\n- zest of 1 lemon\n\nMethod\n1. Heat the oven.\n2. Bake for 45 minutes.\nSkills required: basic baking.',
    ],
    [
      'the outline of a course',
      'CS 201 Data Structures\nInstructor: A. Example\nPrerequisites: CS 101\nProgramming in Java.\nGrading: homework 40%, midterm 25%, final 35%.\nOffice hours by appointment.',
    ],
    [
      'the notice of a meeting',
      'To all plot holders\nThe annual general meeting is in the scout hut on 9 October. You must bring your card.\nAgenda\n1. Minutes of the last meeting\n2. Election of treasurer; two years is the usual term\nRequirements for keeping hens\n- A sound run\nHon. Secretary, J. Example',
    ],
    [
      'minutes of a meeting',
      'Minutes of the parish council, 4 May\nPresent: Cllr Bell (chair)\nApologies: Cllr Stoat\n1. The minutes were approved.\n2. Required repairs: quotes from contractors with experience.',
    ],
    [
      'a story',
      'The captain needed a cook. "Experience?" he asked.\n"Two years on the Marguerite, sir," the boy said. He was required at home, he knew, but the sea wanted him more.',
    ],
    [
      'a blog post',
      'How I learned React in 30 days\n\nWhen I started, I had no experience with JavaScript. Here are five skills you need and my mistakes. I used Redux and regretted it. Thanks for reading!',
    ],
    [
      'a resume in another language',
      'Ida Muster\nPolymechanikerin\nBerufserfahrung\n2019 – heute Polymechanikerin, Muster AG: Drehen, Fräsen, CNC\n08/2014 – 02/2019 Lernende, Beispiel GmbH\nKenntnisse\nSolidWorks, Englisch B2',
    ],
    [
      'how to set up a program',
      'Portfolio site\n\nMade with React and Docker.\n\n```\nnpm ci\nnpm start\n```\nRun `npm test` before you deploy, with Node 20 and Playwright.',
    ],
    [
      'a resume that opens with a name',
      'Imogen Vale\nimogen@example.com | 555-0100\nSummary: Nurse with 8 years of experience in acute care.\nEmployment\nStaff Nurse, Example Hospital, 2016 - Present\nNurse, Sample Clinic, 05/2014 – 11/2016\nSkills: ACLS, IV therapy',
    ],
    [
      'a poem in another language',
      'Der Meister sucht den Lehrling nicht,\nder Lehrling sucht das Abendlicht,\ndie Säge ruht, der Hobel schweigt,\nbis sich der Tag zum Walde neigt.',
    ],
    ['a message among friends', "did you see the game\nwe need java tomorrow, i can't start without coffee"],
    ['JSON', '{"name":"shop","dependencies":{"react":"^18","python":"3"}}'],
    [
      'an article in German that answers the question in its title',
      'Was verdient ein Dachdecker?\nDas Gehalt eines Dachdeckers hängt von der Region, der Berufserfahrung und der Größe des Betriebs ab. Im Schnitt liegt das Einstiegsgehalt bei 2.600 Euro brutto im Monat. Wer eine abgeschlossene Ausbildung und einige Jahre Erfahrung mitbringt, verdient bis zu 3.400 Euro.\nAufgaben\nDachdecker decken Dächer, bauen Fenster ein und dämmen Fassaden. Sie arbeiten im Team und bei jedem Wetter.\nVoraussetzungen\nSchwindelfreiheit, handwerkliches Geschick und körperliche Belastbarkeit sind wichtig. Ein Führerschein der Klasse B ist von Vorteil. Kenntnisse in Solartechnik erhöhen das Gehalt.\nWeiterbildung\nMit einem Meisterbrief steigt das Gehalt auf über 4.000 Euro. Auch eine Fortbildung zum Techniker lohnt sich.',
    ],
    [
      'one in Spanish',
      '¿Cuánto gana un electricista?\nEl sueldo de un electricista depende de la experiencia y de la zona. De media gana 1.700 euros al mes.\nFunciones\nInstala cuadros, repara averías y revisa instalaciones de baja tensión.\nRequisitos\nHace falta un ciclo formativo de grado medio y, para trabajar por cuenta propia, el carné de instalador. Se valora la experiencia en domótica y el carné de conducir.\nCon más de cinco años de experiencia el sueldo sube hasta 2.300 euros.',
    ],
    [
      'a paper',
      'Abstract\nIn this paper we present a method for data analysis with Python.\nThe participants gave their informed consent.\nCandidates had a degree, skills in Python and three years of experience.\nFigure 2 shows the distribution.\nThe results suggest that the effect is small.\nReferences',
    ],
    ['rows of a table', 'id,name,qty\n1,java,3\n2,python,4\n3,excel,9'],
    ['a megabyte of one letter', 'a'.repeat(1_000_000)],
    ['a megabyte of noise', 'x7 #! '.repeat(170_000)],
  ])('%s', (_, text) => {
    const job = jobFromText(text, { category: '', role: '' })
    expect(job.unusable).not.toBe('')
    expect([...job.required, ...job.preferred]).toEqual([])
  })
})

describe('what it is instead is said', () => {
  it.each([
    ['manual', 'a manual'],
    ['recipe', 'a recipe'],
    ['thankyou', 'a letter'],
    ['house-rules', 'the rules of a house'],
    ['release-notes', 'notes on a program'],
    ['kitchen-rota', 'a recipe'],
  ])('%s: %s', (name, said) =>
    expect(
      why(readFileSync(new URL(`../../../fixtures/jobs/not-${name}.txt`, import.meta.url), 'utf8')),
    ).toContain(`reads like ${said},`),
  )
})

describe('what is missing is said', () => {
  it.each([
    ['https://jobs.example.com/senior-python-developer', 'only a link'],
    ['www.example.org/jobs/4411?ref=mail', 'only a link'],
    ['Job: https://boards.example.com/acme/jobs/4411', 'only a link'],
    ['Senior Python Developer', 'only the title'],
    ['Registered Nurse - ICU, Boise', 'only the title'],
    ['Krankenpfleger (m/w/d)', 'only the title'],
    ['Требуется повар. Опыт работы от 3 лет, знание кухни.', 'Russian'],
    ['招聘厨师。要求：三年以上经验。', 'Chinese'],
    ['招聘前端工程师。要求：熟悉 React 和 TypeScript，三年以上经验。', 'Chinese'],
    ['調理師を募集しています。経験3年以上、普通自動車免許をお持ちの方。', 'Japanese'],
    ['ისაჭიროება მზარეული, გამოცდილება 3 წელი', 'Georgian'],
    [
      'Kami pergi ke pasar untuk membeli ikan dan sayur, dan kemudian kami makan bersama di rumah dengan keluarga yang datang dari kota pada hari itu.',
      'Indonesian',
    ],
  ])('%s: %s', (text, said) => expect(why(text)).toContain(said))
  it.each([
    'Python Developer. 3 years of Django, PostgreSQL a plus.',
    'Nurse wanted for nights in Leeds',
    'https://jobs.example.com/4411\nCook\nRequirements:\n- Butchery\n- Pastry',
  ])('and nothing of %j', (text) => expect(why(text)).toBe(''))
  it.each([
    [
      'Инженер-сметчик\nКомпания «Ромашка» приглашает в отдел инженера-сметчика.\nОбязанности:\n- составление смет\n- проверка актов выполненных работ, подготовка документов для заказчика\nТребования:\n- высшее строительное образование\n- опыт работы от двух лет\n- уверенное владение Excel и AutoCAD\nУсловия: оформление по ТК, график 5/2, оклад 80 000 рублей, премии по итогам квартала. Присылайте резюме на почту.',
      'Excel, AutoCAD',
    ],
    [
      'Бухгалтерский учёт и Excel: вечерний курс. Вы научитесь составлять отчёты, работать с формулами и проверять данные. Занятия проходят два раза в неделю, курс длится три месяца. В конце слушатели получают удостоверение. Для поступления опыт не нужен, нужен ноутбук. Стоимость обучения 30 000 рублей, оплатить можно по частям. Записаться можно на сайте.',
      '',
    ],
  ])('of a text in other letters the names are asked for where it hires: %j', (text, names) => {
    const { unusable, required } = jobFromText(text, { category: '', role: '' })
    expect(required.join(', ')).toBe(names)
    expect(unusable.includes('in Russian')).toBe(names === '')
  })
  it.each(['A poem by an owl', 'My teacher said: a lamp'])('%j', (text) => expect(why(text)).not.toBe(''))
})
