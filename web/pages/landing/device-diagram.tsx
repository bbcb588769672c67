import { ArrowRight, File, FileText, ListChecks, type LucideIcon, UserRound } from 'lucide-react'

interface Place {
  title: string
  about: string
  items: { icon: LucideIcon; text: string }[]
}

const HERE: Place = {
  title: 'On your device',
  about: 'The file is read, scored and shown here.',
  items: [
    { icon: File, text: 'The file itself' },
    { icon: FileText, text: 'Its pages' },
    { icon: ListChecks, text: 'The whole analysis' },
  ],
}
const THERE: Place = {
  title: 'In your account',
  about: 'So that your other devices have it. One switch turns this off.',
  items: [
    { icon: FileText, text: 'What was read' },
    { icon: ListChecks, text: 'What was found' },
    { icon: UserRound, text: 'Your name and email' },
  ],
}

function PlaceBox({ title, about, items }: Place) {
  return (
    <div className="rounded-md border border-edge bg-surface p-6">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-ink-soft">{about}</p>
      <ul className="mt-4 space-y-2">
        {items.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon aria-hidden className="size-5 text-pencil" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function DeviceDiagram() {
  return (
    <section aria-labelledby="device" className="border-t border-line bg-sunken py-16">
      <div className="page">
        <h2 id="device" className="font-serif text-3xl">
          What stays on your device
        </h2>
        <div className="mt-8 grid items-stretch gap-4 md:grid-cols-[1fr_auto_1fr]">
          <PlaceBox {...HERE} />
          <ArrowRight aria-hidden className="mx-auto size-8 self-center text-ink-soft max-md:rotate-90" />
          <PlaceBox {...THERE} />
        </div>
        <p className="measure mt-6 text-ink-soft">
          The file goes to the server only if you choose to run the analysis there, and it is not stored.
        </p>
      </div>
    </section>
  )
}
