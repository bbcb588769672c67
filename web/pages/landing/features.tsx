import { t } from './texts.ts'

const promises = () => [
  {
    title: t.aiPoweredAnalysis,
    text: t.yourResumeIsReadThe,
  },
  {
    title: t.smartResumeBuilder,
    text: t.sevenShortStepsTheReal,
  },
  {
    title: t.careerInsights,
    text: t.whichSkillsOfTheJob,
  },
  {
    title: t.privacyFirst,
    text: t.theFileIsReadOn,
  },
]

const bullets = () => [
  t.atsOptimizedFormatting,
  t.keywordMatchingForJobDescriptions,
  t.realTimeScoringAndFeedback,
  t.professionalTemplates,
  t.aiContentSuggestions,
  t.exportToMultipleFormats,
]

export function Features() {
  return (
    <section aria-labelledby="why" className="border-t border-line py-16">
      <div className="page">
        <h2 id="why" className="font-serif text-3xl">
          {t.whyChooseLegible}
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {promises().map(({ title, text }) => (
            <div key={title}>
              <h3 className="font-serif text-xl font-medium">{title}</h3>
              <p className="measure mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
        <ul className="mt-12 grid border-t border-line sm:grid-cols-2 lg:grid-cols-3 sm:gap-x-16">
          {bullets().map((bullet) => (
            <li key={bullet} className="border-b border-line py-3">
              {bullet}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
