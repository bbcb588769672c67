import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { sectioned } from './sections.ts'

const BENEFITS = 'Benefits. We pay well, and there is a kitchen in which we cook for each other every day.'
const sectionsOf = (...paragraphs: string[]) =>
  sectioned(blocksOf(['Clerk', BENEFITS, ...paragraphs].join('\n\n'))).map(
    ({ section, text }) => `${section}: ${text}`,
  )

describe('two paragraphs that open with a short sentence have it for a heading', () => {
  const asked =
    'Requirements. SQL, Python and Tableau are what you will use on each and every day of the week.'

  it('which a list right below a further demand still stands under', () =>
    expect(sectionsOf(asked, 'You must also know Power BI.\n- SAP\n- Excel').slice(-2)).toEqual([
      'must: SAP',
      'must: Excel',
    ]))
  it('and a list of what is offered does not', () =>
    expect(sectionsOf(asked, 'You get a lot in this house.\n- A car\n- A phone').slice(-1)).toEqual([
      'after: A phone',
    ]))
  it('what only leads to the list says nothing of its own', () =>
    expect(
      sectionsOf(
        'Requirements. The person who joins our team in Leeds should bring the following every day:\n- SQL\n- Excel',
      ).slice(-2),
    ).toEqual(['must: SQL', 'must: Excel']))
})
