import type { MisreadField } from '#shared/schema/resume.ts'
import { type Edit, verdicts } from '../testing/verdicts.ts'
import check from './ats-corrected-reading.ts'

const misread =
  (...fields: Partial<MisreadField>[]): Edit =>
  ({ resume }) => {
    resume.misread = fields.map((field) => ({ path: 'name', was: '', now: '', page: 1, line: 4, ...field }))
  }

verdicts(check, {
  accepts: {},
  rejects: {
    'a company that was read as another': [
      misread({ path: 'experience.0.company', was: 'Quill', now: 'Quill Works' }),
      'company, read as “Quill”',
    ],
    'a name that was not found': [misread({ path: 'name', now: 'Ada Quill' }), 'name, not found'],
    'a position that is none': [
      misread({ path: 'experience.2', was: 'Tools used' }),
      'read as a position by mistake',
    ],
    'many fields': [
      misread(...Array.from({ length: 12 }, (_, at) => ({ path: `skills.${at}.name`, now: `Tool ${at}` }))),
      '12 fields',
    ],
  },
  skips: {
    'a reading that was right': () => {},
    'a draft': (c) => {
      c.facts = null
    },
  },
})
