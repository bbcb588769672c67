// Written by `npm run generate:checks` from the files in checks.

import type { CheckDefinition } from './check.ts'
import actionVerbs from './checks/action-verbs.ts'
import atsContactInBody from './checks/ats-contact-in-body.ts'
import atsCorrectedReading from './checks/ats-corrected-reading.ts'
import atsDecodableFonts from './checks/ats-decodable-fonts.ts'
import atsFileSize from './checks/ats-file-size.ts'
import atsHiddenText from './checks/ats-hidden-text.ts'
import atsIconFonts from './checks/ats-icon-fonts.ts'
import atsKnownHeadings from './checks/ats-known-headings.ts'
import atsLength from './checks/ats-length.ts'
import atsLinkText from './checks/ats-link-text.ts'
import atsNoTables from './checks/ats-no-tables.ts'
import atsNoTextBoxes from './checks/ats-no-text-boxes.ts'
import atsNoTextInImages from './checks/ats-no-text-in-images.ts'
import atsParsableDates from './checks/ats-parsable-dates.ts'
import atsReadingOrder from './checks/ats-reading-order.ts'
import atsSingleColumn from './checks/ats-single-column.ts'
import atsStuffing from './checks/ats-stuffing.ts'
import atsTextLayer from './checks/ats-text-layer.ts'
import blankRuns from './checks/blank-runs.ts'
import bodyTextSize from './checks/body-text-size.ts'
import bulletCount from './checks/bullet-count.ts'
import bulletLength from './checks/bullet-length.ts'
import bulletStrength from './checks/bullet-strength.ts'
import bulletStyle from './checks/bullet-style.ts'
import bulletsSplitPages from './checks/bullets-split-pages.ts'
import bulletsUsed from './checks/bullets-used.ts'
import cliches from './checks/cliches.ts'
import commonSpelling from './checks/common-spelling.ts'
import dateStyle from './checks/date-style.ts'
import datesInOrder from './checks/dates-in-order.ts'
import doubleSpaces from './checks/double-spaces.ts'
import educationComplete from './checks/education-complete.ts'
import educationDepth from './checks/education-depth.ts'
import educationGrade from './checks/education-grade.ts'
import educationPresent from './checks/education-present.ts'
import educationYear from './checks/education-year.ts'
import emailProfessional from './checks/email-professional.ts'
import emailValid from './checks/email-valid.ts'
import emptySections from './checks/empty-sections.ts'
import endPunctuation from './checks/end-punctuation.ts'
import experienceComplete from './checks/experience-complete.ts'
import experienceDates from './checks/experience-dates.ts'
import experiencePresent from './checks/experience-present.ts'
import figuresPlausible from './checks/figures-plausible.ts'
import fileName from './checks/file-name.ts'
import fileTitle from './checks/file-title.ts'
import fillers from './checks/fillers.ts'
import firstPerson from './checks/first-person.ts'
import fontFamilies from './checks/font-families.ts'
import fontSizes from './checks/font-sizes.ts'
import gaps from './checks/gaps.ts'
import headingAtPageFoot from './checks/heading-at-page-foot.ts'
import keywordAcronyms from './checks/keyword-acronyms.ts'
import keywordCertificates from './checks/keyword-certificates.ts'
import keywordCopied from './checks/keyword-copied.ts'
import keywordDegree from './checks/keyword-degree.ts'
import keywordLanguages from './checks/keyword-languages.ts'
import keywordLocation from './checks/keyword-location.ts'
import keywordPreferred from './checks/keyword-preferred.ts'
import keywordRecency from './checks/keyword-recency.ts'
import keywordRequired from './checks/keyword-required.ts'
import keywordStuffing from './checks/keyword-stuffing.ts'
import keywordTitle from './checks/keyword-title.ts'
import keywordWording from './checks/keyword-wording.ts'
import keywordYears from './checks/keyword-years.ts'
import licenceUpFront from './checks/licence-up-front.ts'
import linkedinPresent from './checks/linkedin-present.ts'
import linksValid from './checks/links-valid.ts'
import locationPresent from './checks/location-present.ts'
import margins from './checks/margins.ts'
import mayBeMisread from './checks/may-be-misread.ts'
import namePresent from './checks/name-present.ts'
import newestFirst from './checks/newest-first.ts'
import noLongCapitals from './checks/no-long-capitals.ts'
import oneContact from './checks/one-contact.ts'
import overlaps from './checks/overlaps.ts'
import pageCount from './checks/page-count.ts'
import pageSize from './checks/page-size.ts'
import passiveVoice from './checks/passive-voice.ts'
import personalData from './checks/personal-data.ts'
import phoneValid from './checks/phone-valid.ts'
import placeholders from './checks/placeholders.ts'
import plansAhead from './checks/plans-ahead.ts'
import quantifiedResults from './checks/quantified-results.ts'
import quoteMix from './checks/quote-mix.ts'
import references from './checks/references.ts'
import repeatedVerbs from './checks/repeated-verbs.ts'
import sectionOrder from './checks/section-order.ts'
import skillsCount from './checks/skills-count.ts'
import skillsGrouped from './checks/skills-grouped.ts'
import skillsLevels from './checks/skills-levels.ts'
import skillsPresent from './checks/skills-present.ts'
import skillsSeparable from './checks/skills-separable.ts'
import skillsShown from './checks/skills-shown.ts'
import skillsSoft from './checks/skills-soft.ts'
import skillsTargetFirst from './checks/skills-target-first.ts'
import summaryLength from './checks/summary-length.ts'
import summaryLevel from './checks/summary-level.ts'
import summaryPresent from './checks/summary-present.ts'
import summaryProof from './checks/summary-proof.ts'
import summaryRole from './checks/summary-role.ts'
import technologySpelling from './checks/technology-spelling.ts'
import tense from './checks/tense.ts'
import weakOpeners from './checks/weak-openers.ts'
import yearsClaimed from './checks/years-claimed.ts'

