import { catalog, withValues } from '#shared/i18n/catalog.ts'

export const t = catalog('formula', {
  quality: withValues(
    'Resume quality {quality} = Sections {sections} × ({said} + {ofAts} × ATS {ats} + {ofFormat} × Format {format})',
  ),
  qualityAlone: 'Resume quality',
  qualityAndMatch: withValues('{ofQuality} × Resume quality {quality} + {ofMatch} × Job match {match}'),
  atMost: withValues('{sum}, at most {limit}: {because}'),
  forTheRequired: withValues('({sum}) × {reach} for the required skills'),
  overall: withValues('{first}. Overall {score} = {sum}.'),
})
