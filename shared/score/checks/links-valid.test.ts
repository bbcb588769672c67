import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './links-valid.ts'

const link =
  (...urls: string[]): Edit =>
  ({ resume }) => {
    resume.links = urls.map((url) => ({ url, text: url }))
    resume.personalInfo.website = ''
  }

verdicts(check, {
  accepts: {
    'full addresses': nothing,
    'no protocol, as people print it': link('github.com/nora-example'),
    'mail and phone links': link('mailto:nora@example.com', 'tel:+12025550143'),
    'a host by its numbers': link('http://192.0.2.7', '198.51.100.4:8080/me'),
    'an address that goes on below': link('https://example.com/my page'),
    'a path with a query': link('https://example.com/a/b?c=d#e'),
  },
  rejects: {
    'a gap in an address that somebody typed': [
      (c) => {
        link('https://example.com/my page')(c)
        c.facts = null
      },
      'my page',
    ],
    'a protocol mistyped': link('htps://example.com'),
    'three numbers of a host': link('http://192.0.2'),
    'no host': link('http://'),
  },
  skips: {
    'no links at all': (c) => {
      link()(c)
      c.resume.personalInfo.linkedin = ''
    },
  },
})
