import { expect, test } from 'vitest'
import type { SkillDemand } from '#shared/schema/job.ts'
import { jobFromText } from '../from-text.ts'

/** A heading of demands and what stands above it, in each language. */
const OPENS: Record<string, string> = {
  en: 'Assistant\n\nDuties\n- Answer the letters of customers\n\nRequirements',
  de: 'Mitarbeiter (m/w/d)\n\nIhre Aufgaben\n- Bearbeitung von Aufträgen\n\nIhr Profil',
  fr: 'Assistant (H/F)\n\nVos missions\n- Répondre aux clients\n\nVotre profil',
  es: 'Asistente\n\nFunciones\n- Atender a los clientes\n\nRequisitos',
  pt: 'Assistente\n\nResponsabilidades\n- Atender clientes\n\nRequisitos',
  it: 'Impiegato\n\nMansioni\n- Rispondere ai clienti\n\nRequisiti',
  nl: 'Medewerker\n\nTaken\n- Beantwoorden van vragen van klanten\n\nFunctie-eisen',
  pl: 'Pracownik\n\nZakres obowiązków\n- Obsługa klientów\n\nWymagania',
  sv: 'Medarbetare\n\nArbetsuppgifter\n- Svara på frågor från kunder\n\nKvalifikationer',
  da: 'Medarbejder\n\nArbejdsopgaver\n- Besvare spørgsmål fra kunder\n\nKvalifikationer',
  no: 'Medarbeider\n\nArbeidsoppgaver\n- Svare på spørsmål fra kunder\n\nKvalifikasjoner',
  fi: 'Työntekijä\n\nTyötehtävät\n- Asiakkaiden kysymyksiin vastaaminen\n\nEdellytämme',
  hu: 'Munkatárs\n\nFeladatok\n- Ügyfelek kérdéseinek megválaszolása\n\nElvárások',
  ro: 'Specialist\n\nResponsabilități\n- Răspuns la întrebările clienților\n\nCerințe',
  tr: 'Uzman\n\nİş Tanımı\n- Müşteri sorularının yanıtlanması\n\nAranan Nitelikler',
  cs: 'Referent\n\nNáplň práce\n- Komunikace se zákazníky\n\nPožadujeme',
}

const said = (demands: readonly SkillDemand[]): string => JSON.stringify(demands).toLowerCase()

function wants(language: string, item: string, names: readonly string[]): string {
  const job = jobFromText(`${OPENS[language]}\n- Excel\n- ${item}\n`, { category: '', role: '' })
  const of = (required: boolean) =>
    job.languages.filter((one) => one.required === required).map(({ name }) => name)
  const { certifications } = job
  const must = said([...job.required, ...certifications.required, ...of(true)])
  const nice = said([...job.preferred, ...certifications.preferred, ...of(false)])
  return names
    .map((name) => {
      const key = name.toLowerCase()
      return `${name}=${must.includes(key) ? 'must' : nice.includes(key) ? 'nice' : 'none'}`
    })
    .join(', ')
}

