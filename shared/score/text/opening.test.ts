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
])('of “%s” no verb is claimed', (text) => expect(opening(text).verb).toBe(''))

test.each([
  ['Led the team', 0],
  ['  Successfully led a crew', 15],
  ['Marketing: Market a new app', 11],
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
