// Phrases that say nothing about one person. `instead` is what to write; '' means that the phrase can simply go.
// Only phrases that are empty wherever they stand: a false alarm costs more trust than a miss.

interface EmptyPhrase {
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

/** Behind the sign is what to write. */
export const FILLERS: readonly EmptyPhrase[] = `
in order to=to|due to the fact that=because|for the purpose of=for|on a daily basis=daily|on a weekly basis=weekly
on a monthly basis=monthly|on a regular basis=regularly|a large number of=many|a wide variety of|a wide range of|a variety of
wide variety of|and so on|and many more|and much more|etc|as needed|as and when required|as and when needed
other duties as assigned|was able to|were able to|with the help of=with|at this point in time=now|in the process of
the fact that=that|basically
`
  .trim()
  .split(/[|\n]/)
  .map((row) => {
    const [phrase = '', instead = ''] = row.split('=')
    return { phrase, instead }
  })

/** Adjectives can simply go; a noun leaves a hole that only its author can fill. */
export const isAdjective = (phrase: string): boolean =>
  /(?:driven|oriented|working|motivated|passionate|enthusiastic|dynamic)$/.test(phrase)
