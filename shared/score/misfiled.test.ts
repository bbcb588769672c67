import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { hasMisfiledSpans, spansAmongSkills } from './misfiled.ts'

const under = (kind: SectionKind, ...texts: string[]) => ({
  sections: [
    {
      kind,
      heading: 'Any',
      page: 1,
      line: 1,
      lines: texts.map((text) => ({ text, page: 1, line: 2, bullet: false })),
    },
  ],
})

test.each([
  'November 2020 - May 2021',
  '2016 – 2018',
  '2019 – present',
  '10/2022 – 06/2025',
  '2016年4月～現在',
])('“%s” among the skills is work that was filed wrongly', (text) =>
  expect(spansAmongSkills(under('skills', 'Welding', text))).toHaveLength(1),
)

test('talks and papers among the skills were filed wrongly', () => {
  const talks = ['2025 Seminar in Lyon', '2024 Workshop in Turin', 'Moss, J. (2018, May). On reading']
  expect(spansAmongSkills(under('skills', ...talks))).toHaveLength(3)
  expect(spansAmongSkills(under('skills', ...talks.slice(1)))).toHaveLength(0)
})

test.each([
  'Excel 2016',
  'Windows 7 to 11',
  'Office 2016, 2019',
  'Java 8 - 17',
  'SQL Server 2019, Windows 11',
  'ISO 9001:2015',
])('“%s” is a skill', (text) => expect(spansAmongSkills(under('skills', text))).toHaveLength(0))

test('spans of study, of posts and of awards stand where they belong', () => {
  for (const kind of ['education', 'volunteering', 'awards', 'experience'] as const)
    expect(hasMisfiledSpans(under(kind, 'May 2016 – August 2018'))).toBe(false)
  expect(hasMisfiledSpans(under('other', 'May 2016 – August 2018'))).toBe(true)
})
