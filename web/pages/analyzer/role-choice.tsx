import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { categories, NO_ROLE, NO_ROLE_LABEL, type RoleSkill, rolesOf } from '#shared/jobs/catalogue.ts'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import type { Occupation } from '#shared/jobs/occupations/occupation.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox, type ComboboxOption } from '#web/components/ui/combobox.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { fill } from '#web/i18n/fill.tsx'
import { engine } from '#web/worker/client.ts'
import {
  ANY_OCCUPATION,
  type Given,
  isOfCatalogue,
  type Target,
  withCategory,
  withLikely,
  withRole,
} from './target.ts'
import { t } from './texts.ts'

const CATEGORIES = [
  ...categories.map(({ name }) => ({ value: name, label: name })),
  {
    value: ANY_OCCUPATION,
    get label() {
      return t.allOccupations
    },
  },
  { value: NO_ROLE.category, label: NO_ROLE_LABEL },
]
const LISTED = 10

/** Both names are needed to find a role again. */
const SEPARATOR = '\n'
const searched = async (query: string): Promise<ComboboxOption[]> =>
  (await engine.rolesFor(query, LISTED)).map(({ category, name, title }) => ({
    id: [category, name].join(SEPARATOR),
    label: name,
    detail: title ? `${title} · ${category}` : category,
  }))

const nothing = (query: string) =>
  query.trim().length < 2 ? t.typeAtLeastTwoLetters : t.noOccupationFoundFor({ typed: query.trim() })

const levels = () => ({
  highschool: t.highSchoolDiploma,
  associate: t.associateDegree,
  bachelor: t.bachelorsDegree,
  master: t.mastersDegree,
  phd: t.doctorateOrProfessionalDegree,
})

const named = ({ skill }: RoleSkill) => (typeof skill === 'string' ? skill : skill.anyOf.join(' or '))

function Asked({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium">{title}</dt>
      <dd className="text-sm text-ink-soft">{children}</dd>
    </div>
  )
}

/** What an occupation is measured by, and where that comes from. */
function OccupationDetails({ occupation }: { occupation: Occupation }) {
  const { name, required, preferred, degree, tasks, code, inEsco } = occupation
  return (
    <Disclosure summary={t.whatIsExpected({ name })}>
      <dl className="space-y-3">
        <Asked title={t.usuallyRequired}>{required.map(named).join(', ')}</Asked>
        <Asked title={t.goodToHave}>{preferred.map(named).join(', ')}</Asked>
        {degree && <Asked title={t.usualEducation}>{levels()[degree.level]}</Asked>}
        {tasks.length > 0 && (
          <Asked title={t.typicalTasks}>
            <ul className="list-disc ps-5">
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </Asked>
        )}
        <Asked title={t.sources}>
          {inEsco > 0 ? t.tasksAndEducationOfBoth(inEsco, { code }) : t.tasksAndEducationONet({ code })}
        </Asked>
      </dl>
    </Disclosure>
  )
}

function useOccupation({ category, role }: Target): Occupation | null {
  const [found, setFound] = useState<Occupation | null>(null)
  const wanted = isOfCatalogue({ category }) ? '' : role
  useEffect(() => {
    setFound(null)
    if (wanted === '') return
    let gone = false
    engine.occupation(category, wanted).then(
      (occupation) => !gone && setFound(occupation),
      (problem) => console.error('What the occupation asks could not be loaded', problem),
    )
    return () => {
      gone = true
    }
  }, [category, wanted])
  return found
}

interface RoleChoiceProps {
  target: Target
  onChange: (target: Target) => void
}

interface ProposalProps extends RoleChoiceProps {
  /** What the resume seems to be of: null where nothing is likely, undefined while that is not known. */
  likely: LikelyRole | null | undefined
  /** Where the job comes from while nobody has chosen it. */
  unchosen: Given['from'] | null
  /** Whether the posting on the page was used for somebody else's resume. */
  othersPosting?: boolean
}

const ABOUT_ROLE = 'rounded-md border border-line bg-sunken px-3 py-2'

interface Doubts {
  likely: LikelyRole | null
  role: string
  unchosen: Given['from']
  /** A posting is what a resume is compared with, whichever role stands beside it. */
  othersPosting: boolean
}

/** What is thought of the resume, and of the role or the posting that nobody chose for it. */
function Doubted({ likely, role, unchosen, othersPosting }: Doubts) {
  const doubts = { preset: t.isOnlyThePresetAnd, last: t.isOfYourLastAnalysisAnd }
  const about = likely ? doubts[unchosen] : t.wasNotChosenFor
  return (
    <span className="block text-sm text-ink-soft">
      {othersPosting ? t.thePostingWasUsedFor : about({ role })}
    </span>
  )
}

