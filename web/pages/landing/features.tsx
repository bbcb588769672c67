const PROMISES = [
  {
    title: 'AI-Powered Analysis',
    text: 'Your resume is read the way a hiring system reads it. A language model can add its view, and every word of it rests on a line of yours.',
  },
  {
    title: 'Smart Resume Builder',
    text: 'Seven short steps, the real page beside them, and the score moving as you write.',
  },
  {
    title: 'Career Insights',
    text: 'Which skills of the job you prove, which you only list, and which are missing. And how your resume gets better over time.',
  },
  {
    title: 'Privacy First',
    text: 'The file is read on your own device and stays there. Once the app says Ready offline, it works in airplane mode.',
  },
]

const BULLETS = [
  'ATS-optimized formatting',
  'Keyword matching for job descriptions',
  'Real-time scoring and feedback',
  'Professional templates',
  'AI content suggestions',
  'Export to multiple formats',
]

export function Features() {
  return (
    <section aria-labelledby="why" className="border-t border-line py-16">
      <div className="page">
        <h2 id="why" className="font-serif text-3xl">
          Why choose Legible?
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {PROMISES.map(({ title, text }) => (
            <div key={title}>
              <h3 className="font-serif text-xl font-medium">{title}</h3>
              <p className="measure mt-2 text-ink-soft">{text}</p>
            </div>
          ))}
        </div>
        <ul className="mt-12 grid border-t border-line sm:grid-cols-2 lg:grid-cols-3 sm:gap-x-16">
          {BULLETS.map((bullet) => (
            <li key={bullet} className="border-b border-line py-3">
              {bullet}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
