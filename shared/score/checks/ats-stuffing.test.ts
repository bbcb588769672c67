import { evidenceIn } from '#shared/jobs/matching/evidence.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import { heapIn } from '../stuffing.ts'
import { type Case, type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-stuffing.ts'

const judged =
  (edit: Edit): Edit =>
  (c: Case) => {
    edit(c)
    c.heap = heapIn(c.resume, evidenceIn(c.resume, lexicon()))
  }

/** Of everything a tenth: more than any list holds. */
const names = lexicon().skills.flatMap(({ name }, at) => (at % 10 === 0 ? [name] : []))
const listed = (skills: readonly string[]) => skills.map((name) => ({ name, level: '', group: '' }))

verdicts(check, {
  accepts: {
    'eight skills': judged(nothing),
    'projects and nothing else': judged(({ resume }) => {
      Object.assign(resume, { skills: [], experience: [], summary: '' })
    }),
    'work among the skills, its words taken for some': judged(({ resume }) => {
      resume.sections.push({
        kind: 'skills',
        heading: 'Software',
        page: 1,
        line: 90,
        lines: [{ text: 'Mentor: Ada Brook, May 2016 – August 2018', page: 1, line: 91, bullet: false }],
      })
      resume.skills = Array.from({ length: 90 }, (_, i) => ({
        name: `and its part ${i}`,
        level: '',
        group: '',
      }))
    }),
    'sixty skills of a long life': judged(({ resume }) => {
      resume.skills = Array.from({ length: 60 }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
    }),
    'a stack of thirty names in one line': judged(({ resume }) => {
      resume.experience[0]!.bullets.push(`Environment: ${names.slice(0, 30).join(', ')}.`)
    }),
    'a list of names with no word before it': judged(({ resume }) => {
      resume.experience[0]!.bullets.push(`${names.slice(0, 20).join(', ')}`)
    }),
    'a dozen names in a sentence': judged(({ resume }) => {
      resume.experience[0]!.bullets.push(`Used ${names.slice(0, 12).join(', ')}`)
    }),
    'a tool in every tenth word of the page': judged(({ resume }) => {
      const text = 'React was the word of the day for all of them'
      resume.sections.push({
        kind: 'other',
        heading: 'Notes',
        page: 1,
        line: 90,
        lines: Array.from({ length: 20 }, (_, i) => ({ text, page: 1, line: 91 + i, bullet: false })),
      })
    }),
    'a language named in every other bullet': judged(({ resume }) => {
      resume.experience[0]!.bullets = Array.from(
        { length: 12 },
        (_, i) => `Built part ${i} of the shop in React for readers`,
      )
    }),
  },
  rejects: {
    'a whole dictionary': [
      judged(({ resume }) => {
        resume.skills = Array.from({ length: 300 }, (_, i) => ({ name: `Skill ${i}`, level: '', group: '' }))
      }),
      '300 skills',
    ],
    'one word on lines that were filed nowhere': [
      judged(({ resume }) => {
        const text = Array(10).fill('Kubernetes').join(' ')
        resume.sections.push({
          kind: 'skills',
          heading: 'Skills',
          page: 1,
          line: 90,
          lines: Array.from({ length: 10 }, (_, i) => ({ text, page: 1, line: 91 + i, bullet: false })),
        })
      }),
      'Kubernetes',
    ],
    'words that are no known skill, over and over in a line': [
      judged(({ resume }) => {
        const text = Array(40).fill('harbour pilotage').join(' ')
        const lines = [{ text, page: 1, line: 91, bullet: false }]
        resume.sections.push({ kind: 'other', heading: 'Keywords', page: 1, line: 90, lines })
      }),
      'pilotage',
    ],
    'one whose opening has a name in it': judged(({ resume }) => {
      resume.experience[0]!.bullets.push(`React pages built with ${names.slice(0, 18).join(', ')}`)
    }),
    'one bullet that claims everything': [
      judged(({ resume }) => {
        resume.experience[0]!.bullets.push(`Used ${names.slice(0, 18).join(', ')}`)
      }),
      'names 18 skills',
    ],
    'one word again and again': [
      judged(({ resume }) => {
        resume.experience[0]!.bullets = Array.from({ length: 30 }, () => 'React React and React once more')
      }),
      'React',
    ],
    'everything as one entry of the list': [
      judged(({ resume }) => {
        resume.skills = listed([names.join(', ')])
      }),
      `${names.length.toLocaleString('en')} skills`,
    ],
    'ninety skills, each three times': [
      judged(({ resume }) => {
        resume.skills = listed([...names.slice(0, 30), ...names.slice(0, 30), ...names.slice(0, 30)])
      }),
      '90 skills',
    ],
    'everything in the summary': [
      judged(({ resume }) => {
        resume.summary += ` ${names.join(' ')}`
      }),
      'keywords',
    ],
    'fifty names in a bullet': [
      judged(({ resume }) => {
        resume.experience[0]!.bullets.push(`Used ${names.slice(0, 60).join('; ')}.`)
      }),
      'keywords',
    ],
    'everything, ten to a bullet': [
      judged(({ resume }) => {
        for (let i = 0; i < names.length; i += 10)
          resume.experience[0]!.bullets.push(`Used ${names.slice(i, i + 10).join(', ')}.`)
      }),
      'named in your text',
    ],
    'one skill over and over in the summary': [
      judged(({ resume }) => {
        resume.summary = 'Kubernetes '.repeat(60)
      }),
      'Kubernetes',
    ],
    'an empty resume': ({ resume }) => {
      Object.assign(resume, { skills: [], experience: [], projects: [], summary: '' })
    },
  },
})
