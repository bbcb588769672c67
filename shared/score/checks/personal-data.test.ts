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
    'a date of birth where it is usual': line('Date of birth: 1 May 1990', 'DE'),
    'a day that nobody who applies was born on': line('12.03.2024'),
    'the name of a number without it': line('Worked on the passport number project'),
    'a day without a label where it is usual': line('12.03.1990, Köln', 'DE'),
    'an aged town': line('Aged care services, Sample Town'),
    'words that only sound alike': line('Born to teach, agender studies'),
    'a trade with the word of a label': line('Sex therapist and religion teacher'),
    'a field of law': line('Civil status and nationality law'),
    'a sentence with such a word': line('Designed a ring that is married to its case', 'GB'),
    'service in the army, told as work': line('Military service: sergeant, signals, 2010 – 2014'),
    'what forms of the country ask for': table(['성별: 남', '생년월일: 1990.05.01', '병역: 군필'], 'KR'),
    'the same in Japanese': table(['性別 男', '配偶者 無', '生年月日 1990年5月1日'], 'JP'),
    'a question without an answer': line('Religion: ________'),
    'a sign of something else': line('Signo de calidad en la edición', 'ES'),
  },
  rejects: {
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
