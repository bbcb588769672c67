import { afterEach, expect, test } from 'vitest'
import { keepFields, keptFields, letFieldsGo } from './kept-fields.ts'

afterEach(() => sessionStorage.clear())

test('name and address are there after a reload, and nothing else is kept', () => {
  keepFields({ name: 'Ada Quill', email: 'ada@example.com' })
  expect(keptFields()).toEqual({ name: 'Ada Quill', email: 'ada@example.com' })
  expect(Object.keys(sessionStorage)).toHaveLength(1)
})

test('a new form, and one that was sent, is empty', () => {
  expect(keptFields()).toEqual({ name: '', email: '' })
  keepFields({ name: 'Ada Quill', email: '' })
  letFieldsGo()
  expect(keptFields()).toEqual({ name: '', email: '' })
})
