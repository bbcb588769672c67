import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

// The name and the ways of contact.

export const t = catalog('score-contact', {
  noName: 'No name found.',
  addName: 'Put your first and last name alone on the first line, as text.',
  nameOfTemplate: withValues('The name is a template’s: “{name}”.'),
  replaceName: 'Replace the template’s name with your own.',
  nameIs: withValues('Your name is read as “{name}”.'),

  emailNotComplete: withValues('“{email}” is not a complete email address.'),
  correctEmail: withValues('Correct the email address “{email}”: it needs a name, an @ and a host.'),
  emailMistyped: withValues('“{email}” looks mistyped.'),
  writeEmail: withValues('Write “{right}” for “{email}”, if that is the address.'),
  emailIs: withValues('Your email address is read as {email}.'),

  playful: withValues('“{local}@” does not sound like work.'),
  plainInstead: withValues('Use a plain address in place of “{email}”: your name, and nothing else.'),
  atOwnUniversity: 'Your address is at the university you work at.',
  atUniversityOfStudy: 'Your address is at the university you study at.',
  atUniversity: withValues('“{host}” is a university’s host, and you have graduated.'),
  leaveUniversity: withValues('Use a private address in place of “{email}”: the university’s may be closed.'),
  atEmployer: withValues('“{host}” looks like the host of {employer}.'),
  leaveEmployer: withValues(
    'Use a private address in place of “{email}”: an employer reads, and closes, its own.',
  ),
  plainAddress: 'Your address is a plain one of your own.',

  canBeCalled: 'Your phone number can be called.',
  cannotBeCalled: withValues('“{phone}” cannot be called as it is written.'),
  correctPhone: withValues(
    'Correct “{phone}”: it has {count} digits, which is not a number of its country; begin with the country code, such as +44 or +1.',
  ),

  oneOfEach: 'There is one address and one number to reach you at.',
  emails: withValues('There are {count} email addresses at the top.'),
  phones: withValues('There are {count} phone numbers at the top.'),
  keepOneEmail: 'Keep the email address you answer, and leave out the other.',
  keepOnePhone: 'Keep the phone number you answer, and leave out the other.',

  profileOfNoUse: 'In your field, a LinkedIn profile is rarely needed.',
  lookedUpElsewhere: 'There are other ways to look you up.',
  profileIs: withValues('Your LinkedIn profile is there: {link}.'),
  profileCutOff: 'The LinkedIn address leads to no profile.',
  noProfile: withValues('“{link}” is not the address of a profile.'),
  replaceProfile: withValues(
    'Replace “{link}” by the address of your own profile: linkedin.com/in/your-name.',
  ),

  noLinks: 'There are no links.',
  linksWellFormed: 'All links are well formed.',
  linksMalformed: counted({
    one: 'One link is not well formed.',
    other: '{count} links are not well formed.',
  }),
  correctLink: withValues('Correct the link “{link}”: it should read https://… without gaps.'),

  locationBesideColumns: 'This can’t be judged on a page with several columns.',
  locationUnexplained: 'One of your contact details may be your location.',
  noLocation: 'No location found.',
  addLocation: 'Add your city and region under your name: Portland, Oregon.',
  street: 'Your street address is there.',
  leaveStreetOut: withValues('Leave the street out of “{address}”: city and region are enough.'),
  locationIs: withValues('Your location is read as {address}.'),

  nothingPersonal: 'There is no personal data that employers must not ask for.',
  givesPersonal: withValues('The resume gives {what}.'),
  leavePersonalOut: withValues('Leave {what} out, unless your trade or the country you apply in expects it.'),
  identity: 'your identity number',
  birth: 'your date of birth',
  age: 'your age',
  civilStatus: 'your marital status',
  religion: 'your religion',
  sex: 'your sex',
  nationality: 'your nationality',
  ethnicity: 'your ethnic group',
  zodiac: 'your zodiac sign',
  military: 'your military service',
  salary: 'the salary you want',
  photo: 'what looks like your photo',
})
