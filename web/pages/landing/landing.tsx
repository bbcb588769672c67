import { Link } from 'react-router-dom'
import { buttonStyle } from '#web/components/ui/button.tsx'

export default function Landing() {
  return (
    <div className="page py-16">
      <h1 className="max-w-[14ch] font-serif text-display font-medium tracking-tight">
        See your resume the way the machine does.
      </h1>
      <Link to="/dashboard" className={`${buttonStyle('primary')} mt-8`}>
        Get Started Free
      </Link>
    </div>
  )
}
