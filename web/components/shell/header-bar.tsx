import type { ReactNode } from 'react'

/** The row every page begins with. */
export const HeaderBar = ({ children, below }: { children: ReactNode; below?: ReactNode }) => (
  <header className="border-b border-line bg-paper print:hidden">
    <div className="page flex min-h-16 items-center gap-x-6">{children}</div>
    {below}
  </header>
)
