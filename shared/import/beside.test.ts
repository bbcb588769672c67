import { describe, expect, it } from 'vitest'
import { emptyResume, type Resume, type SectionKind } from '#shared/schema/resume.ts'
import { draftFromResume } from './draft-from-resume.ts'

/** A section, and from where to where across the page its lines reach; none where no field is known of it. */
type Placed = [kind: SectionKind, from?: number, to?: number, page?: number]

function resumeOf(placed: Placed[]): Resume {
  const resume = { ...emptyResume(), summary: 'About summary' }
  for (const [at, [kind, from, to = 0, page = 1]] of placed.entries()) {
    const line = at * 10
    const text = kind === 'other' ? 'Holds a pilot licence' : `About ${kind}`
    resume.sections.push({
      kind,
      heading: kind,
      page,
      line,
      lines: [{ text, page, line: line + 1, bullet: false }],
    })
    if (from !== undefined)
      resume.places[`${kind}.0`] = {
        page,
        line: line + 1,
        sure: 1,
        box: { x: from, y: 0, width: to - from, height: 10 },
      }
  }
  return resume
}

describe('sections of a page in columns', () => {
  it.each<[string, Placed[], string[], string[]]>([
    [
      'come below the positions from a column on their left',
      [
        ['skills', 40, 150],
        ['certifications', 40, 160],
        ['summary', 200, 550],
        ['experience', 200, 560],
      ],
      ['summary', 'experience', 'skills', 'certifications'],
      ['certifications'],
    ],
    [
      'stay below them from a column on their right',
      [
        ['summary', 40, 400],
        ['experience', 40, 400],
        ['languages', 430, 560],
      ],
      ['summary', 'experience', 'languages'],
      [],
    ],
    [
      'keep their order in one column',
      [
        ['education', 40, 500],
        ['skills', 40, 120],
        ['experience', 40, 560],
      ],
      ['education', 'skills', 'experience'],
      [],
    ],
    [
      'keep their order where another page has the positions',
      [
        ['skills', 40, 150, 1],
        ['experience', 200, 560, 2],
      ],
      ['skills', 'experience'],
      [],
    ],
    [
      'begin with the summary, wherever it stands',
      [
        ['summary', 40, 150],
        ['awards', 40, 150],
        ['experience', 200, 560],
      ],
      ['summary', 'experience', 'awards'],
      ['awards'],
    ],
    [
      'follow the one before where nothing says where they stand',
      [['skills', 40, 150], ['other'], ['experience', 200, 560]],
      ['experience', 'skills', 'custom:section-2'],
      ['custom:section-2'],
    ],
  ])('%s', (_, placed, arrangement, aside) => {
    const { layout } = draftFromResume(resumeOf(placed))
    expect(layout.arrangement).toEqual(arrangement)
    expect(Object.keys(layout.columns)).toEqual(aside)
  })
})
