import { describe, expect, it } from 'vitest'
import { spokenIn } from '#shared/text/roots.ts'
import { isTitleIn, mayBeKin, titlesAgree } from './titles.ts'

const SPOKEN = {
  de: spokenIn('Ich habe die Arbeit mit dem Team und für den Kunden gemacht'),
  en: spokenIn('The work with a team and for the customers in the shop'),
  es: spokenIn('El trabajo con un equipo y para los clientes en la tienda'),
  fr: spokenIn('Le travail avec une équipe et pour les clients dans le magasin'),
  nl: spokenIn('Ik heb het werk met een team en voor de klant gedaan'),
}

describe('two titles', () => {
  it.each([
    ['en', 'Back-End Engineer', 'Senior Backend Developer'],
    ['en', 'Warehouse Coordinator', 'Driver / Warehouse Coordinator'],
    ['de', 'Softwareentwickler', 'Software Entwickler'],
    ['de', 'Bilanzbuchhalter', 'Buchhalterin'],
    ['de', 'Verkäufer', 'Verkäuferin'],
    ['nl', 'Onderhoudsmonteur', 'Monteur'],
    ['es', 'Diseñador gráfico', 'Diseñadora gráfica'],
    ['fr', 'Vendeur', 'Vendeuse'],
    ['fr', "Architecte d'entreprise", "Architecte d'entreprise principal"],
  ] as const)('agree in %s: %s and %s', (language, wanted, held) =>
    expect(titlesAgree(wanted, held, SPOKEN[language])).toBe(true),
  )
  it.each([
    ['en', 'HR', 'HR Intern'],
    ['en', 'Sous Chef', 'Line Cook'],
    ['de', 'Bauleiter', 'Bauzeichner'],
    ['nl', 'Monteur', 'Planner'],
    ['fr', 'Vendeur', 'Vérificateur'],
  ] as const)('do not agree in %s: %s and %s', (language, wanted, held) =>
    expect(titlesAgree(wanted, held, SPOKEN[language])).toBe(false),
  )
})

describe('two titles that do not agree', () => {
  it.each([
    ['en', 'Backend Engineer', 'Software Developer'],
    ['en', 'UX Designer', 'Interior Design Assistant'],
    ['en', 'Medical Receptionist', 'Hotel Receptionist'],
    ['de', 'Bilanzbuchhalter', 'Finanzbuchhalterin'],
    ['nl', 'Servicemonteur', 'Onderhoudsmonteur'],
    ['es', 'Diseñador gráfico', 'Diseñadora de moda'],
    ['fr', 'Comptable fournisseurs', 'Aide-comptable'],
  ] as const)('may be kin in %s: %s and %s', (language, wanted, held) =>
    expect(mayBeKin(wanted, held, SPOKEN[language])).toBe(true),
  )
  it.each([
    ['en', 'Sous Chef', 'Waiter'],
    ['en', 'Senior Accountant', 'Senior Nurse'],
    ['en', 'Head of Sales', 'Head of Finance'],
    ['de', 'Bauleiter', 'Krankenpfleger'],
    ['fr', 'Vendeur', 'Soudeur'],
  ] as const)('are not kin in %s: %s and %s', (language, wanted, held) =>
    expect(mayBeKin(wanted, held, SPOKEN[language])).toBe(false),
  )
})

describe('a title in a text', () => {
  it('is there but for its grade', () =>
    expect(isTitleIn('Senior Data Analyst', 'Nurse on the way to data analyst.')).toBe(true))
  it('is not there by one of its words', () =>
    expect(isTitleIn('Data Analyst', 'Analyst of markets.')).toBe(false))
})
