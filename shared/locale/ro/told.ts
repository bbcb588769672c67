import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
ajutor la
am ajutat la
am lucrat la
am participat la
asistență la
implicat în
implicată în
participare la
responsabil cu
responsabil de
responsabil pentru
responsabilă cu
responsabilă de
`),
  years: lines(`
an
ani
`),
  experience: lines(`
experiență
`),
  personal: {
    age: lines(`
vârsta
vârstă
`),
    birth: lines(`
data naşterii
data nașterii
născut la
născută la
`),
    civilStatus: lines(`
stare civilă
starea civilă
`),
    identity: lines(`
cnp
`),
    nationality: lines(`
cetăţenie
cetățenie
naţionalitate
naționalitate
`),
    religion: lines(`
religia
religie
`),
    sex: lines(`
sex
sexul
`),
    zodiac: lines(`
zodia
zodie
`),
  },
  personalWords: {
    civilStatus: lines(`
căsătorit
căsătorită
necăsătorit
necăsătorită
`),
    military: lines(`
serviciul militar satisfăcut
stagiu militar satisfăcut
`),
  },
}
