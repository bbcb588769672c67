import { describe, expect, it } from 'vitest'
import type { Statement } from './statements.ts'
import { yearsAsked } from './years.ts'

const asked = (text: string, want: Statement['want'] = 'must') =>
  yearsAsked([{ text, want, bullet: true, listed: true, sure: 0, opens: '', heading: '' }])

describe('years asked', () => {
  it.each([
    ['3+ years of experience', 3, null],
    ['1. A degree and one year of field work; or 2. High school and five years of field work', 1, null],
    ['Co najmniej 3-letnia praktyka w księgowości', 3, null],
    ['Eine 5-jährige Berufserfahrung in der Pflege', 5, null],
    ['Die Klasse 10 eines 8-jährigen Gymnasiums', null, null],
    ['Idade mínima de 18 anos', null, null],
    ['Mindestens 18 Jahre alt', null, null],
    ['Tener al menos 18 años de edad', null, null],
    ['Aver compiuto 18 anni', null, null],
    ['Minimaal 18 jaar oud', null, null],
    ['At least five years in sales', 5, null],
    ['Be at least 18 years of age with a minimum of two years of driving experience', 2, null],
    ['At least 12 hours of courses a year (6 every 6 months)', null, null],
    ['23 yrs old, 12 months of tractor-trailer experience', 1, null],
    ['A year at least in residential lettings', 1, null],
    ['You must have 5 yrs on site since your apprenticeship', 5, null],
    ['2-4 years building web applications', 2, 4],
    ['two to three years of teaching', 2, 3],
    ['entre cuatro y seis años de experiencia', 4, 6],
    ['3 tot 5 jaar ervaring', 3, 5],
    ['zwischen zwei und vier Jahren Berufserfahrung', 2, 4],
    ['da 2 a 4 anni di esperienza', 2, 4],
    ['de 3 à 5 ans d’expérience', 3, 5],
    ['tra 2 e 3 anni di esperienza', 2, 3],
    ['3 do 5 lat doświadczenia', 3, 5],
    ['Minimum 18 months’ experience in a similar role', 1.5, null],
    ['between two and five years of post-graduate experience', 2, 5],
    ['Mindestens fünf Jahre Erfahrung', 5, null],
    ["3 ans d'expérience minimum", 3, null],
    ['Al menos 2 años de experiencia', 2, null],
    ['al menos un año en geriatría', 1, null],
    ['a minimum of ten (10) years of experience', 10, null],
    ['1 year of acute care experience', 1, null],
    ["A year's commercial experience", 1, null],
    ['4 yrs commercial experience', 4, null],
    ["Several years' consulting (we'd normally expect 4 or more)", 4, null],
    ['4 years+ in business change', 4, null],
    ['three years or more in a kitchen', 3, null],
    ['You are 18 years or over and have 2 years of experience with forklifts', 2, null],
    ['Mayor de 25 años con 3 años de experiencia como chofer', 3, null],
    ['Minimum 20 years in the oil industry', 20, null],
    ["A year's placement or one year in a contractor's office", 1, null],
    ['Supervised housekeeping for a year or longer', 1, null],
    ['two-plus years of experience', 2, null],
    ['PhD, or a Master’s degree and 4+ years of research; 2+ years of modelling', 2, null],
    ['Bachelor’s degree with 5 years of experience, or Master’s degree with 3 years', 5, null],
    ['PhD, or a Master’s degree and 4+ years of research', 4, null],
    ["Bachelor's or Master's degree in Computer Science and 7+ years of experience; 2+ years of Go", 7, null],
    ["Bachelor's, Master's, or PhD and 5 years of Java; 1 year of SQL", 5, null],
    ["Bachelor's (or Master's) degree and 5 years of Java; 1 year of SQL", 5, null],
    ['High school diploma or GED with 4 years of CNC; 1 year of Fanuc', 4, null],
    ["PhD (or a Master's degree with 4 years of research); 1 year of SQL", 1, null],
    ['Laurea in Chimica o diploma di perito con 6 anni di laboratorio; almeno 2 anni di esperienza', 2, null],
    ['Studium oder 8 Jahre Erfahrung; mindestens 3 Jahre Erfahrung im Vertrieb', 3, null],
    ['PhD with 3 years, or MS with 6 years of industry experience', 6, null],
    ['3+ years of nannying experience, references required', 3, null],
    ['5-year minimum in kitchens', 5, null],
    ['Minimum 3-year hands-on design work', 3, null],
    ['25+ years of experience in oil and gas', 25, null],
    ['5-year track record in sales', 5, null],
    [
      "Associate's degree in maintenance or 6+ years equivalent experience. Four years' experience planning",
      4,
      null,
    ],
    ['High school diploma or 2 years of experience', 2, null],
    ['Five (5) to seven (7) years industrial experience', 5, 7],
    ["You'll need 3+ years' post-grad scanning under your belt", 3, null],
    ['Immigration solicitor, 2–6 PQE', 2, 6],
    ['co najmniej rok doświadczenia na podobnym stanowisku', 1, null],
    ['minimum dwuletnie doświadczenie w sprzedaży', 2, null],
    ['przynajmniej trzech lat praktyki', 3, null],
    ['Mindestens zweijährige Berufserfahrung', 2, null],
    ['Minimaal jaar ervaring in de zorg', 1, null],
    ['Dois anos de experiência em sala de aula', 2, null],
    ['Más de cinco años de experiencia', 5, null],
    ['almeno sei mesi di esperienza', 0.5, null],
  ])('%j', (text, min, max) => expect(asked(text)).toEqual({ min, max }))
})

