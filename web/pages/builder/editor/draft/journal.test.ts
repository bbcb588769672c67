import { afterEach, describe, expect, it, vi } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { forgetJournals } from '#web/store/draft-traces.ts'
import { journalKey, readJournals, withLeftOvers, writeJournal } from './journal.ts'
import { noUndo } from './undo.ts'

const base = draft.parse({ summary: 'Cooks.' })
const typed = draft.parse({ summary: 'Cooks and bakes.' })
const journal = { draft: typed, base, undo: { ...noUndo(), past: [base, base, base] } }
const key = journalKey('one', 'tab')

/** A device with room for so many characters. */
const withRoomFor = (room: number) => {
  const device = localStorage
  vi.stubGlobal('localStorage', {
    get length() {
      return device.length
    },
    key: (at: number) => device.key(at),
    getItem: (name: string) => device.getItem(name),
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      device.setItem(name, value)
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the journal of a draft', () => {
  it('is read with its undo steps, and laid over what is on the disk', () => {
    expect(writeJournal(key, journal)).toBe(true)
    const left = readJournals('one')
    expect(left[0]?.journal.undo.past).toHaveLength(3)
    expect(withLeftOvers({ ...base, targetRole: 'Cook' }, left)).toMatchObject({
      summary: 'Cooks and bakes.',
      targetRole: 'Cook',
    })
  })

  it('keeps the text where the undo steps have no room', () => {
    withRoomFor(JSON.stringify({ ...journal, undo: noUndo() }).length)
    expect(writeJournal(key, journal)).toBe(true)
    const [left] = readJournals('one')
    expect(left?.journal.draft.summary).toBe('Cooks and bakes.')
    expect(left?.journal.undo.past).toEqual([])
  })

  it('says so where there is no room at all, and throws nothing into a closing page', () => {
    withRoomFor(10)
    expect(writeJournal(key, journal)).toBe(false)
    expect(readJournals('one')).toEqual([])
    expect(console.warn).toHaveBeenCalled()
  })

  it('is of one resume, and gone when it was forgotten', () => {
    writeJournal(key, journal)
    writeJournal(journalKey('other', 'tab'), journal)
    forgetJournals([key])
    expect(readJournals('one')).toEqual([])
    expect(readJournals('other')).toHaveLength(1)
  })
})
