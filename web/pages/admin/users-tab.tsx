import { Ellipsis } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { User } from '#shared/schema/account.ts'
import { changeUser, invite, listUsers, makeResetLink } from '#web/api/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { dayText, momentText } from '#web/components/when.ts'
import { fill } from '#web/i18n/fill.tsx'
import { useSession } from '#web/session/session.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { TwoLines } from './owner.tsx'
import { type RecordKind, RecordTable } from './record-table.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { t } from './texts.ts'
import type { Act } from './use-action.ts'

/** `self`: the administrator who looks. */
const usersFor = (self: string | undefined): RecordKind<User> => ({
  kind: 'users',
  caption: t.users,
  load: listUsers,
  searches: t.nameOrEmail,
  filter: {
    name: 'role',
    label: t.role,
    options: [
      { value: '', label: t.allRoles },
      { value: 'user', label: t.user },
      { value: 'admin', label: t.admin },
    ],
  },
  sorts: [
    { value: 'newest', label: t.newestFirst },
    { value: 'oldest', label: t.oldestFirst },
    { value: 'name-asc', label: t.nameAZ },
    { value: 'name-desc', label: t.nameZA },
    { value: 'email-asc', label: t.emailAZ },
    { value: 'email-desc', label: t.emailZA },
  ],
  empty: t.noUserMatchesTryAnother,
  columns: [
    { key: 'user', label: t.user, cell: ({ name, email }) => <TwoLines first={name} second={email} /> },
    { key: 'role', label: t.role, cell: ({ role }) => (role === 'admin' ? t.admin : t.user) },
    {
      key: 'status',
      label: t.status,
      cell: ({ isActive }) => (
        <span className={isActive ? 'text-good' : 'text-poor'}>{isActive ? t.active : t.inactive}</span>
      ),
    },
    { key: 'joined', label: t.joined, nowrap: true, cell: ({ createdAt }) => dayText(createdAt) },
    {
      key: 'login',
      label: t.lastLogin,
      nowrap: true,
      cell: ({ lastLogin }) => (lastLogin ? momentText(lastLogin) : t.never),
    },
  ],
  deletion: {
    label: t.actions,
    one: 'user',
    done: t.userDeletedSuccessfully,
    of: ({ name }) => name,
    names: ({ name, email, totalResumes, totalAnalyses }) => (
      <>
        {fill(t.withAnd, {
          name: <bdi className="font-medium text-ink">{name}</bdi>,
          email: <bdi>{email}</bdi>,
          resumes: t.countOfResumes(totalResumes),
          analyses: t.countOfAnalyses(totalAnalyses),
        })}
      </>
    ),
    refused: ({ _id }) => (_id === self ? t.nobodyCanDeleteThemselvesHere : undefined),
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
      act(() => changeUser(fetch, user._id, patch), t.userStatusUpdated)
    const handOutLink = () => act(async () => setLinkFor({ user, ...(await makeResetLink(fetch, user._id)) }))
    return {
      before: (
        <Button
          size="sm"
          variant="quiet"
          disabled={own}
          title={own ? t.nobodyCanDeactivateThemselvesHere : undefined}
          onClick={() =>
            user.isActive
              ? setAsked({
                  user,
                  title: t.deactivateThisAccount,
                  effect: t.isSignedOutEverywhereAnd,
                  confirm: t.deactivate,
                  make: () => update({ isActive: false }),
                })
              : update({ isActive: true })
          }
        >
          {user.isActive ? t.deactivate : t.activate}
          <bdi className="sr-only"> {user.name}</bdi>
        </Button>
      ),
      after: (
        <Menu
          trigger={
            <Button size="sm" variant="quiet" aria-label={t.moreFor({ name: user.name })}>
              <Ellipsis aria-hidden className="size-4" />
            </Button>
          }
        >
          {user.role === 'admin' ? (
            <MenuItem disabled={own} onSelect={() => update({ role: 'user' })}>
              {t.makeAnOrdinaryUser}
            </MenuItem>
          ) : (
            <MenuItem
              onSelect={() =>
                setAsked({
                  user,
                  title: t.makeThisPersonAnAdministrator,
                  effect: t.willSeeAllAccountsAnalyses,
                  confirm: t.makeAnAdministrator,
                  make: () => update({ role: 'admin' }),
                })
              }
            >
              {t.makeAnAdministrator}
            </MenuItem>
          )}
          <MenuItem disabled={!user.isActive} onSelect={handOutLink}>
            {t.makeAPasswordLink}
          </MenuItem>
        </Menu>
      ),
    }
  }

  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button size="sm" onClick={() => setInviting(true)}>
          {t.inviteSomeone}
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
