import { holdsOn } from './database.ts'

holdsOn('pglite')
