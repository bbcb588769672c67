import { expect, test } from 'vitest'
import { opening } from './opening.ts'
import { retold } from './tense.ts'

const past = (text: string): string => {
  const { token, at, tenses } = opening(text)
  return retold(text, { token, at, from: tenses[0] ?? 'base', to: 'past' })
}

test.each([
  ['Manage the team', 'Managed the team'],
  ['Make drinks and prepare food', 'Made drinks and prepared food'],
  ['Prepare food, serve guests and collect payments', 'Prepared food, served guests and collected payments'],
  ['Plan, run and evaluate campaigns', 'Planned, ran and evaluated campaigns'],
  ['Manages budgets and projects across regions', 'Managed budgets and projects across regions'],
  ['Provide training and support to clients', 'Provided training and support to clients'],
  ['Write letters and answer the phones', 'Wrote letters and answered the phones'],
  ['Takes orders and prepares meals', 'Took orders and prepared meals'],
  ['Run the shop and manage staff', 'Ran the shop and managed staff'],
  ['Deliver goods to stores and collect returns', 'Delivered goods to stores and collected returns'],
  ['Sweeping the floor of the shop', 'Swept the floor of the shop'],
  ['Writing the manual', 'Wrote the manual'],
  ['MANAGE THE TEAM', 'MANAGED THE TEAM'],
  ['Manage stock & Catering for 40 guests', 'Managed stock & Catering for 40 guests'],
  ['Successfully lead a crew', 'Successfully led a crew'],
  ['Identify risks and co-ordinate improvements', 'Identified risks and coordinated improvements'],
  ['Own the roadmap and set priorities', 'Owned the roadmap and set priorities'],
  // What is said of others, or in another clause, stands as it stood.
  ['Teach students to read and write English', 'Taught students to read and write English'],
  ['Develop systems to detect and prevent fraud', 'Developed systems to detect and prevent fraud'],
  ['Enable teams to plan and deliver faster', 'Enabled teams to plan and deliver faster'],
  [
    'Collaborate with design to define and ship features',
    'Collaborated with design to define and ship features',
  ],
  // Adjectives and pairs of words.
  ['Maintain accurate and complete records', 'Maintained accurate and complete records'],
  ['Keep records accurate and complete', 'Kept records accurate and complete'],
  ['Manage research and develop teams', 'Managed research and develop teams'],
  ['Execute buy and sell orders', 'Executed buy and sell orders'],
  ['Perform search and replace tasks', 'Performed search and replace tasks'],
  ['Organize meet and greet events', 'Organized meet and greet events'],
  ['Perform lift and carry tasks', 'Performed lift and carry tasks'],
  // The verb, not the letters of its label.
  ['Leadership: Lead the team of 5', 'Leadership: Led the team of 5'],
  ['Marketing: Market a new app', 'Marketing: Marketed a new app'],
])('“%s” in the past is “%s”', (text, better) => expect(past(text)).toBe(better))

test.each([
  'Plan, gizmo and evaluate campaigns',
  // A clause, a second way of telling, or a line that is in no order itself.
  'Make sure staff arrive and leave on time',
  'Build tools that read and write files',
  'Write reports; these go to the board',
  'Keep the files and properly destroying all of them',
  'Prepare the files and sorted the mail',
  'Manage the shop or review the books',
  'Design an development of the shop',
  'Lead the the crew',
  'Run the shop (and its store',
  'Manage stock/order lists',
  'Participate and coordinate large moves',
  // It has not ended.
  'Hold a licence for lorries',
  'Run or fix the machines of the shop',
  'Write/Implement stored procedures',
  // A verb that no list knows stays one.
  'Train the younger riders and discuss the route with them',
  'Hire the crew and assume all duties of the skipper',
  'Takes orders and answers phones',
  'Inform the customer of delays &Coordinate with the warehouse',
  'Manage the queue of orders. Monitor the gateway',
  'Understand the reports of each branch, and perform the monthly close',
  'Technologies used: Go (golang), MongoDB and Vue.js',
  'Write letters and answer calls',
  'Manage budgets and staff rotas',
  'Manage stock and prepare orders',
  'Prepare food, serve guests and clean tables',
  'Ensure staff arrive and leave on time',
  'Help staff arrive and leave on time',
  'Provide advice to management and prepare quotes',
  'Design and implementation of systems',
  'Planning events and marketing campaigns',
  'Sweeping the floor and emptying bins',
  'Managing hiring and firing decisions',
  'Overseeing daily operations, including hiring and firing staff',
  'Improving hiring and onboarding processes',
  'Handling shipping and receiving of goods',
  'Ensuring safe and welcoming environment',
  'Answering phones, greeting visitors and filing documents',
  'Cooking and cleaning',
  'Planning and implementing',
  'Cleaning and maintenance',
  'Hiring and firing decisions',
  'The road',
])('“%s” is not told anew', (text) => expect(past(text)).toBe(''))

test('a line that nobody writes is not told anew', () =>
  expect(past(`Run the shop${' and manage staff'.repeat(100)}`)).toBe(''))
