import { expect, test } from 'vitest'
import { fixedCommands, matching } from './commands.ts'

const labels = (typed: string, signedIn = true, isAdmin = false) =>
  matching(fixedCommands(signedIn, isAdmin), typed).map(({ label }) => label)

test.each<[string, string[]]>([
  ['new', ['New resume']],
  ['ANALY hist', ['Analysis History']],
  ['resume buil', ['Resume Builder']],
  ['esume', []],
  ['action', ['Analyze a resume', 'New resume']],
])('“%s” finds %j', (typed, found) => expect(labels(typed)).toEqual(found))

test('a visitor is offered nothing of the members', () => {
  expect(labels('', false)).toEqual(['See a sample analysis', 'Home', 'Login', 'Register', 'Help Center'])
})

test.each([
  [true, ['Admin Panel']],
  [false, []],
])('the panel of administrators is offered to them alone (%s)', (isAdmin, found) =>
  expect(labels('admin', true, isAdmin)).toEqual(found),
)

test('accents and capitals do not matter', () => {
  const commands = [{ label: 'Zoë’s Résumé', about: 'Resume', to: '/builder/1/personal' }]
  expect(matching(commands, 'zoe resu')).toEqual(commands)
})

test('an analysis is found by whose resume it is, and by the job', () => {
  const analysis = {
    label: 'final-3.pdf',
    about: 'Analysis, yesterday',
    detail: 'Mira Example · Job: Florist',
    to: '/history/1',
  }
  for (const typed of ['mira', 'flor', 'exam final']) expect(matching([analysis], typed)).toEqual([analysis])
  expect(matching([analysis], 'baker')).toEqual([])
})
