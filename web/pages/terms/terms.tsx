import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

/** What the owners of the lists ask to be said; the whole of it is in tools/lists/ATTRIBUTION.md. */
const sources = () => [
  t.thisProductIncludesInformationFrom,
  t.thisProductUsesTheEsco,
  t.theCrosswalkBetweenEscoAnd,
  t.sourceFranceTravailRome4,
  t.sourceSwissFederalStatisticalOffice,
  t.containsDataFromGeonamesGeonames,
  t.skillspanAndKompetencer2023Mike,
  t.openSkillsTaxonomy2025Tanova,
  t.namesOfMonthsUnicode,
  t.underTheMitLicenseFaker,
]

export default function Terms() {
  return (
    <ProsePage page="terms">
      <ProseSection title={t.theService}>
        <p>{t.legibleReadsResumesScoresThem}</p>
      </ProseSection>
      <ProseSection title={t.yourContent}>
        <p>{t.yourResumesStayYoursYou}</p>
      </ProseSection>
      <ProseSection title={t.yourAccount}>
        <p>{fill(t.keepYourPasswordToYourself, { link: (inside) => <Link to="/profile">{inside}</Link> })}</p>
      </ProseSection>
      <ProseSection title={t.generatedText}>
        <p>{t.suggestionsOfALanguageModel}</p>
      </ProseSection>
      <ProseSection title={t.warranty}>
        <p>{fill(t.legibleIsFreeSoftwareUnder, { link: (inside) => <Link to="/contact">{inside}</Link> })}</p>
      </ProseSection>
      <ProseSection title={t.dataSources}>
        <p>{t.legibleLearnedToReadResumes}</p>
        <ul>
          {sources().map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </ProseSection>
    </ProsePage>
  )
}
