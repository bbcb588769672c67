import { catalog, withValues } from '#shared/i18n/catalog.ts'

/** What a text is that is no job description. */
export const kinds = catalog('no-posting', {
  bankStatement: 'a bank statement',
  fileOfData: 'a file of data',
  horoscope: 'a horoscope',
  leafletForPatients: 'a leaflet for patients',
  letter: 'a letter',
  manual: 'a manual',
  menu: 'a menu',
  messageAboutAnOrder: 'a message about an order',
  newsletter: 'a newsletter',
  notesOnAProgram: 'notes on a program',
  programCode: 'program code',
  pageOfAShopOrACompany: 'a page of a shop or a company',
  questionnaire: 'a questionnaire',
  recipe: 'a recipe',
  resumeOrALetter: 'a resume or a letter',
  reviewOfSomebodysWork: 'a review of somebody’s work',
  storyOrAPoem: 'a story or a poem',
  timetable: 'a timetable',
  advertisementForACourse: 'an advertisement for a course',
  articleOrAReview: 'an article or a review',
  invitation: 'an invitation',
  offerOrANoticeOfGoods: 'an offer or a notice of goods',
  questionsAndAnswers: 'questions and answers',
  termsOrAContract: 'terms or a contract',
  minutesOfAMeeting: 'the minutes of a meeting',
  outlineOfACourse: 'the outline of a course',
  rulesOfAHouse: 'the rules of a house',
  storyOfSomebodysLife: 'the story of somebody’s life',
})
export type Kind = keyof typeof kinds

export const t = catalog('postings', {
  empty: 'The job description is empty.',
  onlyAnAddress: 'This is only a link. Paste the text of the posting.',
  noWords: 'This text cannot be read as words.',
  onlyATitle:
    'This is only the title of a job. Paste the whole description: a title alone does not say what is asked for.',
  tooShort: 'This text is too short to say what the job asks for.',
  unlikeAJob: 'This does not read like a job description.',
  readLanguages:
    'English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, Czech, Danish, Finnish, Hungarian, Norwegian, Romanian, Swedish and Turkish',
  anotherLanguage: 'a language that is not read here',
  tooLong: withValues(
    'This text is longer than {most} characters: far more than a job description. Paste only the description of the job.',
  ),
  unreadLanguage: withValues('This text is in {language}. Job descriptions can be read in {languages}.'),
  readsLike: withValues('This reads like {kind}, not like a job description.'),
})
