import { expect, test } from 'vitest'
import { createMeter } from './allowance.ts'

const ALLOWANCE = { seconds: 20, memoryMb: 700 }
const at = (cpuSeconds: number, residentMb = 100) => ({ cpuSeconds, residentMb })

test('a file is ended for the work it takes, not for the time it waits', () => {
  const meter = createMeter(ALLOWANCE, 0)
  // A processor that is shared by ten: two minutes by the clock, twelve seconds of work.
  for (let clock = 0; clock <= 120; clock += 1) expect(meter.look(at(5 + clock / 10), clock)).toBeUndefined()
  expect(meter.look(at(26), 130)).toBe('too_complex')
})

test('work done for earlier files does not count', () => {
  const meter = createMeter(ALLOWANCE, 1000)
  expect(meter.look(at(500), 1000)).toBeUndefined()
  expect(meter.look(at(519), 1020)).toBeUndefined()
  expect(meter.look(at(520), 1021)).toBe('too_complex')
})

test('where the machine gives next to nothing, the machine is named', () => {
  const meter = createMeter(ALLOWANCE, 0)
  for (let clock = 0; clock < 200; clock += 1) expect(meter.look(at(clock / 100), clock)).toBeUndefined()
  expect(meter.look(at(2), 200)).toBe('reader_busy')
})

test('a reader that does nothing at all has stopped', () => {
  const meter = createMeter(ALLOWANCE, 0)
  meter.look(at(1), 1)
  meter.look(at(2), 2)
  expect(meter.look(at(2), 31)).toBeUndefined()
  expect(meter.look(at(2), 32)).toBe('unexpected')
})

test('too much memory is the file’s fault', () => {
  expect(createMeter(ALLOWANCE, 0).look(at(0, 701), 0)).toBe('too_complex')
})

test('without a count of the work there is only the clock, and the file is not blamed', () => {
  const meter = createMeter(ALLOWANCE, 0)
  expect(meter.look(undefined, 199)).toBeUndefined()
  expect(meter.look(undefined, 200)).toBe('reader_busy')
})

test.each([
  ['SIGABRT', 500, 'too_complex'],
  ['SIGABRT', 100, 'unexpected'],
  ['SIGKILL', 500, 'unexpected'],
  ['SIGSEGV', 100, 'unexpected'],
  [null, 100, 'unexpected'],
])('a process that ends by %s with %d MB', (signal, residentMb, cause) => {
  const meter = createMeter(ALLOWANCE, 0)
  meter.look(at(1, residentMb), 1)
  expect(meter.causeOfDeath(signal)).toBe(cause)
})