const Likely = ({ likely }: { likely: LikelyRole | null }) =>
  likely
    ? fill(t.looksLike, { name: <strong className="font-medium">{likely.name}</strong> })
    : t.weCouldntTellYourOccupation

/** The likelier occupation, and what is wrong with the one that stands there. */
export function Proposal({ target, onChange, likely, unchosen, othersPosting = false }: ProposalProps) {
  const none = likely === null && unchosen === 'preset' && target.role !== ''
  if (likely && likely.name === target.role && unchosen && !othersPosting)
    return (
      <p role="status" className={ABOUT_ROLE}>
        <Likely likely={likely} />
        <span className="block text-sm text-ink-soft">{t.thisRoleIsChosenAlready}</span>
      </p>
    )
  if (!none && (!likely || likely.name === target.role)) return null
  return (
    <div role="status" className={ABOUT_ROLE}>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span>
          <Likely likely={likely} />
        </span>
        <button
          type="button"
          onClick={() => onChange(withLikely(target, likely, othersPosting))}
          className="min-h-11 text-pencil underline underline-offset-2 sm:min-h-6"
        >
          {likely ? fill(t.use2, { name: <span className="sr-only"> {likely.name}</span> }) : NO_ROLE_LABEL}
        </button>
      </p>
      {unchosen && target.role && (
        <Doubted likely={likely} role={target.role} unchosen={unchosen} othersPosting={othersPosting} />
      )}
    </div>
  )
}

interface RoleDoubtProps {
  target: Target
  likely: LikelyRole | null
  unchosen: Given['from']
  othersPosting: boolean
  onChoose: (target: Target) => void
}

/** The same, asked of who pressed Analyze before it could be seen. */
export function RoleDoubt({ target, likely, unchosen, othersPosting, onChoose }: RoleDoubtProps) {
  const first = useRef<HTMLButtonElement>(null)
  const why = useId()
  useEffect(() => first.current?.focus(), [])
  const choices = likely ? [likely, null] : [null]
  return (
    <div id={why} className="mb-3 space-y-3 rounded-md border border-line bg-sunken px-3 py-3">
      <p>
        <Likely likely={likely} />
        <Doubted likely={likely} role={target.role} unchosen={unchosen} othersPosting={othersPosting} />
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, at) => (
          <Button
            key={choice?.name ?? ''}
            ref={at === 0 ? first : undefined}
            variant={at === 0 ? 'primary' : undefined}
            aria-describedby={at === 0 ? why : undefined}
            onClick={() => onChoose(withLikely(target, choice, othersPosting))}
          >
            {choice ? fill(t.use2, { name: ` ${choice.name}` }) : NO_ROLE_LABEL}
          </Button>
        ))}
        <Button onClick={() => onChoose(target)}>
          {othersPosting ? t.keepThePosting : t.keepTheRole({ role: target.role })}
        </Button>
      </div>
    </div>
  )
}

/** The roles of the specification first, then every occupation, then none. */
export function RoleChoice({ target, onChange }: RoleChoiceProps) {
  const roles = rolesOf(target.category)
  const about = roles.find((role) => role.name === target.role)?.description ?? ''
  const none = target.category === NO_ROLE.category && target.role === NO_ROLE.role
  const listed = isOfCatalogue(target)
  const occupation = useOccupation(target)
  return (
    <>
      <Select
        label={t.jobCategory}
        // The catalogue's names are the same in every language.
        lang="en"
        options={CATEGORIES}
        hint={none && t.yourResumeIsScoredOn}
        value={listed || none ? target.category : ANY_OCCUPATION}
        onChange={(e) => onChange(withCategory(target, e.target.value))}
      />
      {listed && (
        <Select
          label={t.jobRole}
          options={roles.map(({ name }) => ({ value: name, label: name }))}
          hint={about && <span lang="en">{about}</span>}
          lang="en"
          value={target.role}
          onChange={(e) => onChange({ ...target, role: e.target.value })}
        />
      )}
      {!listed && !none && (
        <Combobox
          label={t.occupation}
          value={target.role}
          placeholder={t.nurseElektrikerComptable}
          hint={target.role ? target.category : t.searchAbout1000Occupations}
          search={searched}
          nothing={nothing}
          onChoose={({ id }) => {
            const [category = '', name = ''] = id.split(SEPARATOR)
            onChange(withRole(target, category, name))
          }}
        />
      )}
      {occupation && <OccupationDetails occupation={occupation} />}
    </>
  )
}
