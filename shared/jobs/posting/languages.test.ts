import { describe, expect, it } from 'vitest'
import { ASKED_WORDS } from '#shared/locale/asked-words.ts'
import { spokenIn } from '#shared/text/roots.ts'
import { jobFromText } from '../from-text.ts'

const read = (text: string) => jobFromText(text, { category: '', role: '' })

/** One invented posting in each language: what it demands, what it wishes for, and for how long. */
const POSTINGS: [language: string, text: string][] = [
  [
    'sv',
    'Lagerarbetare till Exempelstad\n\nArbetsuppgifter\n- Du packar och skickar order\n- Kontakt med kunder\n\nKvalifikationer\n- Minst 3 års erfarenhet av lagerarbete\n- Goda kunskaper i Excel\n\nMeriterande\n- Kunskaper i SAP\n\nVi erbjuder\n- Friskvårdsbidrag\n',
  ],
  [
    'da',
    'Lagermedarbejder i Eksempelby\n\nArbejdsopgaver\n- Du pakker og sender ordrer\n- Kontakt til kunder\n\nKvalifikationer\n- Mindst 3 års erfaring med lagerarbejde\n- Godt kendskab til Excel\n\nDet er en fordel, hvis du har\n- Kendskab til SAP\n\nVi tilbyder\n- Frokostordning\n',
  ],
  [
    'no',
    'Lagermedarbeider i Eksempelby\n\nArbeidsoppgaver\n- Du pakker og sender ordrer\n- Kontakt med kunder\n\nKvalifikasjoner\n- Minst 3 års erfaring med lagerarbeid\n- God kjennskap til Excel\n\nDet er en fordel om du har\n- Kjennskap til SAP\n\nVi tilbyr\n- Gode pensjonsordninger\n',
  ],
  [
    'cs',
    'Skladník\n\nNáplň práce\n- Příprava zásilek pro zákazníky\n- Kontrola skladu\n\nPožadujeme\n- Minimálně 3 roky praxe ve skladu\n- Znalost Excel\n\nVýhodou\n- Znalost SAP\n\nNabízíme\n- 5 týdnů dovolené\n- Stravenkový paušál\n',
  ],
  [
    'tr',
    'Depo Elemanı\n\nİş Tanımı\n- Siparişlerin hazırlanması\n- Stokların kontrol edilmesi\n\nAranan Nitelikler\n- Depo alanında en az 3 yıl deneyimli\n- Excel programına hakim\n\nTercih sebebi\n- SAP bilgisi\n\nYan haklar\n- Yemek kartı\n',
  ],
  [
    'ro',
    'Lucrător depozit\n\nResponsabilități\n- Pregătirea comenzilor pentru clienți\n- Verificarea stocurilor\n\nCerințe\n- Minim 3 ani experiență într-un depozit\n- Cunoștințe de Excel\n\nConstituie avantaj\n- Cunoștințe de SAP\n\nBeneficii\n- Tichete de masă\n',
  ],
  [
    'fi',
    'Varastotyöntekijä\n\nTyötehtävät\n- Tilausten pakkaaminen ja lähettäminen\n- Varaston tarkastaminen\n\nOdotamme sinulta\n- Vähintään 3 vuoden kokemus varastosta\n- Hyvä Excel-osaaminen\n\nEduksi katsotaan\n- SAP-osaaminen\n\nTarjoamme\n- Lounasetu\n',
  ],
  [
    'hu',
    'Raktáros\n\nFeladatok\n- Rendelések összekészítése\n- A raktár ellenőrzése\n\nElvárások\n- Legalább 3 éves raktári tapasztalat\n- Excel ismerete\n\nElőnyt jelent\n- SAP ismerete\n\nAmit kínálunk\n- Utazási támogatás\n',
  ],
]

describe.each(POSTINGS)('a posting in %s', (language, text) => {
  it('is read in its language', () =>
    expect([spokenIn(text).language, read(text).unusable]).toEqual([language, '']))
})

describe.each(POSTINGS.filter(([language]) => ['hu', 'ro', 'sv'].includes(language)))(
  'a posting in %s',
  (_, text) => {
    const job = read(text)
    it('demands what stands under its demands, and wishes for what stands under its wishes', () => {
      expect(job.required).toContain('Excel')
      expect(job.required).not.toContain('SAP')
      expect(job.preferred).toContain('SAP')
    })
    it('says for how long', () => expect(job.minYears).toBe(3))
  },
)

describe('a wish in the middle of a line is one, in every language', () => {
  it.each([
    ['sv', 'Goda kunskaper i Excel, kunskaper i SAP är meriterande'],
    ['da', 'Godt kendskab til Excel, kendskab til SAP er en fordel'],
    ['no', 'God kjennskap til Excel, kjennskap til SAP er en fordel'],
    ['tr', 'Excel programına hakim, SAP bilgisi tercih sebebidir'],
    ['ro', 'Cunoștințe de Excel, cunoștințe de SAP constituie un avantaj'],
    ['hu', 'Excel ismerete, SAP ismerete előnyt jelent'],
  ])('%s: %j', (language, line) => {
    const text = POSTINGS.find(([of]) => of === language)?.[1] ?? ''
    const job = read(text.replace(/^- .*Excel.*$/m, `- ${line}`).replace(/^- (?!.*Excel).*SAP.*$/m, '- Word'))
    expect([job.required.includes('Excel'), job.preferred.includes('SAP')]).toEqual([true, true])
  })
})

it('a language without words of its own is read by its tools and its shape, and named where that says nothing', () => {
  const words = new Set(Object.keys(ASKED_WORDS))
  expect(words.has('hr')).toBe(false)
  const text =
    'Programer\n\nŠto tražimo:\n- Python\n- Docker\n- Kubernetes\n- PostgreSQL\n\nŠto nudimo:\n- Rad od kuće i fleksibilno radno vrijeme\n'
  expect(read(text).required).toEqual(expect.arrayContaining(['Python', 'Docker']))
  expect(
    read('Danas smo kuhali juhu od rajčice i poslije smo otišli u šetnju po gradu s prijateljima.').required,
  ).toEqual([])
})

it('the parts of an address are no demands', () => {
  const { required } = read(
    'Curator\nRequirements:\n- Excel\n- Apply at https://www.paylocity.example.com/payroll/jobs or write to hr@example.com\n',
  )
  expect(JSON.stringify(required)).not.toMatch(/https|www|payloc/i)
})

it.each([
  ['sv', 'Tyska är meriterande', 'Tyska'],
  ['hu', 'Német nyelv ismerete előnyt jelent', 'Német'],
  ['ro', 'Limba franceză reprezintă un avantaj', 'Franceză'],
])('%s: knows the other languages by its own names: %s', (language, line, name) => {
  const text = POSTINGS.find(([of]) => of === language)?.[1].replace('SAP', `SAP\n- ${line}`) ?? ''
  expect(JSON.stringify(read(text).languages)).toContain(`"${name}","required":false`)
})
it('the end of a week is no language', () => {
  const text = 'Camarero\n\nRequisitos\n- Dominio del español\n- Disponibilidad los fines de semana\n'
  expect(read(text).languages.map(({ name }) => name)).toEqual(['Español'])
})
