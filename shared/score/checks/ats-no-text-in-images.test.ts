import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-no-text-in-images.ts'

verdicts(check, {
  accepts: {
    'no pictures': nothing,
    'a logo on a page of text': ({ facts }) => {
      Object.assign(facts!, { images: 1, largeImages: 1, words: 420 })
    },
    'a portrait': ({ facts }) => {
      Object.assign(facts!, { images: 1, largeImages: 1, portrait: true })
    },
  },
  rejects: {
    'a large picture beside few words': ({ facts }) => {
      Object.assign(facts!, { images: 1, largeImages: 1, words: 60 })
    },
  },
})
