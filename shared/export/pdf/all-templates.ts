// Written by `npm run generate:templates` from the files in pdf/templates.

import type { DesignName } from '../designs.ts'
import { academic } from './templates/academic.ts'
import { classic } from './templates/classic.ts'
import { compact } from './templates/compact.ts'
import { creative } from './templates/creative.ts'
import { leftSidebar } from './templates/left-sidebar.ts'
import { minimal } from './templates/minimal.ts'
import { modern } from './templates/modern.ts'
import { portrait } from './templates/portrait.ts'
import { rightSidebar } from './templates/right-sidebar.ts'
import { timeline } from './templates/timeline.ts'
import type { Template } from './templates.ts'

export const templates: Record<DesignName, Template> = {
  modern,
  classic,
  creative,
  compact,
  academic,
  'left-sidebar': leftSidebar,
  'right-sidebar': rightSidebar,
  timeline,
  minimal,
  portrait,
}
