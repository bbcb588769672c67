import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// How the work is told: bullets, verbs, numbers and spelling.

export const t = catalog('score-writing', {
  bulletsOf: counted({ one: '{part} of {count} bullet', other: '{part} of {count} bullets' }),
  bullets: counted({ one: '{count} bullet', other: '{count} bullets' }),
  sentences: counted({ one: '{count} sentence', other: '{count} sentences' }),
  bulletsAndSentences: counted({ one: '{count} bullet or sentence', other: '{count} bullets and sentences' }),
  onlyBullet: 'The only bullet',
  bothBullets: 'Both bullets',
  allBullets: counted({ one: 'All {count} bullets', other: 'All {count} bullets' }),
  bullet: withValues('“{text}” ({where})'),

  summary: 'your summary',
  skills: 'your skills',
  certificates: 'your certificates',
  project: withValues('the project {name}'),
  positionAt: withValues('{position} at {company}'),
  positionWithout: withValues('{position} ({company})'),
  positionNumber: withValues('position {number}'),

  beginWithVerb: counted({
    one: '{bullets} begins with an action verb.',
    other: '{bullets} begin with an action verb.',
  }),
  beginOtherwise: counted({
    one: '{bullets} does not begin with an action verb.',
    other: '{bullets} do not begin with an action verb.',
  }),
  beginWithDoing: withValues('Begin {bullet} with what you do: build, lead, teach, sell …'),
  beginWithDone: withValues('Begin {bullet} with what you did: built, led, cut, taught, sold …'),

  noWeakOpener: 'No bullet begins with a duty phrase.',
  weakOpener: withValues('One bullet begins with “{words}”.'),
  weakOpeners: withValues('{bullets} begin with phrases like “{words}”.'),
  whichPart: withValues('Say in {bullet} which part was yours: what did you do, and what changed?'),
  beginWithDeed: withValues('Begin {bullet} with what you did and the result.'),
  beginLike: withValues('Begin {bullet} with what you did: “{better}”, and add the result.'),

  rightNumber: 'Every position has the right number of bullets.',
  noPositionToCount: 'There is no position with bullets to count.',
  hasBullets: counted({ one: '{where} has {count} bullet.', other: '{where} has {count} bullets.' }),
  hasNoBullets: withValues('{where} has no bullets.'),
  hasOnly: counted({ one: '{where} has only {count} bullet.', other: '{where} has only {count} bullets.' }),
  keepBest: withValues('Keep the {most} bullets of {where} that say most.'),
  giveDifferent: withValues(
    'Give {where} {fewest} to {most} bullets that say different things; some say the same.',
  ),
  giveBullets: withValues(
    'Give {where} {fewest} to {most} bullets: what you did, with what, and the result.',
  ),

  readableLength: 'Nearly all bullets have a readable length.',
  tooLong: counted({ one: '{bullets} is too long.', other: '{bullets} are too long.' }),
  tooShort: counted({ one: '{bullets} is too short.', other: '{bullets} are too short.' }),
  tooLongOrShort: withValues('{bullets} are too long or too short.'),
  cut: withValues('Cut {bullet} to at most {most} words or make two bullets of it; it has {count}.'),
  sayMore: withValues('Say more in {bullet}: what you did, with what, and the result.'),

  strong: counted({ one: '{bullets} is strong.', other: '{bullets} are strong.' }),
  onlySoMany: counted({
    one: 'Only {count} bullet to judge your work by.',
    other: 'Only {count} bullets to judge your work by.',
  }),
  untold: withValues('{count} of {all} positions say nothing about what you did.'),
  tellOf: withValues(
    'Describe {where} and the others in three to six bullets: what you did, with what, and the result.',
  ),
  improve: withValues('Improve “{text}”. {advice}'),
  tellMore: 'Say of each what you did, with what, and the result.',
  thenTellMore: 'Then tell more of your work: what else you did, with what, and the result.',
  thenTheOthers: 'Then check that each of the others says what you did, with what, and the result.',
  addBullets: withValues('Add bullets: up to {most} in all, each with what you did and what changed.'),
  noNumber: counted({ one: '{bullets} has no number.', other: '{bullets} have no number.' }),
  canBeStronger: withValues('{bullets} can be stronger.'),
  askHowMuchMore: 'Say by how much, or from what to what.',
  askHowLarge: 'Say how large it was (people, money or time) and what came of it.',
  askOfLearners: 'Say how many people that was, and what they achieved.',
  askOfUse: 'Say who used it, or what changed because of it.',
  askWhatFound: 'Say what you found, and what was done about it.',
  askHowMany: 'Say how many or how often: in a day, a week or a year.',
  askHowManyOfThese: 'Say how many, and what came of it.',
  askWhichPart: 'Say which part was yours, and what came of it.',
  askWhatReached: 'Say how many people it reached, or how much it brought in.',
  askForWhat: 'Say by whom and for what.',
  askSizeAndResult: 'Say how many, how much or how often, and what came of it.',
  askForMore: 'Say more: what this was, for whom, and what came of it.',
  askForOutcome: 'Say what came of it, with a number if you have one.',
  addVerb: 'Start with a verb that says what you did.',
  showClaim: 'Replace the claim with an example that shows it.',
  startWithDeed: 'Start with what you did.',
  replaceTemplate: 'Replace the template text.',
  split: 'Split this bullet: it makes more than one point.',
  nameTools: 'Name the tools, products or people involved.',
  sayOfEach: 'Say what you did with two or three of these.',
  useIt: 'Say what you did with it.',
  sayWhatChanged: 'Say what changed because of it.',

  measured: counted({
    one: '{bullets} carries a number that measures something.',
    other: '{bullets} carry a number that measures something.',
  }),
  numbersUnknown: 'Numbers written out in this language are not known.',
  sayHowMuch: withValues(
    'Say how much, how many or how fast in {bullet}: people served, time saved, money, volume or a rate before and after.',
  ),

  inBullets: 'Your work is described in bullets.',
  inParagraphs: counted({
    one: 'One position is described in a long paragraph.',
    other: '{count} positions are described in long paragraphs.',
  }),
  breakUp: withValues('Break the paragraph under {where} into three to six bullets.'),

  noCliche: 'Your text has no clichés.',
  cliches: withValues('{phrases} could be in any resume.'),
  sayOffer: withValues('Say in {bullet} what you offer instead of “{phrase}”.'),
  giveExample: withValues('Take “{phrase}” out of {bullet} and give an example instead.'),

  noFiller: 'Your text has no filler words.',
  fillers: counted({ one: '{phrases} adds nothing.', other: '{phrases} add nothing.' }),
  writeInstead: withValues('Write “{instead}” for “{phrase}” in {bullet}.'),
  dropFiller: withValues('Drop “{phrase}” from {bullet}.'),

  noMisspelling: 'None of the common misspellings is in your text.',
  shouldBe: withValues('“{wrong}” should be “{right}”'),
  misspelled: withValues('{pairs}.'),
  misspelledToo: counted({
    one: '{pairs}, and {count} more line has a mistake.',
    other: '{pairs}, and {count} more lines have a mistake.',
  }),
  technologiesSpelled: 'Technologies are spelled as their makers spell them.',

  endAlike: 'Your bullets end alike.',
  endAsSentences: 'Your sentences end as sentences do.',
  mostEndWithStop: 'Most bullets end with a full stop, others don’t.',
  mostEndWithout: 'Most bullets end without a full stop, others with one.',
  addStop: withValues('Put a full stop at the end of {bullet}, as in your other bullets.'),
  dropStop: withValues('Drop the full stop at the end of {bullet}, as in your other bullets.'),

  noFigures: 'There are no lines with figures.',
  figuresPossible: 'Every figure is possible.',
  measureNothing: withValues('{count} bullets hold figures that measure nothing: “{text}”.'),
  sayOfWhat: withValues('Say what {figure} is a figure of in {bullet}, or leave it out.'),
  sameFigure: withValues('{count} bullets give the same result: {figure}.'),
  checkSame: withValues(
    'Check {figure} in each line, beginning with {bullet}: a figure that keeps coming back looks made up.',
  ),
  cannotBeRight: withValues('{figure} cannot be right.'),
  checkFigure: withValues('Check {figure} in {bullet}: it is more than there can be.'),

  noPronoun: 'There are no first-person pronouns.',
  pronouns: counted({ one: 'One line uses {words}.', other: '{count} lines use {words}.' }),
  beginWithVerbInstead: withValues('Drop “{word}” from {bullet} and begin with the verb.'),
  beginWithThing: withValues('Drop “{word}” from {bullet} and begin with what it speaks of.'),
  beginWithYou: withValues('Drop “{word}” from {bullet} and begin with what you are.'),
  sayWithout: withValues('Say {bullet} without “{word}”.'),

  active: 'Your bullets are in the active voice.',
  passive: counted({
    one: '{bullets} is in the passive voice.',
    other: '{bullets} are in the passive voice.',
  }),
  turnAround: withValues('Say who did it in {bullet}: turn “{words}” around and begin with the verb.'),

  noVerbThrice: 'No verb opens more than two bullets.',
  noVerbOften: withValues('No verb opens more than {most} bullets.'),
  verbOpens: withValues('“{verb}” opens {count} bullets'),
  verbsOpen: withValues('{verbs}.'),
  otherVerb: withValues(
    'Choose another verb for {bullet}: {count} bullets begin with “{verb}”, at most {most} should.',
  ),

  rightTense: 'Every position is in the right tense.',
  noneHasBullets: 'No position has bullets.',
  inPresent: counted({
    one: '{bullets} of past work is in the present tense.',
    other: '{bullets} of past work are in the present tense.',
  }),
  writeInPast: withValues('This position has ended: write {bullet} in the past: “{verb}”.'),
  writeInPastUnlessHeld: withValues(
    'Unless you still hold the position, write {bullet} in the past: “{verb}”.',
  ),
})
