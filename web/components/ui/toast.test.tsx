import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ToastActions, ToastProvider, useToast } from './toast.tsx'

let toast: ToastActions
function Page() {
  toast = useToast()
  return null
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('toasts', () => {
  test('stand for four seconds', () => {
    act(() => toast.success('Saved'))
    pass(3_999)
    expect(shown()).toEqual(['Saved'])
    pass(1)
    expect(shown()).toEqual([])
  })

  test('are taken back by their Undo, for which there is more time', () => {
    const undo = vi.fn()
    act(() => toast.success('Deleted', undo))
    pass(9_000)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  test('stay on their page, unless they were said in the act that left it', () => {
    act(() => toast.info('Of this page'))
    pass(1_000)
    act(() => {
      toast.success('Please log in.')
      toast.leavePage((address) => address === '/login')
    })
    expect(shown()).toEqual(['Please log in.'])
  })

  test('wait for a page that takes long to come, and go with the one they came from', () => {
    act(() => toast.info('Of this page'))
    pass(1_000)
    act(() => toast.success('Please log in.'))
    history.replaceState(null, '', '/login')
    pass(2_000)
    act(() => toast.leavePage((address) => address === '/login'))
    expect(shown()).toEqual(['Please log in.'])
  })

  test('say the same thing once', () => {
    act(() => {
      for (let i = 0; i < 3; i++) toast.error('Failed')
      toast.success('Failed')
    })
    expect(shown()).toEqual(['Failed', 'Failed'])
  })

  test('of a success make room for the next one, unless they can be taken back', () => {
    act(() => {
      toast.success('File uploaded')
      toast.success('Deleted', vi.fn())
      toast.error('Failed')
      toast.info('Synced')
      toast.success('Analyzed')
    })
    expect(shown().map((text) => text?.replace('Undo', ''))).toEqual([
      'Deleted',
      'Failed',
      'Synced',
      'Analyzed',
    ])
  })

  test('are at most twenty; the oldest makes room', () => {
    act(() => {
      for (let at = 1; at <= 25; at++) toast.info(`Toast ${at}`)
    })
    expect(shown()).toHaveLength(20)
    expect(shown()[0]).toBe('Toast 6')
  })

  test('are read out: an error at once, the rest when nothing else is being said', () => {
    const corner = screen.getByRole('region', { name: 'Notifications' })
    expect(corner.getAttribute('aria-live')).toBe('polite')
    act(() => {
      toast.error('Failed')
      toast.success('Saved')
    })
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Failed'])
    expect(corner.textContent).toBe('FailedSaved')
  })

  test('are not read out where the page has said the same', () => {
    const problem = document.createElement('p')
    problem.setAttribute('role', 'alert')
    problem.textContent = 'Login failed. No connection to the server.'
    document.body.append(problem)
    act(() => {
      toast.error('Login failed.')
      toast.error('Something else')
    })
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Something else',
      problem.textContent,
    ])
    screen.getByText('Login failed.')
    problem.remove()
  })

  test('stay while one is pointed at, and go afterwards', () => {
    act(() => toast.error('Failed'))
    fireEvent.pointerEnter(screen.getByRole('list'))
    pass(60_000)
    expect(shown()).toEqual(['Failed'])
    fireEvent.pointerLeave(screen.getByRole('list'))
    pass(4_000)
    expect(shown()).toEqual([])
  })

  test('go when they are dismissed', () => {
    act(() => toast.error('Failed'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(shown()).toEqual([])
  })

  test('dismissed by keyboard, hand the focus to the next one, which waits; the last lets all go', () => {
    act(() => {
      toast.error('First')
      toast.error('Second')
      toast.error('Third')
    })
    const buttons = screen.getAllByRole('button', { name: 'Dismiss' })
    act(() => buttons[1]?.focus())
    fireEvent.click(buttons[1]!)
    expect(document.activeElement).toBe(buttons[2])
    pass(60_000)
    expect(shown()).toEqual(['First', 'Third'])
    act(() => buttons[2]?.blur())
    pass(4_000)
    expect(shown()).toEqual([])
  })

  test.each(['Undo', 'Dismiss'])('gone by their %s, give the focus back to where it was', (name) => {
    const before = document.body.appendChild(document.createElement('button'))
    act(() => toast.success('Deleted', vi.fn()))
    for (const by of [0, 1]) {
      act(() => toast.success('Deleted', vi.fn()))
      act(() => before.focus())
      act(() => screen.getByRole('button', { name }).focus())
      fireEvent.click(screen.getByRole('button', { name }), { detail: by })
      expect(document.activeElement).toBe(before)
    }
    before.remove()
  })

  test('whose Undo is pressed by keyboard hand the focus to another, never to themselves', () => {
    act(() => {
      toast.error('First')
      toast.success('Deleted', vi.fn())
    })
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    fireEvent.click(undo)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  })

  test('dismissed by a pointer, leave the others their time', () => {
    act(() => {
      toast.error('First')
      toast.error('Second')
    })
    fireEvent.pointerEnter(screen.getByRole('list'))
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
    act(() => first?.focus())
    fireEvent.click(first!, { detail: 1 })
    expect(shown()).toEqual(['Second'])
    pass(4_000)
    expect(shown()).toEqual([])
  })
})

describe('in a small window toasts stand', () => {
  const FOOT = 'calc(100dvh - 100% - env(safe-area-inset-bottom) - 0px)'
  const room = document.createElement('div')
  room.dataset.toastRoom = ''
  afterEach(() => room.remove())
  const placeOf = () =>
    screen.getByRole('region', { name: 'Notifications' }).style.getPropertyValue('--moved')
  test.each([
    ['at the foot where the page keeps no room for them', null, FOOT],
    ['in the room that the page keeps for them', 64, '64px'],
    ['at the foot where that room is out of sight', -300, FOOT],
  ])('%s', (_, top, place) => {
    if (top !== null) {
      room.getBoundingClientRect = () => ({ top }) as DOMRect
      document.body.append(room)
    }
    act(() => toast.success('Analyzed'))
    expect(placeOf()).toBe(place)
  })

  test.each([
    [
      'at the foot of a large window where what is worked with is at its head',
      true,
      FOOT.replace('env(safe-area-inset-bottom)', '4rem'),
    ],
    ['else at its head', false, '0px'],
  ])('%s', (_, marked, place) => {
    const page = document.body.appendChild(document.createElement('main'))
    page.toggleAttribute('data-toasts-at-foot', marked)
    act(() => toast.success('Analyzed'))
    const corner = screen.getByRole('region', { name: 'Notifications' })
    page.remove()
    expect(corner.style.getPropertyValue('--sunk')).toBe(place)
  })
})
