/** @module-tag thorough */
import { lookAt } from './every-page.ts'

lookAt(({ who, path }) => who === 'member' && path.startsWith('/builder'))
