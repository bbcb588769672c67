import { expect, test } from 'vitest'
import { opening } from './opening.ts'

test.each([
  ['Drafts pleadings and motions', 'draft', 'drafted'],
  ['Tutor students after school', 'tutor', 'tutored'],
  ['Laid 300 floors', 'lay', 'laid'],
  ['Refunded items at the till', 'refund', 'refunded'],
  ['Recalculates the fees', 'calculate', 'recalculated'],
  ['Babysitting two children', 'babysit', 'babysat'],
  ['Hoeing beds', 'hoe', 'hoed'],
  ['Wound the coils of 40 motors', 'wind', 'wound'],
  ['Gamified the onboarding', 'gamified', 'gamified'],
  ['Graded 40 essays', 'grade', 'graded'],
  ['Then also led the team', 'lead', 'led'],
  ['Plan and lead the shoots', 'plan', 'planned'],
  ['Plan and carefully lead the shoots', 'plan', 'planned'],
  ['Built three shops: Harbour, Lantern', 'build', 'built'],
  ['Training programs: Developed a course', 'develop', 'developed'],
])('“%s” begins with %s, past %s', (text, verb, past) => expect(opening(text)).toMatchObject({ verb, past }))

test.each([
  'Controls engineers led the work',
  'Works councils negotiated the pay',
  'Returns clerks supervised',
  'Repairs technicians led',
  'Tools engineers led the project',
  'Networks engineers',
  'Works orders raised',
  'Refunds items at the till',
  'Support residents committee',
  'Care students placement',
  'Lay preacher',
  'Lay teacher',
  'Wound care for 30 patients',
  'Go, Kafka and Redis',
  'Go (golang) for the servers',
  'Phase 3 trials at 20 sites',
  'Design and implementation of the pages',
  'Shepherd of 160 sheep',
  'Teaching Assistant for algebra',
  'Imaging of 40 laptops',
  'Restructuring was led from abroad',
  'Experienced in sales',
  'Network and network devices',
  'Stack used: Go, Kafka',
  'And then also further led the team',
])('of “%s” no verb is claimed', (text) => expect(opening(text).verb).toBe(''))

test.each([
  ['Led the team', 0],
  ['  Successfully led a crew', 15],
  ['Marketing: Market a new app', 11],
  ['Marketing: market a new app', 11],
  ['   Harbour of the town', 3],
])('“%s” has its verb at %i', (text, at) => expect(opening(text).at).toBe(at))

test.each([
  ['Responsible for the till', 'responsible for'],
  ['Helped to open the shop', 'helped to'],
  ['Verantwortlich für die Kasse', 'verantwortlich für'],
  ['Responsable d’une équipe de vente', "responsable d'"],
  ["Responsable d'une équipe de vente", "responsable d'"],
  ['Encargada de la caja', 'encargada de'],
  ['Responsável pela loja', 'responsável pela'],
  ['Udział w projekcie', 'udział w'],
  ['Участие в проекте', 'участие в'],
  ['主要负责支付系统', '主要负责'],
  ['Responsibilities: Managed the ward', ''],
  ['Responsibilities: the ward and its staff', 'responsibilities:'],
  ['Ansvarsfull kassörska', ''],
  ['Helped 32 residents', ''],
  ['Participante del año', ''],
])('“%s” begins with the duty “%s”', (text, weak) => expect(opening(text).weak).toBe(weak))

test.each([
  ['Care for three patients', true],
  ['Vulcanize tyres by hand', true],
  ['Harbour of the town', false],
  ['Badge and record visitors', true],
  ['Harbour and town', false],
  ['Wool and Record Shop', false],
])('“%s” begins with what may be a verb: %s', (text, unsure) => expect(opening(text).unsure).toBe(unsure))
