import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import { SectionOrder } from './section-order.tsx'

afterEach(cleanup)
let now: Draft

function Order({ layout, template }: { layout: object; template: string }) {
  const [draft, setDraft] = useState(() =>
    draftSchema.parse({ summary: 'A cook', skills: [{ name: 'Bread' }], template, layout }),
  )
  now = draft
  return (
    <SectionOrder
      draft={draft}
      set={(value) => setDraft({ ...draft, layout: { ...draft.layout, ...value } })}
    />
  )
}
const column = (name: string) => screen.queryByRole('button', { name: `Put ${name} in the sidebar` })

test('sections change columns where a design has two', () => {
  render(<Order template="modern" layout={{ design: 'left-sidebar' }} />)
  const pressed = () => ['Summary', 'Skills'].map((name) => column(name)?.getAttribute('aria-pressed'))
  expect(pressed()).toEqual(['false', 'true'])
  fireEvent.click(column('Summary')!)
  fireEvent.click(column('Skills')!)
  expect([pressed(), now.layout.columns]).toEqual([['true', 'false'], { summary: 'aside', skills: 'main' }])
})

test('and have no second column elsewhere', () => {
  render(<Order template="classic" layout={{ design: 'left-sidebar' }} />)
  expect([column('Summary'), screen.queryByRole('button', { name: 'Hide Summary' }) !== null]).toEqual([
    null,
    true,
  ])
})
