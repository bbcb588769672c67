import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { changeUser, listUsers, makeResetLink, remove } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { Select } from '#web/components/ui/select.tsx'
import type { Column } from '#web/components/ui/table.tsx'
import { dayText, momentText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { ListView } from './list-view.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { SearchField } from './search-field.tsx'
import { useAction } from './use-action.ts'
import { useList } from './use-list.ts'

const ROLES = [
  { value: '', label: 'All Roles' },
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
]
const SORTS = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'email-asc', label: 'Email A-Z' },
  { value: 'email-desc', label: 'Email Z-A' },
]

const Who = ({ name, email }: { name: string; email: string }) => (
  <>
    <bdi className="block text-left font-medium">{name}</bdi>
    <bdi className="block text-left text-ink-soft">{email}</bdi>
  </>
)

export function UsersTab() {
  const { fetch, user: self } = useSession()
  const [query, setQuery] = useState({ search: '', role: '', sort: 'newest' })
  const list = useList(listUsers, '/api/admin/users', query)
  const act = useAction(list.reload)
  const [deleting, setDeleting] = useState<User | null>(null)
  const [linkFor, setLinkFor] = useState<{ user: User; url: string; expiresAt: string } | null>(null)

  const update = (user: User, patch: Parameters<typeof changeUser>[2]) =>
    act(() => changeUser(fetch, user._id, patch), 'User status updated')
  const handOutLink = (user: User) =>
    act(async () => setLinkFor({ user, ...(await makeResetLink(fetch, user._id)) }), 'The link was made')

  const columns: Column<User>[] = [
    { key: 'user', label: 'User', cell: (user) => <Who {...user} /> },
    { key: 'role', label: 'Role', cell: ({ role }) => (role === 'admin' ? 'Admin' : 'User') },
    {
      key: 'status',
      label: 'Status',
      cell: ({ isActive }) => (
        <span className={isActive ? 'text-good' : 'text-poor'}>{isActive ? 'Active' : 'Inactive'}</span>
      ),
    },
    { key: 'joined', label: 'Joined', nowrap: true, cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'login',
      label: 'Last Login',
      nowrap: true,
      cell: ({ lastLogin }) => (lastLogin ? momentText(lastLogin) : 'Never'),
    },
    {
      key: 'actions',
      label: 'Actions',
      nowrap: true,
      cell: (user) => {
        const own = user._id === self?._id
        return (
          <span className="flex flex-wrap items-center gap-2 md:flex-nowrap">
            <Button
              size="sm"
              disabled={own}
              title={own ? 'Nobody can deactivate themselves here' : undefined}
              onClick={() => update(user, { isActive: !user.isActive })}
            >
              {user.isActive ? 'Deactivate' : 'Activate'}
              <span className="sr-only"> {user.name}</span>
            </Button>
            <Button
              size="sm"
              variant="danger"
              disabled={own}
              title={own ? 'Nobody can delete themselves here' : undefined}
              onClick={() => setDeleting(user)}
            >
              Delete<span className="sr-only"> {user.name}</span>
            </Button>
            <Menu
              trigger={
                <Button size="sm" variant="quiet" aria-label={`More for ${user.name}`}>
                  <Ellipsis aria-hidden className="size-4" />
                </Button>
              }
            >
              {user.role === 'admin' ? (
                <MenuItem disabled={own} onSelect={() => update(user, { role: 'user' })}>
                  Make an ordinary user
                </MenuItem>
              ) : (
                <MenuItem onSelect={() => update(user, { role: 'admin' })}>Make an administrator</MenuItem>
              )}
              <MenuItem onSelect={() => handOutLink(user)}>Make a password link</MenuItem>
            </Menu>
          </span>
        )
      },
    },
  ]

  return (
    <>
      <ListView
        caption="Users"
        list={list}
        columns={columns}
        keyOf={({ _id }) => _id}
        empty="No user matches. Try another search or role."
        filters={
          <>
            <SearchField
              value={query.search}
              placeholder="Name or email"
              onChange={(search) => setQuery({ ...query, search })}
            />
            <Select
              label="Role"
              options={ROLES}
              value={query.role}
              onChange={(event) => setQuery({ ...query, role: event.target.value })}
            />
            <Select
              label="Sort by"
              options={SORTS}
              value={query.sort}
              onChange={(event) => setQuery({ ...query, sort: event.target.value })}
            />
          </>
        }
      />
      {deleting && (
        <Confirm
          open
          title="Are you sure you want to delete this user?"
          confirm="Delete user"
          onConfirm={() => act(() => remove(fetch, 'users', deleting._id), 'User deleted successfully')}
          onClose={() => setDeleting(null)}
        >
          <bdi className="font-medium text-ink">{deleting.name}</bdi> (<bdi>{deleting.email}</bdi>), with{' '}
          {deleting.totalResumes} {deleting.totalResumes === 1 ? 'resume' : 'resumes'} and{' '}
          {deleting.totalAnalyses} {deleting.totalAnalyses === 1 ? 'analysis' : 'analyses'}. This cannot be
          undone.
        </Confirm>
      )}
      {linkFor && <ResetLinkDialog {...linkFor} onClose={() => setLinkFor(null)} />}
    </>
  )
}
