import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

export default function Help() {
  return (
    <ProsePage page="help">
      <ProseSection title={t.analyzing}>
        <p>{fill(t.dropAPdfDocxOr, { link: (inside) => <Link to="/analyzer">{inside}</Link> })}</p>
        <p>{t.everyFindingNamesTheLine}</p>
      </ProseSection>
      <ProseSection title={t.theScore}>
        <p>{t.resumeQualityIsTheScore}</p>
        <ul>
          <li>{t.withAJobTheOverall}</li>
          <li>{t.theRequiredSkillsDecide}</li>
          <li>{t.eightyAndMoreIs}</li>
        </ul>
        <p>{t.aCheckThatDoesNot}</p>
      </ProseSection>
      <ProseSection title={t.ifAFileCannotBe}>
        <ul>
          <li>{t.itIsAScanThe}</li>
          <li>{t.itHasAPasswordYou}</li>
          <li>{t.itIsDamagedOrAnother}</li>
          <li>{t.itIsLargerThan10}</li>
        </ul>
      </ProseSection>
      <ProseSection title={t.building}>
        <p>{fill(t.theResumeBuilderSavesEvery, { link: (inside) => <Link to="/builder">{inside}</Link> })}</p>
      </ProseSection>
      <ProseSection title={t.offline}>
        <p>{t.afterTheFirstVisitLegible}</p>
        <p>{fill(t.toInstallLegibleAsAn, { link: (inside) => <Link to="/profile">{inside}</Link> })}</p>
      </ProseSection>
      <ProseSection title={t.aiAnalysis}>
        <p>{t.itRunsInYourBrowser}</p>
      </ProseSection>
      <ProseSection title={t.yourAccount}>
        <p>
          {fill(t.forgottenThePasswordAskFor, {
            link: (inside) => <Link to="/forgot">{inside}</Link>,
            link2: (inside) => <Link to="/profile">{inside}</Link>,
            link3: (inside) => <Link to="/contact">{inside}</Link>,
          })}
        </p>
      </ProseSection>
    </ProsePage>
  )
}
