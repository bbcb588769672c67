import { ArrowRight, File, FileText, ListChecks, type LucideIcon, UserRound } from 'lucide-react'
import { t } from './texts.ts'

interface Place {
  title: string
  about: string
  items: { icon: LucideIcon; text: string }[]
}

const here: () => Place = () => ({
  title: t.onYourDevice,
  about: t.theFileIsReadScored,
  items: [
    { icon: File, text: t.theFileItself },
    { icon: FileText, text: t.itsPages },
    { icon: ListChecks, text: t.theWholeAnalysis },
  ],
})
const there: () => Place = () => ({
  title: t.inYourAccount,
  about: t.soThatYourOtherDevices,
  items: [
    { icon: FileText, text: t.whatWasRead },
    { icon: ListChecks, text: t.whatWasFound },
    { icon: UserRound, text: t.yourNameAndEmail },
  ],
})

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
          {t.whatStaysOnYourDevice}
        </h2>
        <div className="mt-8 grid items-stretch gap-4 md:grid-cols-[1fr_auto_1fr]">
          <PlaceBox {...here()} />
          <ArrowRight aria-hidden className="mx-auto size-8 self-center text-ink-soft max-md:rotate-90" />
          <PlaceBox {...there()} />
        </div>
        <p className="measure mt-6 text-ink-soft">{t.theFileGoesToThe}</p>
      </div>
    </section>
  )
}
