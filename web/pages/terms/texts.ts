import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('terms', {
  legibleReadsResumesScoresThem:
    "Legible reads resumes, scores them by published rules, and helps to write them. A score is advice. It is not the score of any employer's system, and no promise of an interview.",
  yourResumesStayYoursYou:
    'Your resumes stay yours. You let this server store and show them to you; nothing else is done with them. Use only resumes that you may use: your own, or those of people who asked you to.',
  keepYourPasswordToYourself:
    'Keep your password to yourself. An administrator may deactivate an account that harms the service or others. You may leave at any time: Delete Account is in your <link>profile</link>.',
  suggestionsOfALanguageModel:
    'Suggestions of a language model may be wrong. Facts, numbers and names in your resume are your responsibility: check them before you send it.',
  legibleIsFreeSoftwareUnder:
    'Legible is free software under the MIT license, provided as is, without warranty of any kind. Whoever operates this server may add terms of their own; ask them under <link>Contact Us</link>.',
  legibleLearnedToReadResumes:
    'Legible learned to read resumes, and knows occupations, from open lists, all of them shortened and reshaped:',
  thisProductIncludesInformationFrom:
    'This product includes information from the O*NET 27.0 and 28.2 Databases by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Legible has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  thisProductUsesTheEsco:
    'This product uses the ESCO classification of the European Commission, in a modified (shortened and reshaped) form. EuroSciVoc © European Union, Publications Office.',
  theCrosswalkBetweenEscoAnd: 'The crosswalk between ESCO and O*NET is © 2021 Nesta, under the MIT license.',
  sourceFranceTravailRome4:
    'Source: France Travail, ROME 4.0, version 460, Licence Ouverte / Open Licence 2.0.',
  sourceSwissFederalStatisticalOffice:
    'Source: Swiss Federal Statistical Office (BFS/OFS), through the I14Y interoperability platform.',
  containsDataFromGeonamesGeonames: 'Contains data from GeoNames (geonames.org), CC BY 4.0.',
  skillspanAndKompetencer2023Mike:
    'SkillSpan and Kompetencer © 2023 Mike Zhang, under the MIT license (Zhang et al., NAACL 2022 and LREC 2022).',
  openSkillsTaxonomy2025Tanova: 'Open Skills Taxonomy © 2025 Tanova (Pedersen Consulting), CC BY 4.0.',
  namesOfMonthsUnicode:
    'Names of months from the Unicode Common Locale Data Repository © Unicode, Inc., under the Unicode License v3.',
  underTheMitLicenseFaker:
    'Under the MIT license: Faker © 2022–2025 its contributors; university-domains-list © 2014–2025 Hipo; linguist-languages © Ika; Devicon © 2015 konpa; ontology © 2021 Ivan Portilla; headings of Reactive Resume © Amruth Pillai, best-resume-ever © 2017 Sara Steiert, Hugo Blox © Lore Labs, YAMLResume © 2023 PPResume, Europass Typst © 2025 its contributors, RenderCV © 2023 Sina Atalay and contributors.',
  theService: 'The service',
  yourContent: 'Your content',
  yourAccount: 'Your account',
  generatedText: 'Generated text',
  warranty: 'Warranty',
  dataSources: 'Data sources',
})
