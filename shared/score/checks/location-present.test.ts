import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './location-present.ts'

const address =
  (value: string): Edit =>
  ({ resume }) => {
    resume.personalInfo.address = value
  }

verdicts(check, {
  skips: {
    'a name among the ways of contact that may be a place': (c) => {
      address('')(c)
      c.resume.head = [{ text: 'nora@example.com · Great Yarmouth', page: 1, line: 1, bullet: false }]
    },
    'what stands behind a label that no list names': (c) => {
      address('')(c)
      c.resume.head = [{ text: '現住所: 神奈川県川崎市', page: 1, line: 1, bullet: false }]
    },
    'an address that nobody could take apart': (c) => {
      address('')(c)
      c.resume.head = [{ text: 'ADDRESS P.O BOX 30312 NANDI', page: 1, line: 1, bullet: false }]
    },
    'a town beside the name': (c) => {
      address('')(c)
      const name = 'Nora Winterfield, Eau Claire'
      Object.assign(c.resume, { name, head: [{ text: name, page: 1, line: 1, bullet: false }] })
    },
    'a page of several columns, on which none was found': ({ resume, facts }) => {
      resume.personalInfo.address = ''
      facts!.naiveOrder = { scrambled: true, sample: '' }
    },
  },
  accepts: {
    'city and region': nothing,
    'a city alone': address('Zürich'),
    'a postcode and a city': address('10115 Berlin'),
  },
  rejects: {
    'no place': (c) => {
      address('')(c)
      c.resume.head = [
        { text: 'Nora Winterfield | nora@example.com | +1 202 555 0143', page: 1, line: 1, bullet: false },
      ]
    },
    'what somebody may put behind a name': (c) => {
      address('')(c)
      const name = 'Nora Winterfield, RN'
      Object.assign(c.resume, { name, head: [{ text: name, page: 1, line: 1, bullet: false }] })
    },
    'a last name before the first': (c) => {
      address('')(c)
      const name = 'Winterfield, Nora'
      Object.assign(c.resume, { name, head: [{ text: name, page: 1, line: 1, bullet: false }] })
    },
    'a street': [address('12 Old Mill Road, Portland'), '12 Old Mill Road'],
  },
})
