import { expect, test } from 'vitest'
import { nothing, verdict, verdicts } from '../testing/verdicts.ts'
import check from './ats-hidden-text.ts'

verdicts(check, {
  accepts: {
    'a page one can see': nothing,
    'what a template prints below each page': ({ facts, resume }) => {
      facts!.hiddenText = ['November 25, 2019', resume.name, 'CURRICULUM VITAE'].map((text) => ({
        page: 1,
        line: 60,
        text,
        reason: 'off-page',
      }))
    },
    'a notice of its template': ({ facts }) => {
      facts!.hiddenText = [{ page: 1, line: 40, text: '© 2019 Paper Templates', reason: 'tiny' }]
    },
    'the whole notice of a template': ({ facts }) => {
      const text = '© This free template is the copyright of Paper Ltd. Any use without leave is forbidden.'
      facts!.hiddenText = [{ page: 1, line: 40, text, reason: 'hidden' }]
    },
    'a word left under a shape': ({ facts }) => {
      facts!.hiddenText = [{ page: 1, line: 40, text: 'Start', reason: 'covered' }]
    },
    'the program that made the page': ({ facts }) => {
      facts!.hiddenText = [
        { page: 1, line: 90, text: 'Powered by PaperMill (www.papermill.example)', reason: 'tiny' },
      ]
    },
    'the number of a page': ({ facts }) => {
      facts!.hiddenText = [{ page: 2, line: 80, text: 'Page 2 of 3', reason: 'white' }]
    },
  },
  rejects: {
    'white words': [
      ({ facts }) => {
        facts!.hiddenText = [{ page: 1, line: 40, text: 'kubernetes docker aws', reason: 'white' }]
      },
      'kubernetes docker aws',
    ],
    // The words beside it are there to be seen, the tool is not.
    'a tool among words that can be seen': [
      ({ facts, resume }) => {
        resume.head = [{ text: 'Led the team of the shop and its pages', page: 1, line: 1, bullet: false }]
        facts!.hiddenText = [
          { page: 1, line: 40, text: 'Led the team of the shop Kubernetes', reason: 'white' },
        ]
      },
      'take it for a trick',
    ],
    'the line that another one replaced': [
      ({ facts, resume }) => {
        resume.head = [{ text: 'Led the team of the Harbour shop', page: 1, line: 1, bullet: false }]
        facts!.hiddenText = [{ page: 1, line: 40, text: 'Led the team of the shop', reason: 'covered' }]
      },
      'replaced it',
    ],
    'words under a picture that may let them through': [
      ({ facts }) => {
        facts!.hiddenText = [{ page: 1, line: 9, text: 'Degree of Rowan University', reason: 'covered' }]
      },
      'Bring “Degree of Rowan University” back',
    ],
    'words that fell off the page': [
      ({ facts }) => {
        facts!.hiddenText = [{ page: 1, line: 60, text: 'Education Rowan University', reason: 'off-page' }]
      },
      'Bring “Education Rowan University” back',
    ],
    'words under a box': ({ facts }) => {
      facts!.hiddenText = [{ page: 1, line: 40, text: 'kubernetes docker aws', reason: 'covered' }]
    },
    'tools said to have made the page': ({ facts }) => {
      facts!.hiddenText = [{ page: 1, line: 90, text: 'Made with Docker, Kubernetes, React', reason: 'tiny' }]
    },
    'words behind a notice': [
      ({ facts }) => {
        facts!.hiddenText = [
          {
            page: 1,
            line: 40,
            text: '© 2019 kubernetes docker aws terraform java python go react',
            reason: 'white',
          },
        ]
      },
      '© 2019 kubernetes docker aws terraform java python go react',
    ],
    'words before one': [
      ({ facts }) => {
        facts!.hiddenText = [{ page: 1, line: 40, text: 'kubernetes docker ©', reason: 'white' }]
      },
      'kubernetes docker ©',
    ],
  },
})

const limitOf = (text: string): number | undefined =>
  verdict(check, ({ facts }) => {
    facts!.hiddenText = [{ page: 1, line: 9, text, reason: 'covered' }]
  }).limit

test('what lies under something is held against nobody unless it names tools', () => {
  expect(limitOf('Degree of Rowan University')).toBeUndefined()
  expect(limitOf('Kubernetes Docker Terraform')).toBeLessThan(60)
})
