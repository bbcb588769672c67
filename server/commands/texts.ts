import { catalog, counted, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('commands', {
  adminUsage: 'Name the account: npm run admin -- EMAIL',
  backupUsage: 'Name the file to write: npm run db:backup -- FILE',
  restoreUsage: 'Name the backup: npm run db:restore -- FILE',
  seedUsage: 'Usage: npm run db:seed -- --users N --analyses M',
  jobsUsage: 'Usage: npm run jobs -- FILE… [--out DIR]   (several files need --out)',
  readUsage: `npm run read -- FILE… [--job FILE] [--category C --role R] [--password P] [--as-of YYYY-MM-DD] [--out DIR] [--anyway] [--trace]
FILE is a PDF, DOCX or DOC, a picture of a page (PNG, JPEG, WebP), or a resume draft as JSON. Use --role none to skip the keywords, and --anyway to score what does not look like a resume.`,

  backupWritten: withValues('{where} is in {file}.'),
  upToDate: withValues('{where}: up to date.'),
  migrated: counted({
    one: '{where}: 1 migration applied.',
    other: '{where}: {count} migrations applied.',
  }),
  restored: counted({
    one: '1 row is in {where}. Every device will compare everything again.',
    other: '{count} rows are in {where}. Every device will compare everything again.',
  }),
  willCompare: 'Every device will compare everything again when it connects.',
  notInProduction: 'db:seed does not add accounts when NODE_ENV is production.',
  seedIsThere: withValues('{email} exists already. Nothing was added.'),
  seeded: withValues('Added {users} users and {analyses} analyses. Sign in as {email} with "{password}".'),

  noSuchFile: 'There is no such file. Check its path.',
  isFolder: 'This is a folder. Name the files in it.',
  noAccess: 'You do not have permission to read this file.',
  notReadable: 'This file is damaged: its data cannot be read.',
  noDraft: 'This file is neither a resume draft nor a resume of a program we know.',
  busy: 'This machine is too busy to read the file now. The file itself may be fine: try again.',
  unknownRole: withValues('There is no role “{role}”, so no keywords are judged.'),
  noStages: 'A draft has no page, so there is no trace of how it was read.',
  sameName: withValues('{path}: another file has the same name, so this one is written to {name}'),
})
