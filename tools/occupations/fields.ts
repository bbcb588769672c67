import { OCCUPATION_FIELDS } from '../../shared/jobs/occupations/fields.ts'

const GROUPS = [
  '11',
  '13',
  '15',
  '17',
  '19',
  '21',
  '23',
  '25',
  '27',
  '29',
  '31',
  '33',
  '35',
  '37',
  '39',
  '41',
  '43',
  '45',
  '47',
  '49',
  '51',
  '53',
]

export const FIELDS: readonly string[] = OCCUPATION_FIELDS

/** The first two digits of an O*NET code are its major group. */
export function fieldOf(code: string): string {
  const field = FIELDS[GROUPS.indexOf(code.slice(0, 2))]
  if (!field) throw new Error(`No field for the occupation ${code}`)
  return field
}