export const CHECKS: readonly CheckDefinition[] = [
  atsTextLayer,
  atsKnownHeadings,
  atsCorrectedReading,
  mayBeMisread,
  atsReadingOrder,
  atsDecodableFonts,
  atsParsableDates,
  atsContactInBody,
  atsHiddenText,
  atsStuffing,
  atsLength,
  atsNoTables,
  atsNoTextBoxes,
  atsSingleColumn,
  atsIconFonts,
  atsNoTextInImages,
  atsLinkText,
  atsFileSize,
  pageCount,
  bulletsUsed,
  sectionOrder,
  dateStyle,
  endPunctuation,
  bodyTextSize,
  margins,
  fontFamilies,
  fontSizes,
  bulletStyle,
  doubleSpaces,
  noLongCapitals,
  bulletsSplitPages,
  headingAtPageFoot,
  pageSize,
  references,
  blankRuns,
  quoteMix,
  fileName,
  fileTitle,
  placeholders,
  plansAhead,
  bulletStrength,
  quantifiedResults,
  experiencePresent,
  actionVerbs,
  figuresPlausible,
  experienceDates,
  experienceComplete,
  skillsPresent,
  weakOpeners,
  bulletCount,
  bulletLength,
  educationPresent,
  emailValid,
  namePresent,
  summaryPresent,
  commonSpelling,
  datesInOrder,
  educationComplete,
  newestFirst,
  phoneValid,
  skillsShown,
  tense,
  cliches,
  educationYear,
  emailProfessional,
  emptySections,
  firstPerson,
  linkedinPresent,
  linksValid,
  locationPresent,
  passiveVoice,
  repeatedVerbs,
  skillsCount,
  skillsSeparable,
  summaryLength,
  summaryProof,
  summaryRole,
  yearsClaimed,
  technologySpelling,
  fillers,
  oneContact,
  skillsGrouped,
  skillsLevels,
  skillsSoft,
  summaryLevel,
  educationDepth,
  educationGrade,
  gaps,
  overlaps,
  personalData,
  licenceUpFront,
  keywordRequired,
  keywordPreferred,
  keywordTitle,
  keywordCertificates,
  keywordWording,
  keywordYears,
  keywordDegree,
  keywordStuffing,
  keywordCopied,
  keywordRecency,
  keywordLanguages,
  skillsTargetFirst,
  keywordAcronyms,
  keywordLocation,
]
