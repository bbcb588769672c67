import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './browser-lines.ts'

const line =
  (text: string): Edit =>
  ({ resume }) => {
    resume.head.push({ text, page: 1, line: 9, bullet: false })
  }

verdicts(check, {
  accepts: {
    'a page without them': nothing,
    'an address alone': line('https://nora.example.com/portfolio'),
    'an address beside a fraction in words': line('https://example.com, read by 1/2 of the town'),
    'a date without a time': line('11/26/25 Nora Winterfield'),
    'a span of years': line('2019-12 - 2021-10 Lantern Media'),
    'a phone number': line('20.25.30 40'),
    'opening hours in a deed': line('Kept the shop open until 20:48 each day'),
    'a format of files': line('Wrote a reader for file: and data: addresses'),
  },
  rejects: {
    'the date and title a browser prints': [line('11/26/25, 8:48 PM Nora - CV'), '8:48'],
    'the same of another country': line('26.11.2025, 20:48 Lebenslauf'),
    'and of a third': line('2025/11/26 20:48 履歴書'),
    'with points in the time': line('26/11/25, 20.48 CV'),
    'a place on the own disk': [line('file:///C:/Users/nora/cv.html 1/2'), 'file:///C:'],
    'the same of another system': line('file:///home/nora/cv.html'),
    'an address with the number of its page': line('https://nora.example.com/cv 1/2'),
    'one on the second page, within a section': ({ resume }) => {
      resume.sections.at(-1)!.lines.push({
        text: 'https://nora.example.com/cv 2/2',
        page: 2,
        line: 60,
        bullet: false,
      })
    },
  },
})
