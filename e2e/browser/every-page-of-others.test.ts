import { lookAt } from './every-page.ts'

lookAt(({ who }) => who !== 'member')
