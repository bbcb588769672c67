import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './personal-data.ts'

const line =
  (text: string, country = 'US'): Edit =>
  ({ resume }) => {
    resume.head.push({ text, page: 1, line: 9, bullet: false })
    resume.country = country
  }

const table =
  (rows: string[], country = 'ES'): Edit =>
  (c) => {
    for (const row of rows) line(row, country)(c)
  }

verdicts(check, {
  accepts: {
    'name and contact': nothing,
    'a day that nobody who applies was born on': line('12.03.2024'),
    'the name of a number without it': line('Worked on the passport number project'),
    'line after line with a day': table(['12.03.1990', '14.04.1991'], 'DE'),
    'a number of years in a sentence': line(
      'Пришёл в отдел продаж, 25 лет, из них десять лет руководил людьми в разных городах и странах мира',
    ),
    'one of few years': line('Inglés, 10 años'),
    'an aged town': line('Aged care services, Sample Town'),
    'words that only sound alike': line('Born to teach, agender studies'),
    'a trade with the word of a label': line('Sex therapist and religion teacher'),
    'a salary under a post': line('Salary: 3,200 per month'),
    'what salaries were studied': line('Wrote a paper on salary expectations of nurses'),
    'a field of law': line('Civil status and nationality law'),
    'a sentence with such a word': line('Designed a ring that is married to its case', 'GB'),
    'service in the army, told as work': line('Military service: sergeant, signals, 2010 – 2014'),
    'people of whom a post tells': ({ resume }) => {
      resume.sections
        .find(({ kind }) => kind === 'experience')!
        .lines.push({
          text: 'Surveyed 400 children born 2001–2010',
          page: 1,
          line: 40,
          bullet: true,
        })
    },
    'a question without an answer': line('Religion: ________'),
    'questions one below the other': table(['Nationality:', 'Religion:', 'Marital status:']),
    'a sign of something else': line('Signo de calidad en la edición', 'ES'),
  },
  rejects: {
    'what forms of a country ask for': [
      table(['성별: 남', '생년월일: 1990.05.01', '병역: 군필'], 'KR'),
      'your sex, your date of birth and your military service',
    ],
    'the same in Japanese': [
      table(['性別: 男', '生年月日: 1990年5月1日'], 'JP'),
      'your sex and your date of birth',
    ],
    'a row without labels': [line('女 | 1989年6月生 | 未婚', 'CN'), 'date of birth, your marital status'],
    'an age, a sex and an ethnic group': [
      line('28 岁|男|汉', 'CN'),
      'your age, your sex and your ethnic group',
    ],
    'a row in Russian': [line('Мужчина, 33 года, родился 5 мая 1990', 'RU'), 'your date of birth, your age'],
    'lines under a heading of their own': [
      table(['Ledig', 'Geboren 21.07.2002'], 'CH'),
      'marital status and',
    ],
    'a number of a card by two letters': [line('C.C. 1.078.749.648', 'CO'), 'identity number'],
    'a civil state in Turkish': [line('Bekar | B sınıfı ehliyet', 'TR'), 'marital status'],
    'one read into a position': [
      ({ resume }) => {
        resume.sections.push({
          kind: 'experience',
          heading: 'Arbeit',
          told: false,
          page: 1,
          line: 30,
          lines: [{ text: 'Geburtsdatum: 07.06.1997', page: 1, line: 31, bullet: false }],
        } as never)
      },
      'date of birth',
    ],
    'a portrait beside other details': [
      (c) => {
        line('Nationality: Examplish')(c)
        c.facts!.portrait = true
      },
      'your nationality and what looks like your photo',
    ],
    'a date of birth': [line('DOB: 01/05/1990'), 'date of birth'],
    'a day of birth without a label': [line('Springfield | 12/03/1990'), 'date of birth'],
    'one written out': [line('12 March 1990', 'GB'), 'date of birth'],
    'one in the language of the country': [line('Geboortedatum: 12-03-1990', 'NL'), 'date of birth'],
    'an age': [line('Age: 32'), 'age'],
    'a marital status in another language': [line('Estado civil: soltera'), 'marital status'],
    'an identity number wherever it is': [
      line('Cédula de ciudadanía: 1.078.749.648', 'CO'),
      'your identity number',
    ],
    'one with letters': [line('Passport No. AB1234567', 'DE'), 'identity number'],
    'a marital status': line('Married, two children'),
    'a religion, wherever it is': [line('Religion   : Christian', 'KE'), 'your religion'],
    'a salary that is wished': [line('Desired salary: $45,000 – 60,000 a year'), 'the salary you want'],
    'one in German': [line('Gehaltsvorstellung: 48.000 Euro', 'DE'), 'salary'],
    'one in Polish': [line('Oczekiwania finansowe: 6000 zł', 'PL'), 'salary'],
    'one in Chinese': [line('期望薪资：15K', 'CN'), 'salary'],
    'one read into a project': [
      ({ resume }) => {
        resume.sections.push({
          kind: 'projects',
          heading: 'Salary',
          told: true,
          page: 1,
          line: 30,
          lines: [{ text: 'Expected salary: $52,000', page: 1, line: 31, bullet: false }],
        })
      },
      'salary',
    ],
    'a sign of the zodiac': [line('Signo zodiacal: Leo', 'CO'), 'your zodiac sign'],
    'the sex, where nobody asks for it': [line('Sexe : féminin', 'FR'), 'your sex'],
    'a marital status in a country that once asked for it': [
      line('Familienstand: ledig', 'DE'),
      'marital status',
    ],
    'one by its word alone': [line('Lyon | célibataire | permis B', 'FR'), 'célibataire'],
    'military service that was done': [line('Servizio militare: assolto', 'IT'), 'military service'],
    'one that was not asked for': [line('Serviço militar: dispensado', 'BR'), 'military service'],
    'one in Cyrillic': [line('Семейное положение: замужем', 'RU'), 'marital status'],
    'several in one line, all named': [
      line('Gender: Female Marital status: Married', 'PK'),
      'your marital status and your sex',
    ],
    'a number in the cell beside its label': [table(['NIF', '12345678Z']), 'identity number'],
    'a sign in the cell beside its label': [table(['星座', '天秤座'], 'CN'), 'zodiac'],
    'a portrait': [
      ({ facts }) => {
        facts!.portrait = true
      },
      'photo',
    ],
  },
})
