import { describe, expect, test } from 'vitest'
import { emailOf, emailsIn, phonesOf } from './contact.ts'
import type { Prepared } from './prepared.ts'

const line = (text: string): Prepared =>
  ({ text, fields: text.split('\t'), line: { text, x: 0, runs: [] } }) as unknown as Prepared

const phones = (text: string) => phonesOf([line(text)]).map((phone) => phone.text)

describe('email addresses', () => {
  test.each([
    ['Mail: ana@example.com', 'ana@example.com'],
    ['Mail: ana@example.c om', 'ana@example.com'],
    ['ana@my- example.com', 'ana@my-example.com'],
    ['ana@example .com', 'ana@example.com'],
    ['ana.de-souza+cv@mail.example.org.', 'ana.de-souza+cv@mail.example.org'],
    ['ana (at) example (dot) org', 'ana@example.org'],
    ['Emailana@example.com', 'ana@example.com'],
    ['email:ana@example.com', 'ana@example.com'],
    ['mailroom@example.com', 'mailroom@example.com'],
    ['emailer.ana@example.com', 'emailer.ana@example.com'],
    ['_ana@example.com', '_ana@example.com'],
    ['ana@example.comPhone: on request', 'ana@example.com'],
    ['ana@example.co.ukLinkedIn', 'ana@example.co.uk'],
    ['ANA@EXAMPLE.COM', 'ANA@EXAMPLE.COM'],
    ['Ana@Example.Com', 'Ana@Example.Com'],
    ['josé (at) example (dot) org', 'josé@example.org'],
    ['Élodie.Roy@example.com', 'Élodie.Roy@example.com'],
  ])('%s', (text, email) => expect(emailsIn(text)).toEqual([email]))
  test.each(['@ana_codes', 'ana@localhost', 'meet at example.com', 'a@b'])('none in: %s', (text) =>
    expect(emailsIn(text)).toEqual([]),
  )
})

describe('the address of the person', () => {
  const of = (texts: string[], ...mailtos: string[]): string | undefined => {
    const lines = texts.map(line)
    return emailOf(
      lines,
      new Set(lines.slice(0, 2)),
      mailtos.map((address) => `mailto:${address}`),
    )?.text
  }
  test('broken before its sign', () => {
    expect(of(['Leeds', 'ada_vale.17', '@example.org', 'Cook'])).toBe('ada_vale.17@example.org')
    expect(of(['Leeds', 'Code:', '@example.org'])).toBeUndefined()
    expect(of(['ada.vale.', '96@example.org', 'Cook'])).toBe('ada.vale.96@example.org')
    expect(of(['Hale Ltd.', '96@example.org', 'Cook'])).toBe('96@example.org')
    expect(of(['ada.vale', '96@example.org', 'Cook'])).toBe('96@example.org')
  })
  test.each<[string, string[], string[], string | undefined]>([
    ['the printed one', ['ana@example.com'], ['name@template.example'], 'ana@example.com'],
    ['though the link goes on', ['ana@example.com'], ['ana@example.com.br'], 'ana@example.com'],
    ['though the link begins before it', ['ana@example.com'], ['joana@example.com'], 'ana@example.com'],
    ['the head’s', ['Ana Souza', '', 'a@firm.example', 'ana@example.com'], [], 'a@firm.example'],
    ['the link’s where none is printed', ['Email me'], ['ana@example.com?subject=Hi'], 'ana@example.com'],
    ['the link’s, unescaped', ['Email me'], ['ana%2Bcv@example.com'], 'ana+cv@example.com'],
    ['no link that is none', ['Email me'], ['your email here'], undefined],
    ['the one below a label with its sign', ['E-m@il', 'ana@example.com'], [], 'ana@example.com'],
    [
      'the link’s, where print lost letters',
      ['so\ufffdlia@example.com'],
      ['sofilia@example.com'],
      'sofilia@example.com',
    ],
    [
      'whole, where its end is on the next line',
      ['ana@example.co', 'm.br'],
      ['ana@example.com.br'],
      'ana@example.com.br',
    ],
    [
      'whole, where its beginning is on the line above',
      ['raghavendra.', 'pillai@example.com'],
      ['raghavendra.pillai@example.com'],
      'raghavendra.pillai@example.com',
    ],
  ])('%s', (_, texts, mailtos, email) => expect(of(texts, ...mailtos)).toBe(email))
})

