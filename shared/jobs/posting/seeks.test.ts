import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const why = (...lines: string[]) => jobFromText(lines.join('\n'), { category: '', role: '' }).unusable

/** What is done on each level of a house, as handbooks print it. */
const ladder = (levels: number, ...deeds: string[]) =>
  Array.from({ length: levels }, (_, at) => [`${at + 1}`, ...deeds]).flat()

describe('what names duties at length but seeks nobody is no posting', () => {
  it.each([
    [
      'the levels of a trade',
      'Titles and levels at Lorimar',
      ...ladder(
        5,
        'You work with other departments on the planning of the year.',
        'You coordinate projects with designers and engineers across teams.',
        'You manage the budget of your area and report on it to the management.',
        'You mentor colleagues and support them in their development.',
        'You analyze the figures of the month and identify ways to improve.',
        'You build strong relationships with customers and partners.',
        'You develop and maintain tools that make the work of others easier.',
        'You plan, organize and document the work of your team.',
        'You lead by example and communicate clearly with everyone involved.',
        'You ensure the quality of what is delivered to customers.',
      ),
    ],
    [
      'those in Spanish',
      'Niveles en Lorimar',
      ...ladder(
        12,
        'Planificar y coordinar los proyectos del área.',
        'Atender a los clientes y resolver sus incidencias.',
        'Elaborar informes y presentar los resultados.',
        'Colaborar con otros departamentos en la mejora de los procesos.',
        'Formar y acompañar a los nuevos compañeros.',
        'Gestionar el presupuesto y los proveedores.',
      ),
    ],
  ])('%s', (_, ...lines) => expect(why(...lines)).not.toBe(''))
})

describe('a part of a posting is one, long or short', () => {
  it.each([
    [
      'a list of demands without a head',
      '- Three years of experience in a commercial kitchen',
      '- Knowledge of HACCP and food hygiene level 3',
      '- Ability to lead a small team during service',
      '- Experience with stock control and ordering',
      '- Good spoken English',
      '- Willingness to work evenings and weekends',
      '- A clean driving license',
      '- Physically fit and able to lift 20 kg',
      '- Pastry skills are an advantage',
    ],
    [
      'one in German',
      '- Abgeschlossene Ausbildung als Tischler oder Zimmerer',
      '- Mehrjährige Berufserfahrung im Innenausbau',
      '- Sicherer Umgang mit CNC-Maschinen',
      '- Führerschein der Klasse B',
      '- Kenntnisse in AutoCAD',
      '- Teamfähigkeit und Zuverlässigkeit',
      '- Gute Deutschkenntnisse in Wort und Schrift',
      '- Bereitschaft zu Montageeinsätzen',
    ],
    [
      'one in Polish',
      '- Wykształcenie minimum średnie techniczne',
      '- Doświadczenie na podobnym stanowisku',
      '- Znajomość rysunku technicznego',
      '- Uprawnienia spawalnicze MAG i TIG',
      '- Prawo jazdy kategorii B',
      '- Umiejętność pracy w zespole',
      '- Gotowość do pracy zmianowej',
      '- Dokładność i odpowiedzialność',
    ],
    [
      'duties and demands in French',
      'Vos missions',
      '- Composer des bouquets et conseiller la clientèle',
      '- Gérer les stocks et les commandes',
      '- Entretenir les plantes et la boutique',
      '- Tenir la caisse',
      'Votre profil',
      '- CAP fleuriste',
      '- Première expérience en boutique',
      '- Sens du contact et permis B',
      'Contrat de 35 heures, deux dimanches par mois.',
    ],
  ])('%s', (_, ...lines) => expect(why(...lines)).toBe(''))
})
