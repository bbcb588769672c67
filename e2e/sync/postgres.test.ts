import { holdsOn } from './database.ts'

holdsOn('postgres')
