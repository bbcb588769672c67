import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('privacy', {
  aResumeYouChooseIs:
    "A resume you choose is read on your device and kept there: the newest 50 files, at most 200 MB. It is sent to the server only when you switch on 'Run on the server', is analyzed in memory, and is not stored.",
  soThatYourOtherDevices:
    'So that your other devices have your work, the server keeps what was read from a resume (its text and fields), the analyses, job descriptions you entered, and the resumes you build.',
  switchOnKeepResumesOn:
    "Switch on 'Keep resumes on this device' in your <link>profile</link>, and from then on nothing but your account is sent.",
  yourNameYourEmailAddress:
    'Your name, your email address, a hash of your password (argon2id; the password itself is not stored), when you joined and last signed in, and your open sessions with the name of their browser.',
  thereAreNoCookiesThe:
    "There are no cookies. The browser's storage holds the key of your session, your choice of appearance, and one database for each account that signed in here. It includes a note of the job you last compared with and whose resume that was; this note stays on the device. Signing out deletes that database, unless you choose to keep unsynced work.",
  aModelInYourBrowser:
    "A model in your browser sends nothing. If you choose the server's model, the text of the resume and of the job goes to the model its operator has set up. The choice names it.",
  youAndTheAdministratorsOf:
    'You, and the administrators of this server, who can list and delete accounts, analyses and resumes. Each such action is recorded. There is no advertising, no tracking, and nothing is fetched from other sites, except a model that you agreed to download.',
  exportDataInYourProfile:
    'Export Data in your <link>profile</link> gives you everything as one file. Delete Account removes everything from the server at once, and from the device you do it on; other devices follow the next time they reach the server. A deleted analysis or resume leaves only a mark without content, so that your other devices delete it too. Backups of the operator may hold it for longer.',
  yourFile: 'Your file',
  whatIsSynced: 'What is synced',
  yourAccount: 'Your account',
  onThisDevice: 'On this device',
  aiAnalysis: 'AI Analysis',
  whoCanSeeIt: 'Who can see it',
  takingItAway: 'Exporting and deleting',
})
