import { expect, test } from 'vitest'
import { claimedYears } from './claimed-years.ts'

test.each([
  ['Nurse with 12 years of experience in acute care.', 12, '12 years'],
  ['10+ years of professional experience', 10, '10+ years'],
  ['Over fifteen years’ experience in sales', 15, 'fifteen years'],
  ['Engineer, 8 yrs experience', 8, '8 yrs'],
  ['With over 3 years in DevOps, I excel in Linux', 3, '3 years'],
  ['Tester with 2.8+ years of experience', 2.8, '2.8+ years'],
  ['Tester with 4.25 years of experience', 4.25, '4.25 years'],
  ['Welder with over two decades at sea', 20, 'two decades'],
  ['For a year in Ghent, then 12 years at sea', 12, '12 years'],
  ['5 years of React and 2 of Go', 5, '5 years'],
  ['Worked on the ferries for over 12 years', 12, '12 years'],
  ['Head waiter at the harbour for 12 years', 12, '12 years'],
])('“%s” claims %i years', (text, years, printed) =>
  expect(claimedYears(text)).toEqual({ years, text: printed }),
)

test.each([
  ['Kaufmann mit über 20 Jahren Berufserfahrung', 20, '20 Jahren'],
  ['Berufserfahrung: 12 Jahre', 12, '12 Jahre'],
  ['Berufserfahrung: 1 Jahr', 1, '1 Jahr'],
  ['Infirmière, 15 ans d’expérience', 15, '15 ans'],
  ['Con más de 18 años de experiencia en ventas', 18, '18 años'],
  ['Mais de 10 anos de experiência', 10, '10 anos'],
  ['Księgowa z 9-letnim stażem i 14 lat doświadczenia', 14, '14 lat'],
  ['Опыт работы 20 лет', 20, '20 лет'],
  ['拥有20年工作经验', 20, '20年'],
  ['15年以上の実務経験', 15, '15年'],
])('“%s” claims %i years in another language', (text, years, printed) =>
  expect(claimedYears(text)).toEqual({ years, text: printed }),
)

test.each([
  '',
  'Ich bin 42 Jahre alt, Erfahrung im Verkauf',
  '42 ans, expérience en vente',
  'Erfahrung seit 2012',
  'Experienced nurse',
  'Born 34 years ago, 34 years old',
  'I have been a learner of Japanese for 5 years, which led me to translate',
  'Wrote a first game; three years later came a second',
  'Class of 2012',
  'Led 12 people for a year',
  'Clerk with 0 years of experience',
  'Clerk, 0 Jahre Erfahrung',
])('“%s” claims none', (text) => expect(claimedYears(text)).toBeNull())

test.each(
  Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }).concat(
    Object.entries({ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30 }),
  ),
)('%s years of experience are %i', (word, years) =>
  expect(claimedYears(`Nurse with ${word} years of experience`)?.years).toBe(years),
)
