import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'
import { plainText } from './plain-text.ts'
import { segmentsOf } from './segment.ts'

// Invented postings, as they are and as a page gives them that lost its line breaks.
const POSTINGS: Record<string, string> = {
  en: `Payroll Clerk
Hartwell Mills pays 240 people each week and needs another pair of hands in its office by the river.
What you will do
Enter hours and absences for four sites
Answer questions about payslips and deductions
Prepare the monthly report for the finance manager
What you need
Two years of experience in payroll
Good knowledge of Excel and Sage
Knowledge of SAP is a plus
What we offer
25 days of holiday and a pension
Free parking and a canteen`,
  de: `Elektroniker (m/w/d) für Gebäudetechnik
Die Musterwerk GmbH betreut Schulen und Bäder in der ganzen Region und sucht Verstärkung für den Standort Kleve.
Deine Aufgaben
Wartung und Reparatur von Schaltanlagen
Prüfung ortsfester Geräte und Dokumentation der Ergebnisse
Einsätze im Bereitschaftsdienst
Dein Profil
Abgeschlossene Ausbildung als Elektroniker
Kenntnisse in KNX und SPS
Erfahrung mit Brandmeldeanlagen von Vorteil
Führerschein der Klasse B
Wir bieten
30 Tage Urlaub und ein Firmenfahrrad
Weiterbildung auf unsere Kosten`,
  fr: `Comptable fournisseurs H/F
La société Exemplaire fabrique des emballages et renforce son équipe administrative près de Nantes.
Vos missions
Enregistrer les factures et préparer les règlements
Suivre les comptes des fournisseurs et relancer les services
Participer à la clôture mensuelle
Votre profil
Formation en comptabilité et deux ans d'expérience
Maîtrise de Sage et d'Excel
La connaissance de SAP serait un plus
Nous offrons
Un poste en CDI et des tickets restaurant`,
  es: `Técnico de mantenimiento
La empresa Ejemplar gestiona hoteles en la costa y busca una persona para su equipo técnico de Málaga.
Funciones
Revisar las instalaciones y reparar averías
Llevar el control de los repuestos y de los avisos
Atender a los proveedores
Requisitos
Formación en electricidad y tres años de experiencia
Conocimientos de fontanería y climatización
Se valorará experiencia en piscinas
Ofrecemos
Contrato indefinido y jornada intensiva en verano`,
}

const inOneLine = (text: string): string => text.replace(/\n/g, ' ')

describe.each(Object.entries(POSTINGS))('a posting in one line: %s', (_, text) => {
  it('has most of its lines again', () => {
    const given = text.split('\n')
    const lines = segmentsOf(plainText(inOneLine(text))).map((segment) => segment.text)
    expect(given.filter((line) => lines.includes(line)).length).toBeGreaterThan(given.length / 2)
  })

  it('asks what it asks in lines', () => {
    const [lines, line] = [text, inOneLine(text)].map((one) => jobFromText(one, { category: '', role: '' }))
    expect([line?.required, line?.preferred]).toEqual([lines?.required, lines?.preferred])
    expect([line?.minYears, line?.unusable]).toEqual([lines?.minYears, ''])
  })
})

it.each([
  'We are looking for a nurse who knows the wards of the Royal Example Hospital in Leeds. She works with Dr Sample and the team of Ward Seven, from Monday to Friday, and reports to the Head of Nursing. In May she moves with them to the new building on Station Road, where Professor Muster leads the clinic and the University of Exampleton sends its students to the Department of Surgery each year in autumn.',
  'Unsere Firma baut seit 1911 in der Nähe von Kassel Maschinen für die Landwirtschaft. Der Leiter der Werkstatt sucht eine Person, die mit ihm die Pläne der Konstruktion liest, die Teile im Lager holt und am Abend die Hallen schließt. Sie arbeitet mit Kolleginnen aus Polen und Frankreich und lernt im ersten Jahr alle Abteilungen des Hauses kennen, auch den Vertrieb und die Buchhaltung in Hannover.',
])('breaks no sentence of a paragraph among others: %s', (text) => {
  const lines = segmentsOf([text, text, text].join('\n\n'))
  expect(lines.filter((line) => !line.text.endsWith('.'))).toEqual([])
})
