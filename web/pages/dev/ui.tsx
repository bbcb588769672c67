import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Menu, MenuItem } from '#web/components/ui/menu.tsx'
import { Notice } from '#web/components/ui/notice.tsx'
import { PasswordField } from '#web/components/ui/password-field.tsx'
import { Ring } from '#web/components/ui/ring.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useToast } from '#web/components/ui/toast.tsx'

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const OPTIONS = [
  { value: 'a', label: 'Newest First' },
  { value: 'b', label: 'Oldest First' },
]
const TABS = [
  { value: 'one', label: 'Users' },
  { value: 'two', label: 'Analyses' },
]
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-'.repeat(3)

function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 text-sm font-medium text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

function Overlays() {
  const toast = useToast()
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success('Saved')}>Success toast</Button>
      <Button onClick={() => toast.error(`${LONG} could not be read`)}>Error toast</Button>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem onSelect={() => toast.info('Opened')}>Open</MenuItem>
        <MenuItem onSelect={() => {}} disabled>
          Not now
        </MenuItem>
        <MenuItem onSelect={() => {}} danger>
          Delete this resume
        </MenuItem>
      </Menu>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        description="With a sentence in it."
      />
      <Confirm
        open={open === 'confirm'}
        title="Are you sure?"
        confirm="Delete"
        onConfirm={close}
        onClose={close}
      >
        What will be gone.
      </Confirm>
    </div>
  )
}

/** Every piece in every state, for looking at. Not part of a build. */
export default function DevUi() {
  const [tab, setTab] = useState('one')
  return (
    <div className="page py-10">
      <h1 className="mb-8 font-serif text-3xl">Pieces</h1>
      <Specimen title="Buttons">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button variant="primary" disabled>
            disabled
          </Button>
          <Button variant="primary" busy disabled>
            Analyzing...
          </Button>
          <Button size="sm">small</Button>
        </div>
      </Specimen>
      <Specimen title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" defaultValue={LONG} hint="As on your documents" />
          <TextField label="Email" defaultValue="no" error="Email is invalid" />
          <TextField label="Read only" defaultValue="user" readOnly />
          <PasswordField label="Password" defaultValue="secret" />
          <Select label="Sort" options={OPTIONS} />
          <div className="space-y-2">
            <Checkbox label="Remember me" hint="30 days" defaultChecked />
            <Checkbox label="I agree" error="Please accept the terms" />
          </div>
        </div>
      </Specimen>
      <Specimen title="Rings">
        <div className="flex flex-wrap items-center gap-4">
          {([0, 41, 72, 91, 100] as const).map((value) => (
            <Ring
              key={value}
              value={value}
              band={value >= 80 ? 'good' : value >= 60 ? 'fair' : 'poor'}
              size={64}
              number
              label={`${value} of 100`}
            />
          ))}
          <Ring value={null} band="poor" size={64} number label="No score" />
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs label="Example" value={tab} onChange={setTab} tabs={TABS}>
          Panel {tab}
        </Tabs>
      </Specimen>
      <Specimen title="Notices">
        <div className="space-y-3">
          {(['info', 'good', 'fair', 'poor'] as const).map((tone) => (
            <Notice key={tone} tone={tone}>
              A statement of the kind {tone}.
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen title="What floats">
        <Overlays />
      </Specimen>
      <Specimen title="Waiting">
        <Spinner label="Loading" />
        <Skeleton className="mt-4 h-8 w-64" />
      </Specimen>
      <Specimen title="Disclosure and empty state">
        <Disclosure summary="Why it matters">Because a machine reads it first.</Disclosure>
        <EmptyState title="No analyses yet" action={<Button variant="primary">Analyze Resume</Button>}>
          Your analyses will appear here.
        </EmptyState>
      </Specimen>
    </div>
  )
}
