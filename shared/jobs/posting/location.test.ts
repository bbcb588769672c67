import { describe, expect, it } from 'vitest'
import { locationOf } from './location.ts'

describe('where the work is', () => {
  it.each([
    ['Welder – Example Steel, Hull', 'Hull'],
    ['CAFÉ MANAGER — Example Coffee, Leith', 'Leith'],
    ['Chef de projet (H/F) – CDI – Nantes', 'Nantes'],
    ['Nurse\nExample Clinic · Leeds · Full time', 'Leeds'],
    ['Cook\nLocation: Bristol or York. Contract: permanent', 'Bristol or York'],
    ['Driver, Salina KS', 'Salina KS'],
    ['Engineer | Toronto, ON (Remote)', 'Toronto, ON · Remote'],
    ['Cook\nExample Lantern, Salem, Oregon (hybrid)', 'Salem, Oregon · Hybrid'],
    ['Cook\nExample Kitchens, Newcastle, New South Wales', 'Newcastle, New South Wales'],
    ['Hygienist\nBusy family practice in Eugene. Two doctors.', 'Eugene'],
    ['Technician\nReq ID 20931 | Ashburn, VA', 'Ashburn, VA'],
    ['Registered Nurse – Orange County', 'Orange County'],
    ['Chef – Earls Court', 'Earls Court'],
    ['Cook\nNo office – fully remote', 'Remote'],
    ['Cook\nNo commute: this is a fully remote role', 'Remote'],
    ['Cook\nThere is no need to relocate: hybrid working', 'Hybrid'],
    ['Cook\nWe are not able to offer relocation but remote is fine', 'Remote'],
  ])('%j: %s', (text, place) => expect(locationOf(text)).toBe(place))
})

describe('what is no place', () => {
  it.each([
    'Civil Engineer – Drainage',
    'Biomedical Scientist – Blood Sciences',
    'Research Associate – Cell Biology',
    'PLUMBER / HEATING ENGINEER',
    'CHEF DE PARTIE',
    'Supervisor\nWe don’t do remote work, for obvious reasons',
    'Cook\nThis is not a remote role',
    'Cook\nWe are not able to offer hybrid or remote working',
    'Officer – Marshwick District Council',
    'Usher – Crown Court',
    'Clerk – Exshire County Council',
    'Teaching Assistant – Autism Base',
    'Talent Partner – Corporate Functions',
    'Social Worker\nYou hold a degree (BA, MA or Step Up)',
    'WHAT WE LOOK FOR IN YOU',
    'Technician\nYou need a valid FL driver license',
    'Technician\nRemote-hands tickets answered within 15 minutes',
    'Dispatcher\nPosted by: Copper County Sheriff’s Office, AZ',
  ])('%j', (text) => expect(locationOf(text)).toBe(''))
})
