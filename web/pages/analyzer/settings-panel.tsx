import type { ReactNode } from 'react'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import { JOB_TEXT_MAX } from '#shared/schema/limits.ts'
import { NeedsServer } from '#web/components/shell/needs-server.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CONTROL } from '#web/components/ui/field.tsx'
import { RoleChoice, RoleDoubt } from './role-choice.tsx'
import type { Given, Target } from './target.ts'
import { t } from './texts.ts'

interface SettingsPanelProps {
  target: Target
  onChange: (target: Target) => void
  likely: LikelyRole | null | undefined
  /** Where the job comes from while nobody has chosen it. */
  unchosen: Given['from'] | null
  /** Whether the posting is the one of the last analysis, and whether that was of somebody else's resume. */
  lastPosting: boolean
  othersPosting: boolean
  disabled: boolean
  /** Why it is, where one line says it. */
  hint?: string | false
  /** AI Analysis was chosen and no model is ready: its choice says why. */
  blocked: boolean
  running: boolean
  onAnalyze: () => void
  /** It was analyzed for a role nobody chose, before it could be seen that another is likelier. */
  asked: boolean
  /** Analyzes for another target. */
  onChoose: (target: Target) => void
  /** What AI Analysis says about itself: where it would run, or why it cannot. */
  aiChoice: ReactNode
}

const types = () =>
  [
    { id: 'standard', label: t.standardAnalysis },
    { id: 'ai', label: t.aiAnalysis },
  ] as const

const HINT = 'analyze-hint'

function TypeChoice({ target, onChange }: Pick<SettingsPanelProps, 'target' | 'onChange'>) {
  return (
    <fieldset className="border-0">
      <legend className="text-sm font-medium">{t.analysisType}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6 gap-y-2">
        {types().map(({ id, label }) => (
          <label key={id} className="flex min-h-6 pointer-coarse:min-h-11 items-center gap-2">
            <input
              type="radio"
              name="analysis-type"
              className="size-4 accent-pencil"
              checked={target.type === id}
              onChange={() => onChange({ ...target, type: id })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Description({
  target,
  onChange,
  lastPosting,
}: Pick<SettingsPanelProps, 'target' | 'onChange' | 'lastPosting'>) {
  const open = target.descriptionOpen
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <span id="job-description-label" className="text-sm font-medium">
          {t.jobDescription}
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="job-description-panel"
          aria-describedby="job-description-label"
          onClick={() => onChange({ ...target, descriptionOpen: !open })}
          className="min-h-6 pointer-coarse:min-h-11 text-pencil underline underline-offset-2"
        >
          {open ? t.hide : t.add}
        </button>
      </div>
      {lastPosting && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft"
        >
          {t.thisPostingIsFrom}
          <button
            type="button"
            onClick={() => onChange({ ...target, description: '', descriptionOpen: false })}
            className="min-h-11 text-pencil underline underline-offset-2 sm:min-h-6"
          >
            {t.removeIt}
          </button>
        </p>
      )}
      <div id="job-description-panel" hidden={!open} className="mt-1">
        <textarea
          aria-labelledby="job-description-label"
          rows={8}
          maxLength={JOB_TEXT_MAX}
          value={target.description}
          onChange={(e) => onChange({ ...target, description: e.target.value })}
          className={`${CONTROL} block py-3`}
        />
        <p className="mt-1 text-sm text-ink-soft">{t.pasteTheFullJobPosting}</p>
      </div>
    </div>
  )
}

/** Of the standard analysis; where a model runs is a choice of its own. */
function WhereItRuns({ target, onChange }: Pick<SettingsPanelProps, 'target' | 'onChange'>) {
  return (
    <>
      <label className="flex min-h-6 items-start gap-2">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-pencil"
          checked={target.onServer}
          onChange={(e) => onChange({ ...target, onServer: e.target.checked })}
        />
        <span>
          {t.runOnTheServer}
          <span className="block text-sm text-ink-soft">
            {target.onServer ? t.theFileIsSentHere : t.offTheAnalysisRunsOn}
          </span>
        </span>
      </label>
      {target.onServer && <NeedsServer what={t.runningOnTheServer} />}
    </>
  )
}

/** One decision at a time: type, job, description, and the one button. */
export function SettingsPanel({
  target,
  onChange,
  likely,
  unchosen,
  lastPosting,
  othersPosting,
  disabled,
  hint,
  blocked,
  running,
  onAnalyze,
  asked,
  onChoose,
  aiChoice,
}: SettingsPanelProps) {
  return (
    <form
      aria-label={t.analysisSettings}
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        onAnalyze()
      }}
    >
      <TypeChoice target={target} onChange={onChange} />
      {target.type === 'ai' && aiChoice}
      <RoleChoice target={target} onChange={onChange} />
      <Description target={target} onChange={onChange} lastPosting={lastPosting} />
      {target.type === 'standard' && <WhereItRuns target={target} onChange={onChange} />}
      <div
        data-foot
        className="sticky bottom-0 -mx-4 bg-paper px-4 py-3 sm:static sm:mx-0 sm:bg-transparent sm:p-0"
      >
        {asked && likely !== undefined && unchosen ? (
          <RoleDoubt
            target={target}
            likely={likely}
            unchosen={unchosen}
            othersPosting={othersPosting}
            onChoose={onChoose}
          />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          aria-describedby={hint ? HINT : undefined}
          disabled={disabled || blocked || running}
          busy={running}
        >
          {running ? t.analyzing : t.analyzeResume}
        </Button>
        <p id={HINT} className="mt-2 text-center text-sm text-ink-soft empty:max-sm:hidden sm:min-h-5">
          {hint}
        </p>
      </div>
    </form>
  )
}
