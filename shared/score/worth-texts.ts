import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// What a fix is worth: apart from what only the engine says, because the pages say it too.

export const t = catalog('worth', {
  lessThanAPoint: 'less than 1 point',
  points: counted({ one: '{count} point', other: '{count} points' }),
  advice: 'Advice',
  heldAt: withValues('Capped at {limit}'),
  worth: withValues('Worth {points}.'),
  worthUpTo: withValues('Worth {points}, and up to {most} the more you tell.'),
  onceTheLimitIsLifted: withValues('Adds points once the limit of {limit} is lifted.'),
  repeatsABullet: 'Delete this bullet or say something new: it repeats an earlier one.',
  tooLong: withValues('Too long: {words}.'),
  morePlaces: counted({
    one: 'One more place is like it.',
    other: '{count} more places are like it.',
  }),
})
