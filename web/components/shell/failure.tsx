import { Component, type ReactNode } from 'react'
import { MissingPart } from '#web/api/part.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { t } from './texts.ts'

interface FailureState {
  error: Error | null
}

/** A page that broke: what happened, what is safe, what to do. The header stays, so that one can leave. */
export class Failure extends Component<{ children: ReactNode }, FailureState> {
  override state: FailureState = { error: null }

  static getDerivedStateFromError(error: Error): FailureState {
    return { error }
  }

  override componentDidCatch(error: Error) {
    console.error(error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className="page min-h-[60vh] py-16">
        <h1 className="font-serif text-3xl">{t.thisPageCouldNotBe}</h1>
        <p className="measure mt-4">
          {error instanceof MissingPart ? error.message : t.somethingInItWentWrong}{' '}
          {t.everythingYouSavedIsStill}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => location.reload()}>
            {t.reloadThePage}
          </Button>
          <a href="/" className={buttonStyle()}>
            {t.goToTheStart}
          </a>
        </div>
      </div>
    )
  }
}