describe('other years', () => {
  it.each([
    '24 month fixed term contract',
    'Following the retirement of our Head of Music after twenty-six years',
    'Twenty-six years of experience stand behind us',
    'Two references from the last 12 months',
    'Another four years of land in the pipeline',
    'References covering the last 3 years',
    'Minimum 12-month commitment',
    '25 years on the market',
    'Must pass a 10-year criminal background check',
    'You must be at least 18 years old',
    'Je hebt ervaring met leiding geven aan een team',
    'Maiores de 18 anos',
    'Applicants must be 21 years or older',
    '18+ jaar',
    'Avoir plus de 18 ans',
    'Tener más de 18 años',
    'Età minima 18 anni',
    'Ukończone 18 lat',
    'Du bist über 18 Jahre',
    'a two-year guarantee',
    'A 5-year strategic plan exists',
    'An 18-month rotation',
    'we have grown over the past ten years',
    'a five-year checkable work history',
    'founded 30 years ago',
    'we pay for the course if you stay six months',
    '£40,000 a year',
    "You get a year's subscription to our gym, and experience with top chefs.",
    'Ein Jahr im Ausland gefällt dir',
    'Un año lleno de retos',
    'W tym roku otwieramy nowy magazyn',
    'Strong SQL',
  ])('%j', (text) => expect(asked(text).min).toBeNull())

  it('wishes are not demands', () => expect(asked('5 years in banking', 'nice').min).toBeNull())
})

describe('years below the lists', () => {
  const found = (text: string) =>
    yearsAsked([{ text, want: 'must', bullet: false, listed: false, sure: 0, opens: '', heading: '' }]).min
  it('count where they open what is asked', () =>
    expect(found('2 years+ on pastry in a fine dining kitchen, own knives')).toBe(2))
  it('do not elsewhere', () => expect(found('2 years ago we opened a second kitchen')).toBeNull())
})

describe('years in running text', () => {
  const found = (text: string) =>
    yearsAsked([{ text, want: 'duty', bullet: false, listed: false, sure: 0, opens: '', heading: '' }]).min
  it.each([
    ['Between 3 and 6 years in operations consulting', 3],
    ['Three (3) years administering Salesforce', 3],
    ['three to five years in general insurance pricing', 3],
    ['Ten years on the market, and our boots still sell', null],
    ['We have grown for three years', null],
    ['Three years in, the team has doubled', null],
  ])('%j', (text, min) => expect(found(text)).toBe(min))
})

it('the longest demand counts', () =>
  expect(
    yearsAsked([
      {
        text: '5+ years of development',
        want: 'must',
        bullet: true,
        listed: true,
        sure: 0,
        opens: '',
        heading: '',
      },
      { text: '2 years with AWS', want: 'must', bullet: true, listed: true, sure: 0, opens: '', heading: '' },
    ]).min,
  ).toBe(5))

