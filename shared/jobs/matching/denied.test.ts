import { expect, test } from 'vitest'
import { kafka, post } from '../testing/answers.ts'

const shows = (bullet: string): boolean => kafka(post({ bullets: [bullet] })).startsWith('proven')

test.each([
  'No experience with Kafka',
  'No experience with queues, Kafka or Redis',
  'Currently learning Kafka',
  'Recruited Kafka developers',
  'Have not used Kafka',
  'Never used Kafka',
  'Cannot use Kafka',
  'Heard of Kafka',
  'Keen to learn Kafka',
  'Worked without Kafka',
])('“%s” shows none of it', (bullet) => expect(shows(bullet)).toBe(false))

test.each([
  'Ran Kafka',
  'Never stopped Kafka for a day',
  'No experience with queues; ran Kafka',
  'Trained 40 clerks who were learning the trade and ran Kafka',
  'Recruited two clerks and ran Kafka',
  'Ran Kafka with the developers',
])('“%s” shows it', (bullet) => expect(shows(bullet)).toBe(true))
