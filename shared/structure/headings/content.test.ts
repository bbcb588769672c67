import { expect, test } from 'vitest'
import { printedLines } from '../testing/printed-lines.ts'
import { listsSkills } from './content.ts'

test.each([
  [['C#, C++, Java, SQL, PHP, Perl, Pascal']],
  [['Photoshop, Illustrator, InDesign, Figma, Blender']],
  [['Python, Django, PostgreSQL, Docker, Linux', 'Git, Jenkins, Ansible, Terraform, Kubernetes']],
])('names of things one knows are skills under any heading: %j', (rows) =>
  expect(listsSkills(printedLines(rows))).toBe(true),
)

test.each([
  [['Ines Bramhall, Leeds, England, 0113 496 0000, 1990']],
  [['Kept the books of a shop, wrote to suppliers, packed parcels, counted stock, drove a van']],
  [['Java, SQL, PHP']],
  [['Leeds, York, Hull, Bradford, Sheffield']],
  [['Java, SQL, PHP, Perl, Pascal', '2019 – 2023']],
])('other lists are none: %j', (rows) => expect(listsSkills(printedLines(rows))).toBe(false))