it('an alternative under a lone OR does not set the years of the others', () => {
  const line = (text: string): Statement => ({
    text,
    want: 'must',
    bullet: true,
    listed: true,
    sure: 0,
    opens: '',
    heading: '',
  })
  const alternatives = [
    'Associate degree in welding',
    'OR',
    'Employment in a shop totalling 7 years of experience',
  ]
  expect(yearsAsked(alternatives.map(line)).min).toBe(7)
  expect(yearsAsked([...alternatives, '2 years of experience in the trade'].map(line)).min).toBe(2)
})

describe('years within a telegraphed demand', () => {
  const found = (text: string) =>
    yearsAsked([{ text, want: 'must', bullet: false, listed: false, sure: 0, opens: '', heading: '' }]).min
  it.each([
    ['Need: journeyman licence, 5 yrs service plumbing', 5],
    ['Must have CSCS, 3 years drylining', 3],
    ['Summer comes, 3 years rent free', null],
  ])('%j', (text, min) => expect(found(text)).toBe(min))
})

describe('years that something else lasts', () => {
  const found = (text: string) =>
    yearsAsked([{ text, want: 'must', bullet: true, listed: true, sure: 4000, opens: 'must', heading: '' }])
      .min
  it.each([
    'Er wordt een reserve van twee jaar aangelegd',
    'Un contrat de 2 ans',
    'Contrato de 3 años',
    'Un contratto di 2 anni',
    'Ein Vertrag von drei Jahren',
    'De lijst blijft gedurende drie jaar geldig',
    'A traineeship of two years',
    'Zkušenosti s péčí o děti do 3 let',
    'Doświadczenie w opiece nad dziećmi do 3 lat',
  ])('are none of experience: %s', (text) => expect(found(text)).toBeNull())
  it.each([
    ['Een ervaring van twee jaar', 2],
    ['Une expérience de 2 ans', 2],
    ['Experiencia de 3 años', 3],
    ['Un minimo di 2 anni in cucina', 2],
    ['Experience of two years', 2],
    ['Gedurende drie jaar ervaring opgedaan als kok', 3],
  ])('are asked for: %s', (text, years) => expect(found(text)).toBe(years))
})

describe('a range of years is read from its lower end', () => {
  it.each([
    ['3‑5 years of experience in retail', 3, 5],
    ['3−5 years of experience in a bank', 3, 5],
    ['3/5 years experience in banking', 3, 5],
    ['3 years to 5 years of experience', 3, 5],
    ['From 3 up to 5 years of experience in care', 3, 5],
    ['3 Jahre bis 5 Jahre Berufserfahrung', 3, 5],
    ['3 bzw. 5 Jahre Berufserfahrung im Lager', 3, 5],
    ['drei- bis fünfjährige Berufserfahrung', 3, 5],
    ['3- bis 5-jährige Berufserfahrung in der Pflege', 3, 5],
    ['Expérience de 3/5 ans dans un poste similaire', 3, 5],
    ["De 2 ans jusqu'à 5 ans d'expérience en cuisine", 2, 5],
    ['Dai 2 ai 4 anni di esperienza', 2, 4],
    ['Almeno 3/4 anni di esperienza in cucina', 3, 4],
    ['De 2 años hasta 4 años de experiencia', 2, 4],
    ['2/3 anos de experiência em enfermagem', 2, 3],
    ['3 tot en met 5 jaar ervaring', 3, 5],
    ['od 2 lat do 4 lat doświadczenia', 2, 4],
  ])('%j: %j to %j', (text, min, max) => expect(asked(text)).toEqual({ min, max }))
  it.each([
    ['24/7 care and 1 year of experience', 1],
    ['3 years and 6 months of experience', 3],
    ['2 years of practice in a kitchen, 3 years in all', 3],
  ])('%j is no range', (text, min) => expect(asked(text)).toEqual({ min, max: null }))
})

it('years in all count before those of a part, wherever they stand', () => {
  const all = 'At least 5 years of experience in total'
  const part = 'At least 8 years of driving experience'
  const of = (...texts: string[]) =>
    yearsAsked(
      texts.map((text) => ({
        ...{ text, want: 'must' as const, bullet: true, listed: true },
        ...{ sure: 0, opens: '', heading: '' },
      })),
    ).min
  expect([of(part), of(all, part), of(part, all)]).toEqual([8, 5, 5])
})
