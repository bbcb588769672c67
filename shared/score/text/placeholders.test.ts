import { expect, test } from 'vitest'
import { isPlaceholder, placeholderIn } from './placeholders.ts'

test.each([
  'Your Name',
  '[Company]',
  '<Job Title>',
  '{{ First Name }}',
  'City, State',
  'City, ST',
  'Company Name',
  'Job Title',
  'University Name',
  'First Last',
  'XYZ',
  'ABC Company',
  'June 20XX',
  '20XX – 20XX',
  '[Start Date]',
  'Insert your degree here',
  'Ihr Name',
  'Votre nom',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit',
])('“%s” is a place to be filled', (text) => expect(isPlaceholder(text)).toBe(true))

test.each([
  '',
  'Ada Example',
  'State College, PA',
  'State Street Corporation',
  'City University',
  'University College',
  'Company Secretary',
  'Project Manager',
  'Date Palm Farms',
  'XX Century Theatre',
  'Mobile, Alabama',
  'Title Officer',
  'ABC News',
  'Language Teacher',
  'Name of the Rose Books',
  'Your Story Media',
  'Cell Phone Repair Shop',
  'Managed 20 stores in 3 states',
  'Carpe diem and other mottos',
])('“%s” is filled', (text) => expect(isPlaceholder(text)).toBe(false))

test.each([
  ['Led a team of [number] engineers', '[number]'],
  ['Graduated 20XX with honors', '20XX'],
  ['Your Name | (202) 555-0143', 'Your Name'],
  ['Built the shop [see the case study] for Acme', ''],
  ['Reduced costs <10 % in a year', ''],
  ['Size XXL shirts sold', ''],
  ['Harbour Books, Portland', ''],
])('in “%s” stands “%s”', (line, slot) => expect(placeholderIn(line)).toBe(slot))
