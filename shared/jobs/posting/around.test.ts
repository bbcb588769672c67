import { expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { companyWords } from './around.ts'
import { classified } from './classify.ts'
import { segmentsOf } from './segment.ts'

const wordsOf = (text: string) => companyWords(classified(segmentsOf(text)))

it.each([
  [
    'lorimar',
    'Baker\nAbout Lorimar\nLorimar is a bakery of forty people.\nWe bake by night, and Lorimar closes at noon.\nRequirements\n- You live the Lorimar way\n- Experience with sourdough',
  ],
  [
    'quendal',
    'Engineer\nAt Quendal, we build pumps for farms.\nWhat you will do\n- Keep the pumps of Quendal running\n- Explain them to farmers\nAt Quendal, we share what we earn.',
  ],
  [
    'brevanto',
    "Clerk\nBrevanto's offices lie at the river.\nBrevanto is owned by those who work in it.\nRequirements\n- Good with figures\n- Ready to learn the Brevanto books",
  ],
  [
    'ostrava',
    'Kok\nBij de Ostrava Keukens kook je voor duizend gasten.\nWat vragen wij\n- Ervaring met banqueting\n- Je past bij de Ostrava Keukens\nBij Ostrava Keukens werk je overdag.',
  ],
  [
    'melvik',
    'Comptable\nAvec Melvik, vous naviguez loin.\nMelvik est un chantier naval.\nVotre profil\n- Excel\n- Envie de rejoindre Melvik\nMelvik est à deux pas du port.',
  ],
  [
    'tarnholt',
    'Elektriker\nÜber Tarnholt\nTarnholt ist im Aufzugbau zu Hause.\nDein Profil\n- Gesellenbrief\n- Freude an den Aufzügen von Tarnholt\nTarnholt ist ein Familienbetrieb.',
  ],
])('%s is who is hiring', (name, text) => expect(wordsOf(text)).toContain(name))

it.each([
  [
    'kubernetes',
    'Engineer\nRequirements\n- Kubernetes or Nomad\n- Experience with Kubernetes\n- Kubernetes and Docker in production',
  ],
  [
    'offer',
    'Cook\nWhat We Offer\n- A free meal\n- We offer training\nRequirements\n- Experience with grills\n- Offer help to guests',
  ],
  [
    'experience',
    'Clerk\nRequirements\n- Experience with Excel\n- Experience in an office\n- Experience of audits\n- Of much experience',
  ],
  ['excel', 'Clerk\nRequirements\n- Excel is required\n- Excel is used daily\n- Word and Excel'],
])('%s is not who is hiring', (name, text) => expect(wordsOf(text)).not.toContain(name))

it.each([
  ['Intensiv', 'Pflegefachkraft\nIhr Profil\n- Erfahrung in der Intensiv- oder Beatmungspflege\n- MS Office'],
  ['KY', 'Architect\nRequirements\n- Licensed in KY\n- AutoCAD\n- Revit'],
  ['Sufficient', 'Technician\nRequirements\n- Knowledge of sufficient depth in math\n- Excel'],
  ['Standalone', 'HR Advisor\nRequirements\n- Experience in a standalone position\n- Excel'],
])('%s is a piece of what is said, and no demand', (piece, text) => {
  const { required, preferred } = jobFromText(text, { category: '', role: '' })
  expect(JSON.stringify([required, preferred])).not.toContain(`"${piece}"`)
})
