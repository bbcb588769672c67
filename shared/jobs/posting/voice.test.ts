import { describe, expect, it } from 'vitest'
import { voiceOf } from './voice.ts'

describe('what is asked, though it names a firm or several', () => {
  it.each([
    'Experience with Cisco, Wi-Fi and Meraki.',
    "2 years' experience in a CNC shop, Fanuc and Mazak.",
    '5 years in a Ford shop.',
    'Experience at a Rust startup, PostgreSQL and Kafka.',
  ])('%j', (text) => expect(voiceOf(text)).toBe('asks'))
  it.each([
    'A Microsoft shop with Active Directory and Intune',
    'Xero, Sage, QuickBooks: you know two of them well.',
  ])('%j', (text) => expect(voiceOf(text)).not.toBe('company'))
})

describe('what is told of others', () => {
  it.each([
    'Also in the building: a firm of Go programmers, a Kotlin shop',
    'Four of us run it, one of whom writes Python at night',
    'Our wi-fi is Cisco',
    'The experience of our users is what counts',
    'Family of four runs the place with you, one of them at university doing data science.',
    'The shop next door was founded 12 years ago',
  ])('%j', (text) => expect(voiceOf(text)).toBe('company'))
})
