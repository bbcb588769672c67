import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { emptyJob } from '#shared/schema/job.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { match } from '../match.ts'

interface Told {
  position?: string
  summary?: string
  certificate?: string
  address?: string
}

/** What becomes of one demand where a resume holds one line. */
function statusOf(
  asked: string,
  line: string,
  { position = '', summary = '', certificate, address = '' }: Told = {},
) {
  const resume = resumeFromDraft(
    draft.parse({
      personalInfo: { address },
      summary,
      experience: [
        { company: 'Example', position, startDate: '2020-01', endDate: '2024-01', description: line },
      ],
      extras: certificate ? [{ kind: 'certifications', title: certificate }] : [],
    }),
  )
  const job = { ...emptyJob('description'), text: asked, required: [asked] }
  return match(resume, job, '2025-01')[0]?.status
}

describe('a demand is proven by a deed that does not name it', () => {
  it.each([
    ['Cold calling', 'Phoned 40 leads a day and booked six visits a week.'],
    ['Email marketing', 'Sent a monthly newsletter to 9,000 subscribers.'],
    ['Usability testing', 'Planned and held 45 field interviews.'],
    ['Goods receipt', 'Unloaded nine trucks a day and checked each pallet.'],
    ['Mentoring', 'Guided two junior colleagues through their first year.'],
    ['Crew supervision', 'Ran two crews of painters.'],
    ['Supplier negotiation', 'Agreed prices with nine vendors each spring.'],
    ['Mahnwesen', 'Mahnte säumige Kunden und senkte die Außenstände um ein Drittel.'],
    ['Praxisanleitung', 'Leitete sechs Auszubildende auf der Station an.'],
    ['Encaissement', 'Tenu la caisse et fait les comptes du soir pour le magasin.'],
    ['Gestión de equipos', 'Dirigí un equipo de nueve personas en la planta de Soria.'],
    ['Gestão de equipes', 'Coordenei uma equipe de doze técnicos na obra.'],
    ['Servizio ai tavoli', 'Servivo ottanta coperti nella sala e sulla terrazza.'],
    ['Naliczanie wynagrodzeń', 'Naliczałam płace dla czterdziestu osób w firmie i oddziale.'],
  ])('%s by “%s”', (asked, line) => expect(statusOf(asked, line)).toBe('proven'))
})

it('a deed is told in a sentence: as an entry of the list it shows nothing', () => {
  const phoned = { ...emptyJob('description'), text: 'Cold calling', required: ['Cold calling'] }
  const held = (description: string, name: string) => {
    const experience = [{ company: 'Example', position: 'Clerk', startDate: '2020-01', description }]
    const resume = resumeFromDraft(draft.parse({ personalInfo: {}, experience, skills: [{ name }] }))
    return match(resume, phoned, '2025-01')[0]?.status
  }
  expect(held('Phoned 40 leads a day.', 'Welding')).toBe('proven')
  expect(held('Filed 40 letters a day.', 'Phoned 40 leads a day')).toBe('missing')
})

describe('a demand is proven by its object where its other words say little', () => {
  it.each([
    ['Gestión de incidencias', 'Atendí y cerré las incidencias de los conductores por teléfono.'],
    ['Supplier administration', 'Kept the terms of all suppliers up to date.'],
    ['Medikamentengabe', 'Stellte die Medikamente für die Nacht und den Morgen.'],
  ])('%s by “%s”', (asked, line) => expect(statusOf(asked, line)).toBe('proven'))
  it.each([
    ['Payroll', 'Opened the post and was paying bills.'],
    ['Team coordination', 'Worked in a friendly team.'],
    ['Gestion des équipes', 'Travaillé avec les équipes de la vente et du service.'],
    ['Payroll', 'Paid bills for the office coffee.'],
    ['HR generalist', 'Helped the office of the director as an HR intern.'],
    ['Supplier administration', 'No experience with suppliers.'],
    ['Tracheostomy care', 'Cared for patients after surgery.'],
  ])('but not %s by “%s”', (asked, line) => expect(statusOf(asked, line)).toBe('missing'))
})

describe('a demand is proven by a title or a paper', () => {
  it('of a position', () => {
    expect(statusOf('Human resources', 'Advised nine directors.', { position: 'HR Business Partner' })).toBe(
      'proven',
    )
    expect(statusOf('Acute care', 'Kept charts.', { position: 'Staff Nurse, Acute Medical Unit' })).toBe(
      'proven',
    )
    expect(statusOf('Warehouse experience', 'Kept lists.', { position: 'Warehouse Operative' })).toBe(
      'proven',
    )
  })
  it('of the certificates, and not of a summary', () => {
    expect(statusOf('HACCP', 'Cooked.', { certificate: 'HACCP, level 3' })).toBe('proven')
    expect(statusOf('HACCP', 'Cooked.', { summary: 'Knows HACCP.' })).toBe('listed')
    expect(
      statusOf('Management consulting', 'Drew flows.', { summary: 'Management consultant turned designer.' }),
    ).toBe('listed')
  })
  it('of a higher level, and not of a lower one', () => {
    const asked = 'Level 3 food safety certificate'
    expect(statusOf(asked, 'Cooked.', { certificate: 'Level 4 Award in Managing Food Safety' })).not.toBe(
      'missing',
    )
    expect(statusOf(asked, 'Cooked.', { certificate: 'Level 2 Award in Food Safety' })).toBe('missing')
  })
})

describe('a name that is a word of another trade', () => {
  it('shows nothing beside the word that tells so', () =>
    expect(statusOf('Java', 'Roasted Java and Sumatra coffee for nine shops.')).toBe('missing'))
  it('shows the skill elsewhere', () =>
    expect(statusOf('Java', 'Wrote Java and Kotlin services for nine shops.')).toBe('proven'))
})

describe('what denies in one language', () => {
  it('denies in it', () => {
    expect(statusOf('Zendesk', 'There was no Zendesk in the company.')).toBe('missing')
    expect(statusOf('Zendesk', 'Atendi os clientes da empresa sem Zendesk.')).toBe('missing')
  })
  it('says another thing in another', () =>
    expect(statusOf('Zendesk', 'Registrei todos os chamados da empresa no Zendesk.')).toBe('proven'))
})
