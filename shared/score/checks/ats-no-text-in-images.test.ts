import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-no-text-in-images.ts'

verdicts(check, {
  accepts: {
    'no pictures': nothing,
    'a portrait': ({ facts }) => {
      Object.assign(facts!, { images: 1, largeImages: 1, portrait: true })
    },
  },
  rejects: {
    'a large picture': ({ facts }) => {
      Object.assign(facts!, { images: 1, largeImages: 1 })
    },
  },
})
