// Phrases that say nothing about one person. `instead` is what to write; '' means that the phrase can simply go.
// Only phrases that are empty wherever they stand: a false alarm costs more trust than a miss.

export interface EmptyPhrase {
  phrase: string
  instead: string
}

export const CLICHES: readonly EmptyPhrase[] = `
team player|hard-working|hard working|hardworking|results-driven|results driven|result-driven|results-oriented|results oriented|result-oriented|go-getter|go getter
think outside the box|thinking outside the box|think out of the box|out-of-the-box thinker|self-starter|self starter|self-motivated|self motivated|highly motivated
proven track record|track record of success|best of breed|value add|thought leader|go-to person|hit the ground running|wear many hats
strong work ethic|great work ethic|excellent work ethic|people person|quick learner|fast learner|jack of all trades|bottom-line oriented|go above and beyond|goes above and beyond|went above and beyond
detail oriented individual|dynamic individual|dynamic professional|seasoned professional|consummate professional|strategic thinker|move the needle|win-win
perfectionist|works well under pressure|work well under pressure|ability to work under pressure|can-do attitude|can do attitude|at the end of the day|excellent communication skills|great communication skills|good communication skills
works well independently|team-oriented individual|highly organized individual|seeking a challenging position|looking for a challenging position|seeking a position where i can|to obtain a position|utilize my skills
passionate|enthusiastic|dynamic environment|dynamic organization|dynamic team|dynamic leader
`
  .trim()
  .split(/[|\n]/)
  .map((phrase) => ({ phrase: phrase.trim(), instead: '' }))

export const FILLERS: readonly EmptyPhrase[] = [
  { phrase: 'in order to', instead: 'to' },
  { phrase: 'due to the fact that', instead: 'because' },
  { phrase: 'for the purpose of', instead: 'for' },
  { phrase: 'on a daily basis', instead: 'daily' },
  { phrase: 'on a weekly basis', instead: 'weekly' },
  { phrase: 'on a monthly basis', instead: 'monthly' },
  { phrase: 'on a regular basis', instead: 'regularly' },
  { phrase: 'a large number of', instead: 'many' },
  { phrase: 'a wide variety of', instead: '' },
  { phrase: 'a wide range of', instead: '' },
  { phrase: 'a variety of', instead: '' },
  { phrase: 'wide variety of', instead: '' },
  { phrase: 'and so on', instead: '' },
  { phrase: 'and many more', instead: '' },
  { phrase: 'and much more', instead: '' },
  { phrase: 'etc', instead: '' },
  { phrase: 'as needed', instead: '' },
  { phrase: 'as and when required', instead: '' },
  { phrase: 'as and when needed', instead: '' },
  { phrase: 'other duties as assigned', instead: '' },
  { phrase: 'was able to', instead: '' },
  { phrase: 'were able to', instead: '' },
  { phrase: 'with the help of', instead: 'with' },
  { phrase: 'at this point in time', instead: 'now' },
  { phrase: 'in the process of', instead: '' },
  { phrase: 'the fact that', instead: 'that' },
  { phrase: 'basically', instead: '' },
]

/** Adjectives can simply go; a noun leaves a hole that only its author can fill. */
export const isAdjective = (phrase: string): boolean =>
  /(?:driven|oriented|working|motivated|passionate|enthusiastic|dynamic)$/.test(phrase)
