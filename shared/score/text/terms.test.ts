import { expect, test } from 'vitest'
import { wrongTerms } from './terms.ts'

test.each([
  ['Queried sales with Structure Query Language', 'Structure Query Language', 'Structured Query Language'],
  ['Certified Financial Analyst since 2019', 'Certified Financial Analyst', 'Chartered Financial Analyst'],
  [
    'Passed the Project Manager Professional exam',
    'Project Manager Professional',
    'Project Management Professional',
  ],
  [
    'Applied Generally Approved Accounting Principles',
    'Generally Approved Accounting Principles',
    'Generally Accepted Accounting Principles',
  ],
])('“%s” has a name wrong', (text, wrong, right) =>
  expect(wrongTerms(text).map((term) => [term.wrong, term.right])).toEqual([[wrong, right]]),
)

test.each([
  'Structured Query Language and Python',
  'Chartered Financial Analyst, level II',
  'Certified Financial Planner',
  'Project Management Professional (PMP)',
  'Led a customer relationship team',
  'Customer Relations Manager',
  'Structured the query language of the search',
  'Basic life saving',
  'Key Performance Indicator of the year',
  'Enterprise Resource Manager',
])('“%s” has none wrong', (text) => expect(wrongTerms(text)).toEqual([]))