/** `¶` breaks the line. */
const LINES = `
en | Experience with SAP; Spanish a plus | SAP=must, Spanish=nice
en | Python (preferred) | Python=nice
en | Knowledge of Salesforce would be an advantage | Salesforce=nice
en | 3 years of Python required; Docker and Kubernetes preferred | Python=must, Docker=nice, Kubernetes=nice
en | No experience with SAP needed | SAP=none
en | Experience in Salesforce? Nice to have, but not a must. | Salesforce=nice
en | Docker and Kubernetes: not essential, though an advantage | Docker=nice, Kubernetes=nice
en | SAP is not a requirement but good to have | SAP=nice
en | SQL required; AutoCAD prefered | SQL=must, AutoCAD=nice
de | AutoCAD-Kenntnisse sind kein Muss, aber ein Plus | AutoCAD=nice
fr | Maîtrise de Python ? Un atout, mais pas obligatoire. | Python=nice
es | AutoCAD no es necesario, pero sería un plus | AutoCAD=nice
es | AutoCAD, deseable pero no excluyente | AutoCAD=nice
it | AutoCAD non è richiesto, ma costituisce un vantaggio | AutoCAD=nice
nl | AutoCAD is niet verplicht, maar wel een plus | AutoCAD=nice
pl | AutoCAD nie jest wymagany, ale będzie dodatkowym atutem | AutoCAD=nice
pt | AutoCAD não é obrigatório, mas será um diferencial | AutoCAD=nice
en | Forklift license is not required | Forklift=none
en | Power BI, ideally together with Tableau | Power BI=must, Tableau=nice
en | SQL is essential, Python is desirable | SQL=must, Python=nice
de | Kenntnisse in Python wünschenswert | Python=nice
de | SAP-Kenntnisse sind nicht erforderlich | SAP=none
de | Buchhaltung, idealerweise mit DATEV | Buchhaltung=must, DATEV=nice
fr | Maîtrise de SAP, la connaissance de Python serait un plus | SAP=must, Python=nice
fr | Power BI (souhaité) | Power BI=nice
fr | Anglais courant exigé, espagnol apprécié | Anglais=must, Espagnol=nice
fr | Aucune connaissance de SAP n'est requise | SAP=none
es | Manejo de SAP; se valorará conocimiento de Power BI | SAP=must, Power BI=nice
es | Inglés avanzado, deseable francés | Inglés=must, Francés=nice
es | No se requiere experiencia en SAP | SAP=none
es | Conocimientos de Python (deseable) | Python=nice
pt | Conhecimento de SAP; Power BI é um diferencial | SAP=must, Power BI=nice
pt | Inglês fluente, espanhol desejável | Inglês=must, Espanhol=nice
pt | Não é necessária experiência em SAP | SAP=none
it | Conoscenza di SAP, preferibilmente con Power BI | SAP=must, Power BI=nice
it | Ottimo inglese, gradita la conoscenza del tedesco | Inglese=must, Tedesco=nice
it | Python costituisce titolo preferenziale | Python=nice
nl | Ervaring met SAP, kennis van Python is een pre | SAP=must, Python=nice
nl | Ervaring met SAP is niet vereist | SAP=none
pl | Znajomość SAP stanowi dodatkowy atut | SAP=nice
pl | Znajomość SAP, mile widziana znajomość Power BI | SAP=must, Power BI=nice
pl | Doświadczenie z SAP nie jest wymagane | SAP=none
en | Working knowledge of SAP; familiarity with Power BI and Tableau preferred but not required | SAP=must, Power BI=nice, Tableau=nice
en | Bonus: Python scripting | Python=nice
en | Bilingual English/Spanish is strongly preferred | Spanish=nice
en | SAP experience (S/4HANA a bonus) and good command of SQL | SAP=must, SQL=must
en | Proficient in SQL. Exposure to Snowflake is a big plus. Comfortable with Git. | SQL=must, Snowflake=nice, Git=must
en | Python, SQL, Tableau (preferred) | Python=must, SQL=must, Tableau=nice
en | French language skills are an asset; other languages welcome | French=nice
en | Preferred: knowledge of Salesforce | Salesforce=nice
en | No knowledge of Salesforce is expected, but SQL is a must | Salesforce=none, SQL=must
de | SAP-Erfahrung ist wünschenswert, aber keine Voraussetzung | SAP=nice
de | Sie kennen sich mit SQL aus und haben im besten Fall schon mit Tableau gearbeitet | SQL=must, Tableau=nice
de | Erste Erfahrungen mit Salesforce sind hilfreich, jedoch nicht zwingend erforderlich | Salesforce=nice
de | Nice to have: Kenntnisse in Power BI | Power BI=nice
fr | La connaissance de Salesforce est un vrai plus | Salesforce=nice
fr | Vous maîtrisez SQL et, dans l'idéal, Tableau | SQL=must, Tableau=nice
fr | Une expérience sur SAP serait appréciée mais n'est pas indispensable | SAP=nice
es | Experiencia con SQL. Muy valorable conocimiento de Tableau | SQL=must, Tableau=nice
es | Salesforce (no excluyente) | Salesforce=nice
es | Manejo de SAP (excluyente) y Power BI (deseable) | SAP=must, Power BI=nice
pt | Vivência com Salesforce será um diferencial | Salesforce=nice
pt | SQL; conhecimentos em Tableau são valorizados | SQL=must, Tableau=nice
it | Gradita esperienza con Salesforce | Salesforce=nice
it | Conoscenza di SQL; sarà considerata un plus la conoscenza di Tableau | SQL=must, Tableau=nice
nl | Je hebt kennis van SQL en het liefst ook van Tableau | SQL=must, Tableau=nice
nl | Ervaring met Salesforce strekt tot aanbeveling | Salesforce=nice
pl | Znajomość SQL (warunek konieczny) oraz Tableau (mile widziane) | SQL=must, Tableau=nice
sv | Har du arbetat i Salesforce är det ett plus | Salesforce=nice
da | Kendskab til Salesforce er en fordel, men ikke et krav | Salesforce=nice
no | Kjennskap til Salesforce er en fordel | Salesforce=nice
fi | Salesforce-osaaminen katsotaan eduksi | Salesforce=nice
hu | Salesforce ismeret előnyt jelent | Salesforce=nice
ro | Cunoștințe de SQL; experiența cu Salesforce constituie un avantaj | SQL=must, Salesforce=nice
tr | Tercihen Salesforce deneyimi olan | Salesforce=nice
cs | Znalost SQL, výhodou zkušenost se Salesforce | SQL=must, Salesforce=nice
en | SQL¶- Would be a plus:¶  - Tableau¶  - Python | SQL=must, Tableau=nice, Python=nice
en | The following are considered an advantage:¶- Tableau¶- Python | Tableau=nice, Python=nice
en | Tableau, Python: nice to have | Tableau=nice, Python=nice
en | A background in Tableau or Python is not required, but helps | Tableau=nice, Python=nice
en | Tableau (plus) | Tableau=nice
de | SQL¶- Wünschenswert sind Kenntnisse in:¶  - Tableau | SQL=must, Tableau=nice
fr | SQL¶- Serait un plus :¶- Tableau | SQL=must, Tableau=nice
es | SQL¶- Se valorará:¶- Tableau | SQL=must, Tableau=nice
pl | SQL¶- Mile widziane:¶- Tableau | SQL=must, Tableau=nice
sv | SQL¶- Meriterande:¶- Tableau | SQL=must, Tableau=nice
cs | SQL¶- Výhodou:¶- Tableau | SQL=must, Tableau=nice
hu | SQL¶- Előnyt jelent:¶- Tableau | SQL=must, Tableau=nice
sv | Erfarenhet av SAP krävs inte | SAP=none
da | Erfaring med SAP er ikke nødvendig | SAP=none
no | Erfaring med SAP kreves ikke | SAP=none
de | Tableau-Kenntnisse runden Ihr Profil ab | Tableau=nice
en | Experience with Salesforce¶- Salesforce experience is a plus | Salesforce=nice
en | Tableau is required¶- Experience with Tableau is a plus | Tableau=must
en | Experience with Python¶- Experience with Python and Tableau preferred | Python=must, Tableau=nice
pl | Doświadczenie w Salesforce¶- Mile widziane doświadczenie w Salesforce | Salesforce=nice
en | Experience with SQL. Excitement about Tableau. (Not required, but definitely a bonus!) | SQL=must, Tableau=nice
de | Erfahrung mit SQL. Erfahrung mit Tableau? Kein Muss. | SQL=must, Tableau=nice
`

test.each(
  LINES.trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll('¶', '\n'))),
)('%s: %s', (language = '', item = '', told = '') => {
  const names = told.split(', ').map((one) => one.split('=')[0] ?? '')
  expect(wants(language, item, names)).toBe(told)
})
