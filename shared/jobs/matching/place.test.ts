import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { emptyJob } from '#shared/schema/job.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { match } from '../match.ts'

const place = (location: string, address: string, phone = '') => {
  const resume = resumeFromDraft(draft.parse({ personalInfo: { address, phone } }))
  const [asked] = match(resume, { ...emptyJob('description'), text: 'Clerk', location }, '2025-01')
  return asked?.unjudged ? 'unknown' : asked?.status === 'listed' ? 'here' : 'away'
}

describe('where the work is', () => {
  it.each([
    ['Portland, OR', '12 Main Street, Portland, OR 97201'],
    ['70173 Stuttgart', 'Musterweg 1, 70565 Stuttgart'],
    ['Remote - United States', 'Austin, TX'],
    ['Remote', 'Cape Town, South Africa'],
    ['Remote (Germany only)', 'Leipzig'],
    ['Remote - United States', 'Smallville'],
    ['Télétravail – France', 'Nantes'],
    ['Homeoffice (Deutschland)', '80331 München'],
    ['Remoto (España)', 'Valencia'],
  ])('%s is where %s is', (location, address) => expect(place(location, address)).toBe('here'))

  it.each([
    ['London, United Kingdom', 'Berlin, Germany'],
    ['Seattle, WA', 'Austin, TX'],
    ['Richmond, Virginia', 'Portland, Oregon'],
    ['Vancouver, BC', 'Toronto, ON M5V 2T6'],
    ['Remote - United States', 'Cape Town, South Africa'],
    ['Remote - United States', 'Cape Town'],
    ['Remote (Germany only)', 'Lyon, France'],
    ['Remoto (España)', 'Bogotá, Colombia'],
  ])('%s is not where %s is', (location, address) => expect(place(location, address)).toBe('away'))

  it.each([
    ['Bradford, West Yorkshire', 'Leeds, United Kingdom'],
    ['Evanston, IL', 'Chicago, Illinois'],
    ['Gary, IN', 'Fort Wayne, IN'],
    ['Den Haag', 'Rotterdam'],
    ['Linz', ''],
    ['Liège, Belgique', 'Bruxelles, Belgique'],
  ])('whether %s is far from %s nobody can tell', (location, address) =>
    expect(place(location, address)).toBe('unknown'),
  )

  it('goes by the phone only where the address names no country', () => {
    expect(place('Lille, France', '12 Rue Exemple, Roubaix', '+33 6 12 34 56 78')).toBe('unknown')
    expect(place('Lille, France', 'Hill Road 5', '+49 30 123456')).toBe('away')
    expect(place('Lille, France', 'Lyon, France', '+49 30 123456')).toBe('unknown')
  })
})
