import type { ComponentType } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { buttonStyle } from '#web/components/ui/button.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useSession } from '#web/session/session.tsx'
import { AnalysesTab } from './analyses-tab.tsx'
import { AuditTab } from './audit-tab.tsx'
import { ExportTab } from './export-tab.tsx'
import { ResumesTab } from './resumes-tab.tsx'
import { StatsTab } from './stats-tab.tsx'
import { t } from './texts.ts'
import { UsersTab } from './users-tab.tsx'

const STATS = {
  value: 'dashboard',
  get label() {
    return t.dashboard
  },
  Panel: StatsTab,
}

const TABS: { value: string; label: string; Panel: ComponentType }[] = [
  STATS,
  {
    value: 'users',
    get label() {
      return t.users
    },
    Panel: UsersTab,
  },
  {
    value: 'analyses',
    get label() {
      return t.analyses
    },
    Panel: AnalysesTab,
  },
  {
    value: 'resumes',
    get label() {
      return t.resumes
    },
    Panel: ResumesTab,
  },
  {
    value: 'export',
    get label() {
      return t.exportIt
    },
    Panel: ExportTab,
  },
  {
    value: 'audit',
    get label() {
      return t.audit
    },
    Panel: AuditTab,
  },
]

function Denied() {
  return (
    <div className="page min-h-[60vh] py-16">
      <h1 className="measure font-serif text-3xl">{t.accessDeniedYouDontHave}</h1>
      <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8`}>
        {t.toYourDashboard}
      </Link>
    </div>
  )
}

/** The tab stands in the address: /admin/users. */
export default function Admin() {
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const chosen = useParams()['*'] || 'dashboard'
  const { value, Panel } = TABS.find((tab) => tab.value === chosen) ?? STATS
  if (!isAdmin) return <Denied />
  return (
    <div className="page min-h-[80vh] py-10">
      <h1 className="mb-6 font-serif text-3xl">{t.adminDashboard}</h1>
      <div className="mb-4 empty:hidden">
        <NeedsServer what={t.everythingHere} />
      </div>
      <Tabs
        label={t.admin}
        value={value}
        tabs={TABS}
        onChange={(tab) => navigate(tab === 'dashboard' ? '/admin' : `/admin/${tab}`)}
      >
        <Panel key={value} />
      </Tabs>
    </div>
  )
}
