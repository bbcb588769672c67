import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('help', {
  dropAPdfDocxOr:
    'Drop a PDF, DOCX or DOC of at most 10 MB, or photos of the pages, on the <link>Resume Analyzer</link>, choose the job, and press Analyze Resume. The file is read on your device. Add a job description to be measured against that job instead of a typical one.',
  everyFindingNamesTheLine:
    'Every finding names the line it is about. Choose it, and the place lights up on the page; choose a place, and you see what was read there.',
  resumeQualityIsTheScore:
    'Resume quality asks whether each section is there and says something. Text that hiring software would lose (ATS) and an untidy page (Format) lower it.',
  withAJobTheOverall:
    'With a job, resume quality makes up 90 % of the overall score, and the job match 10 %.',
  theRequiredSkillsDecide:
    'The required skills then decide how much of that counts: all of it if you have every one, 70 % with half of them, 45 % with none.',
  eightyAndMoreIs:
    '80 and more is Excellent, 60 to 79 Good, below 60 Needs Improvement. The formula is under each result.',
  aCheckThatDoesNot:
    'A check that does not apply to you costs nothing. Without a job, the overall score is the resume quality.',
  itIsAScanThe:
    'It is a scan: the page is a picture without text. Export it again from the program it was written in.',
  itHasAPasswordYou: 'It has a password: you are asked for it. The password stays on your device.',
  itIsDamagedOrAnother: 'It is damaged, or another kind of file than its name says: save it again as PDF.',
  itIsLargerThan10: 'It is larger than 10 MB: a resume without large pictures is far smaller.',
  theResumeBuilderSavesEvery:
    'The <link>Resume Builder</link> saves every keystroke on your device. What you download is read back by our own reader first, so that you know a machine gets what you typed. Any finished analysis can be opened in the builder.',
  afterTheFirstVisitLegible:
    'After the first visit Legible fetches what it needs in the background. When the foot of the page says Ready offline, analyzing and building work without a network. The sign beside your name tells where your work is: Synced, or saved on this device and waiting.',
  toInstallLegibleAsAn:
    "To install Legible as an app, use the button in your <link>profile</link>, or your browser's menu.",
  itRunsInYourBrowser:
    'It runs in your browser where your device can, or on the server where its operator has set a model up. If neither is there, the analyzer says so and why. Scores never come from a model.',
  forgottenThePasswordAskFor:
    'Forgotten the password? <link>Ask for a link</link>. Export Data and Delete Account are in your <link2>profile</link2>. For anything else, see <link3>Contact Us</link3>.',
  analyzing: 'Analyzing',
  theScore: 'The score',
  ifAFileCannotBe: 'If a file cannot be read',
  building: 'Building',
  offline: 'Offline',
  aiAnalysis: 'AI Analysis',
  yourAccount: 'Your account',
})
