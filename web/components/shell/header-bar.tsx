import type { ReactNode } from 'react'

/** The row every page begins with. */
export const HeaderBar = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <header className="border-b border-line bg-paper print:hidden">
    <div className="page flex min-h-16 items-center gap-x-[min(1.5rem,4vw)]">{children}</div>
    {below}
  </header>
)
