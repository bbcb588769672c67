import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { t } from './texts.ts'

export default function Privacy() {
  return (
    <ProsePage page="privacy">
      <ProseSection title={t.yourFile}>
        <p>{t.aResumeYouChooseIs}</p>
      </ProseSection>
      <ProseSection title={t.whatIsSynced}>
        <p>{t.soThatYourOtherDevices}</p>
        <p>{fill(t.switchOnKeepResumesOn, { link: (inside) => <Link to="/profile">{inside}</Link> })}</p>
      </ProseSection>
      <ProseSection title={t.yourAccount}>
        <p>{t.yourNameYourEmailAddress}</p>
      </ProseSection>
      <ProseSection title={t.onThisDevice}>
        <p>{t.thereAreNoCookiesThe}</p>
      </ProseSection>
      <ProseSection title={t.aiAnalysis}>
        <p>{t.aModelInYourBrowser}</p>
      </ProseSection>
      <ProseSection title={t.whoCanSeeIt}>
        <p>{t.youAndTheAdministratorsOf}</p>
      </ProseSection>
      <ProseSection title={t.takingItAway}>
        <p>{fill(t.exportDataInYourProfile, { link: (inside) => <Link to="/profile">{inside}</Link> })}</p>
      </ProseSection>
    </ProsePage>
  )
}
