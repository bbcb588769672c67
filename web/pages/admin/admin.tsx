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
import { UsersTab } from './users-tab.tsx'

const TABS: { value: string; label: string; Panel: ComponentType }[] = [
  { value: 'dashboard', label: 'Dashboard', Panel: StatsTab },
  { value: 'users', label: 'Users', Panel: UsersTab },
  { value: 'analyses', label: 'Analyses', Panel: AnalysesTab },
  { value: 'resumes', label: 'Resumes', Panel: ResumesTab },
  { value: 'export', label: 'Export', Panel: ExportTab },
  { value: 'audit', label: 'Audit', Panel: AuditTab },
]

function Denied() {
  return (
    <div className="page min-h-[60vh] py-16">
      <h1 className="measure font-serif text-3xl">
        Access Denied - You don't have permission to access the admin dashboard.
      </h1>
      <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8`}>
        To your dashboard
      </Link>
    </div>
  )
}

/** The tab stands in the address: /admin/users. */
export default function Admin() {
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const chosen = useParams()['*'] || 'dashboard'
  const { value, Panel } = TABS.find((tab) => tab.value === chosen) ?? TABS[0]!
  if (!isAdmin) return <Denied />
  return (
    <div className="page min-h-[80vh] py-10">
      <h1 className="mb-6 font-serif text-3xl">Admin Dashboard</h1>
      <NeedsServer what="Everything here" />
      <Tabs
        label="Admin"
        value={value}
        tabs={TABS}
        onChange={(tab) => navigate(tab === 'dashboard' ? '/admin' : `/admin/${tab}`)}
      >
        <Panel key={value} />
      </Tabs>
    </div>
  )
}