describe('phone numbers', () => {
  test.each([
    ['1234567890', 'https://example.com/search?ref=1234567890', []],
    ['+1 505 555 0164', 'https://wa.me/15055550164', ['+1 505 555 0164']],
    ['15055550164', 'https://wa.me/15055550164', ['15055550164']],
    ['15055550164', 'https://api.whatsapp.com/send?phone=15055550164', ['15055550164']],
    ['(505) 555-0164', 'https://ada.example.com/contact', ['(505) 555-0164']],
  ])('%s, linked to %s: %j', (text, link, found) => {
    const linked = { ...line(text), line: { text, x: 0, runs: [{ text, link }] } } as unknown as Prepared
    expect(phonesOf([linked]).map((phone) => phone.text)).toEqual(found)
  })
  test.each([
    ['(505) 555-0164', '(505) 555-0164'],
    ['Tel.: +49 30 23125 417', '+49 30 23125 417'],
    ['Albuquerque 87102 · (505) 555-0164', '(505) 555-0164'],
    ['07700 900142', '07700 900142'],
    ['Phone: 2008-05-2008', '2008-05-2008'],
    ['https://ada.example.com — ada@example.com — (505) 555-0164', '(505) 555-0164'],
    ['T(505) 555-0164', '(505) 555-0164'],
    ['+1 (809) 555-0123 / (829) 555-0101', '+1 (809) 555-0123'],
    ['(11) 95555-0123/(11)95550-0186', '(11) 95555-0123'],
    ['(909) 555-‐0155', '(909) 555-‐0155'],
    ['0171 / 5550123', '0171 / 5550123'],
    ['Tel. / Mob.: 050 555 0163 / 06 55501274', '050 555 0163'],
    ['Tel. / Mob.: 050 555 0163 / 06 55501274', '06 55501274'],
    ['021-5550 0163 - 138 0555 0192', '021-5550 0163'],
    ['Telefonnummer: (+44) 2079460958', '(+44) 2079460958'],

    ['+47 22 34 56 7 8', '+47 22 34 56 7 8'],
  ])('%s', (text, phone) => expect(phones(text)).toContain(phone))
  test.each([
    '2016 – 2019',
    '01/2016 - 03/2019',
    'Engineer 2008-05 – 2008',
    'Trainee (2023.07 - 2023.09)',
    '2011 – 2012-04',
    'orcid.org/0000-0002-1825-0097',
    'Fax: +49 30 23125 418',
    '12.05.1990',
    '97201',
    'CEP: 41205-240',
  ])('none in: %s', (text) => expect(phones(text)).toEqual([]))
})

describe('a number broken over two lines of contact parts', () => {
  const over = (...texts: string[]): string[] => phonesOf(texts.map(line)).map(({ text }) => text)

  test.each([
    ['Worked there from 2016', '555-0118 is not ours'],
    ['Route 66 (206)', 'people met each other'],
    ['Budget of +40', '2019 – 2021'],
    ['+1 (206) 555-0118', '98101 Seattle'],
  ])('is not put together: %s / %s', (first, second) =>
    expect(over(first, second)).toEqual([...over(first), ...over(second)]),
  )
})

test.each([
  ['Telefon', 'Telefon', ['20555010']],
  ['Fax', 'Fax', []],
  ['anything else', 'Kundenr.', []],
])('a short number is what the cell before it calls it: %s', (_, label, found) => {
  const [cell, value] = [label, '20555010'].map((text, at) => {
    const one = line(text)
    return { ...one, line: { ...one.line, page: 1, x: at * 100, width: 50, y: 40, height: 10 } }
  })
  const texts = (lines: Prepared[]): string[] => phonesOf(lines).map(({ text }) => text)
  expect(texts([cell!, value!])).toEqual(found)
  expect(texts([line(`${label}\t20555010`)])).toEqual(found)
})

test('the numbers of courses are digits that nothing makes a number', () => {
  const sure = (text: string) => phonesOf([line(text)]).map((phone) => phone.sure > 0)
  expect(sure('Teaching Assistant for 15-445/645 Database Systems')).toEqual([false])
  expect(sure('Call the desk at 555 010 0123')).toEqual([true])
})

describe('a number that a label names otherwise', () => {
  const first = (...texts: string[]) => phonesOf(texts.map(line)).toSorted((a, b) => b.sure - a.sure)[0]?.text
  test.each([
    ['Cédula: 1.090.555.123', '300 555 0101', '300 555 0101'],
    ['CPF: 123.456.789-09', '(11) 98888-7777', '(11) 98888-7777'],
    ['TC Kimlik No: 12345678901', 'Tel: 0532 555 01 01', '0532 555 01 01'],
  ])('is not the one: %s over %s', (card, phone, taken) => {
    expect(first(card, phone)).toBe(taken)
    expect(first(phone, card)).toBe(taken)
  })
  test.each([
    ['Puhelin: 040 555 0123', '040 555 0123'],
    ['Puhelin: +358 40 555 0123', '+358 40 555 0123'],
  ])('is the one where no other is, for its label may be one nobody lists: %s', (text, phone) =>
    expect(first(text)).toBe(phone),
  )
})
