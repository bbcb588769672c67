import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const why = (text: string) => jobFromText(text, { category: '', role: '' }).unusable

describe('a job description, however short', () => {
  it.each([
    'Looking for a plumber, Gas Safe registered, two years experience. Call Jim.',
    'Software Engineer\n- Python\n- AWS',
    'Nurse wanted for nights in Leeds',
    'We need a bookkeeper who knows Xero.',
    'Koch (m/w/d) gesucht. Erfahrung in der Küche von Vorteil.',
    'Requirements: Java, Spring Boot, Kafka',
    'Boatyard hand\nYou need\n- Gelcoat repair\n- Sail loft experience',
    'Serveur H/F. Vous avez une première expérience en restauration.',
  ])('%j', (text) => expect(why(text)).toBe(''))
})

describe('anything else is said to be so, and asks nothing', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['a word', 'hello'],
    ['keys struck at random', 'asdf qwer zxcv asdf qwer'],
    [
      'a poem',
      'He keeps a skill for every tide,\na rope, a lamp, a crooked oar;\nExperience has made him slow,\nand rust has married every chain.',
    ],
    ['a recipe', 'Preheat the oven. Mix 2 tbsp flour. Required: some skill and a spring onion. Serves 4.'],
    ['a letter', 'Dear Sam, thanks for dinner on Friday. The kids want to go again. Love, Kit'],
    ['code', 'import React from "react"\nconst x = () => { return 1 }\nfunction main() { console.log(1) }'],
    ['an empty page', '<html><head><script>var a=1</script></head><body><div></div></body></html>'],
    [
      'an order',
      'Thank you for your order! Order number 77. Subtotal £40. You must have proof. Java beans, 2 years warranty.',
    ],
    [
      'a resume',
      'Jane Example\nExperience\nSoftware Engineer, 2019 - 2023\nAnalyst, 2015 - 2019\n- I built Python services\nReferences available',
    ],
    ['notes', 'Meeting notes 12 May: Tom to finish the Java migration, Ana to review the Kafka topics.'],
    ['a megabyte of one letter', 'a'.repeat(1_000_000)],
    ['a megabyte of noise', 'x7 #! '.repeat(170_000)],
  ])('%s', (_, text) => {
    const job = jobFromText(text, { category: '', role: '' })
    expect(job.unusable).not.toBe('')
    expect([...job.required, ...job.preferred]).toEqual([])
  })
})
