import { act } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import type { StepPath } from './steps.ts'
import { useFieldFocus } from './use-field-focus.ts'

const FIELDS: Partial<Record<StepPath, string[]>> = {
  skills: ['skills.0', 'skills.1'],
  experience: ['experience.0.company', 'experience.0.bullets.0'],
}
let wish: ReturnType<typeof useFieldFocus>['wish']

function Form({ step }: { step: StepPath }): ReactNode {
  const focus = useFieldFocus(step)
  wish = focus.wish
  const { arrive } = focus
  useEffect(arrive, [arrive])
  return (
    <>
      <h2 ref={focus.title} tabIndex={-1}>
        {step}
      </h2>
      {FIELDS[step]?.map((path) => (
        <input key={path} data-path={path} />
      ))}
      {step === 'projects' && (
        <button type="button" data-add="">
          Add Project
        </button>
      )}
      {step === 'review' && (
        <details>
          <summary data-path="languages">Languages</summary>
          <input data-path="languages.0" />
        </details>
      )}
    </>
  )
}

const holder = document.body.appendChild(document.createElement('div'))
const root = createRoot(holder)
const show = (step: StepPath) => act(() => root.render(<Form step={step} />))
const focused = () => {
  const at = document.activeElement?.closest<HTMLElement>('h2, input, button, summary')
  return at?.dataset.path ?? at?.textContent
}

afterEach(() => act(() => root.render(null)))

describe('the focus in the builder', () => {
  it('goes to the title of a step that was chosen', async () => {
    await show('skills')
    await show('experience')
    expect(focused()).toBe('experience')
  })

  it('goes to a field of another step once that step is there, and not before', async () => {
    await show('skills')
    act(() => wish('experience', 'experience.0.bullets.0'))
    expect(focused()).toBeUndefined()
    await show('experience')
    expect(focused()).toBe('experience.0.bullets.0')
  })

  it('goes to a field of the same step at once', async () => {
    await show('skills')
    act(() => wish('skills', 'skills.1'))
    expect(focused()).toBe('skills.1')
  })

  it('goes to the button that adds an entry where there is none', async () => {
    await show('skills')
    act(() => wish('projects', 'projects'))
    await show('projects')
    expect(focused()).toBe('Add Project')
  })

  it('opens a closed section for the field in it, and not for its title', async () => {
    await show('review')
    act(() => wish('review', 'languages'))
    const section = document.querySelector('details')
    expect([focused(), section?.open]).toEqual(['languages', false])
    act(() => wish('review', 'languages.0'))
    expect([focused(), section?.open]).toEqual(['languages.0', true])
  })

  it.each([
    [
      'the first of its entry where the form has none for it',
      'experience.0.location',
      'experience.0.company',
    ],
    ['the nearest where its entry is gone', 'experience.7.company', 'experience.0.company'],
    ['the title where nothing is named', '', 'experience'],
  ])('goes to %s', async (_, path, reached) => {
    await show('skills')
    act(() => wish('experience', path))
    await show('experience')
    expect(focused()).toBe(reached)
  })
})
