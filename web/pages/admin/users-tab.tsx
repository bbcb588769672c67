import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { changeUser, invite, listUsers, makeResetLink } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { dayText, momentText } from '#web/components/when.ts'
import { useSession } from '#web/session/session.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import type { Act } from './use-action.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** `self`: the administrator who looks. */
const usersFor = (self: string | undefined): RecordKind<User> => ({
  kind: 'users',
  caption: 'Users',
  load: listUsers,
  searches: 'Name or email',
  filter: {
    name: 'role',
    label: 'Role',
    options: [
      { value: '', label: 'All Roles' },
      { value: 'user', label: 'User' },
      { value: 'admin', label: 'Admin' },
    ],
  },
  sorts: [
    { value: 'newest', label: 'Newest First' },
    { value: 'oldest', label: 'Oldest First' },
    { value: 'name-asc', label: 'Name A-Z' },
    { value: 'name-desc', label: 'Name Z-A' },
    { value: 'email-asc', label: 'Email A-Z' },
    { value: 'email-desc', label: 'Email Z-A' },
  ],
  empty: 'No user matches. Try another search or role.',
  columns: [
    { key: 'user', label: 'User', cell: ({ name, email }) => <TwoLines first={name} second={email} /> },
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
  ],
  deletion: {
    label: 'Actions',
    one: 'user',
    done: 'User deleted successfully',
    of: ({ name }) => name,
    names: ({ name, email, totalResumes, totalAnalyses }) => (
      <>
        <bdi className="font-medium text-ink">{name}</bdi> (<bdi>{email}</bdi>), with{' '}
        {counted(totalResumes, 'resume', 'resumes')} and {counted(totalAnalyses, 'analysis', 'analyses')}.
      </>
    ),
    refused: ({ _id }) => (_id === self ? 'Nobody can delete themselves here' : undefined),
  },
})

/** A change of what somebody may do, asked about before it is made. */
interface Change {
  user: User
  title: string
  effect: string
  confirm: string
  make: () => Promise<unknown>
}

export function UsersTab() {
  const { fetch, user: self } = useSession()
  const [asked, setAsked] = useState<Change | null>(null)
  const [linkFor, setLinkFor] = useState<{ user: User; url: string; expiresAt: string } | null>(null)
  const [inviting, setInviting] = useState(false)
  const users = useMemo(() => usersFor(self?._id), [self?._id])

  const actions = (user: User, act: Act) => {
    const own = user._id === self?._id
    const update = (patch: Parameters<typeof changeUser>[2]) =>
      act(() => changeUser(fetch, user._id, patch), 'User status updated')
    const handOutLink = () =>
      act(async () => setLinkFor({ user, ...(await makeResetLink(fetch, user._id)) }), 'The link was made')
    return {
      before: (
        <Button
          size="sm"
          variant="quiet"
          disabled={own}
          title={own ? 'Nobody can deactivate themselves here' : undefined}
          onClick={() =>
            user.isActive
              ? setAsked({
                  user,
                  title: 'Deactivate this account?',
                  effect: 'is signed out everywhere and cannot sign in until the account is activated again.',
                  confirm: 'Deactivate',
                  make: () => update({ isActive: false }),
                })
              : update({ isActive: true })
          }
        >
          {user.isActive ? 'Deactivate' : 'Activate'}
          <span className="sr-only"> {user.name}</span>
        </Button>
      ),
      after: (
        <Menu
          trigger={
            <Button size="sm" variant="quiet" aria-label={`More for ${user.name}`}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          {user.role === 'admin' ? (
            <MenuItem disabled={own} onSelect={() => update({ role: 'user' })}>
              Make an ordinary user
            </MenuItem>
          ) : (
            <MenuItem
              onSelect={() =>
                setAsked({
                  user,
                  title: 'Make this person an administrator?',
                  effect: 'will see all accounts, analyses and resumes, and can delete them.',
                  confirm: 'Make an administrator',
                  make: () => update({ role: 'admin' }),
                })
              }
            >
              Make an administrator
            </MenuItem>
          )}
          <MenuItem onSelect={handOutLink}>Make a password link</MenuItem>
        </Menu>
      ),
    }
  }

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button size="sm" onClick={() => setInviting(true)}>
          Invite someone
        </Button>
      </div>
      <RecordTable of={users} actions={actions} />
      {asked && (
        <Confirm
          open
          title={asked.title}
          confirm={asked.confirm}
          onConfirm={asked.make}
          onClose={() => setAsked(null)}
        >
          <bdi className="font-medium text-ink">{asked.user.name}</bdi> (<bdi>{asked.user.email}</bdi>){' '}
          {asked.effect}
        </Confirm>
      )}
      {inviting && (
        <InviteDialog onInvite={(email) => invite(fetch, email)} onClose={() => setInviting(false)} />
      )}
      {linkFor && <ResetLinkDialog {...linkFor} onClose={() => setLinkFor(null)} />}
    </>
  )
}
