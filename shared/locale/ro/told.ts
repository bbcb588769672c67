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
}
