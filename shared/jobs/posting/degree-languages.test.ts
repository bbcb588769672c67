import { describe, expect, test } from 'vitest'
import { degreeLevels } from './degree-names.ts'

// What postings ask for in other languages than English, as the sentences go.

const ASKED: Record<string, [string, string[]][]> = {
  Polish: [
    ['Wykształcenie wyższe techniczne (preferowane: elektrotechnika)', ['bachelor']],
    ['Oczekujemy wykształcenia wyższego lub średniego', ['highschool', 'bachelor']],
    ['min. wykształcenie średnie', ['highschool']],
    ['Ukończone studia wyższe na kierunku logistyka', ['bachelor']],
    ['Tytuł magistra farmacji', ['master']],
    ['Wykształcenie wyższe magisterskie', ['master']],
    ['Ukończone studia magisterskie z psychologii', ['master']],
    ['Licencjat lub student ostatniego roku', ['bachelor']],
    ['Wykształcenie min. zawodowe, kierunek mechanik', ['highschool']],
    ['Stopień doktora nauk medycznych', ['phd']],
  ],
  Dutch: [
    ['Een afgeronde hbo-opleiding richting bedrijfskunde', ['bachelor']],
    ['Je beschikt over wo werk- en denkniveau', ['bachelor']],
    ['Minimaal mbo-niveau 3', ['associate']],
    ['vmbo-diploma of hoger', ['highschool']],
    ['Je hebt een universitaire opleiding afgerond', ['bachelor']],
    ['Masterdiploma in de klinische psychologie', ['master']],
    ['Je bent gepromoveerd in de scheikunde', ['phd']],
    ['mbo/hbo werk- en denkniveau', ['associate', 'bachelor']],
    ['Een afgeronde wo-master in de geneeskunde', ['master']],
  ],
  Swedish: [
    ['Högskoleutbildning inom ekonomi eller motsvarande', ['bachelor']],
    ['Avslutad gymnasial utbildning', ['highschool']],
    ['Civilingenjör med inriktning mot elkraft', ['master']],
  ],
  Danish: [
    ['Du er professionsbachelor i ernæring og sundhed', ['bachelor']],
    ['Kandidatgrad i statskundskab', ['master']],
    ['Du har HHX eller en kontoruddannelse', ['highschool']],
  ],
  Norwegian: [
    ['Mastergrad innen geologi', ['master']],
    ['Utdanning på bachelornivå innen helsefag', ['bachelor']],
    ['Fullført videregående opplæring', ['highschool']],
  ],
  Finnish: [
    ['Soveltuva ammattikorkeakoulututkinto', ['bachelor']],
    ['Ylempi korkeakoulututkinto oikeustieteestä', ['master']],
    ['Tradenomi tai kauppatieteiden maisteri', ['bachelor', 'master']],
  ],
  Czech: [
    ['Vysokoškolské vzdělání ekonomického směru', ['bachelor']],
    ['Ukončené SŠ vzdělání s maturitou', ['highschool']],
    ['Vysokoškolské nebo úplné střední vzdělání', ['highschool', 'bachelor']],
  ],
  Hungarian: [
    ['Felsőfokú műszaki végzettség', ['bachelor']],
    ['Legalább középfokú végzettség', ['highschool']],
  ],
  Romanian: [
    ['Studii superioare tehnice', ['bachelor']],
    ['Studii medii finalizate', ['highschool']],
    ['Facultate sau liceu tehnic absolvit', ['highschool', 'bachelor']],
  ],
  Turkish: [
    ['Üniversitelerin ilgili bölümlerinden mezun', ['bachelor']],
    ['Tercihen yüksek lisans mezunu', ['master']],
    ['En az lise mezunu', ['highschool']],
  ],
  Spanish: [
    ['Titulación universitaria en Derecho', ['bachelor']],
    ['Formación: Grado en Enfermería', ['bachelor']],
    ['Ciclo formativo de grado medio en electromecánica', ['associate']],
    ['FP II o CFGS en Administración', ['associate']],
    ['Estudios universitarios finalizados', ['bachelor']],
    ['Licenciada o Licenciado en Química', ['bachelor']],
    ['ESO o graduado escolar', ['highschool']],
    ['Máster en Prevención de Riesgos Laborales', ['master']],
    ['Egresado de la carrera de Contador Público', ['bachelor']],
    ['Secundario completo', ['highschool']],
    ['Profesionales titulados/as de la carrera de Periodismo o carreras afines', ['bachelor']],
  ],
  Portuguese: [
    ['Formação superior em Engenharia Civil', ['bachelor']],
    ['Superior completo em Ciências Contábeis', ['bachelor']],
    ['Licenciatura em Gestão de Empresas', ['bachelor']],
    ['Curso técnico em enfermagem completo', []],
    ['12.º ano de escolaridade', ['highschool']],
    ['Escolaridade mínima obrigatória', ['highschool']],
    ['Mestrado em Engenharia Informática', ['master']],
    ['Graduação completa em Nutrição', ['bachelor']],
    ['Bacharelado em Sistemas de Informação', ['bachelor']],
  ],
  Italian: [
    ['Laurea triennale in Economia', ['bachelor']],
    ['Laurea magistrale in Giurisprudenza', ['master']],
    ['Diploma di perito meccanico', ['highschool']],
    ['Titolo di studio: diploma di scuola superiore', ['highschool']],
    ['Laureati in ingegneria gestionale', ['bachelor']],
    ['Dottorato di ricerca in fisica', ['phd']],
    ['Diploma ITS in meccatronica', ['associate']],
  ],
  French: [
    ['De formation Bac+5 en école de commerce', ['master']],
    ['Titulaire d’une licence en droit', ['bachelor']],
    ['Un diplôme de l’enseignement supérieur de type court', ['bachelor']],
    ['Bac +2 minimum (BTS, DUT)', ['associate']],
    ['Diplôme d’ingénieur exigé', ['master']],
    ['Niveau bac pro accepté', ['highschool']],
    ['Vous êtes diplômé d’une école d’ingénieurs', ['master']],
    ['Doctorat en pharmacie', ['phd']],
    ['De formation supérieure en comptabilité (DCG)', ['bachelor']],
  ],
  German: [
    ['Abgeschlossenes Hochschulstudium der Informatik', ['bachelor']],
    ['Studienabschluss in Sozialer Arbeit', ['bachelor']],
    ['Mindestens Hauptschulabschluss', ['highschool']],
    ['Fachhochschulreife oder Abitur', ['highschool']],
    ['Promotion in Biochemie', ['phd']],
    ['Master-Abschluss in Maschinenbau', ['master']],
    ['Erfolgreich abgeschlossenes duales Studium', ['bachelor']],
    ['akademischer Abschluss', ['bachelor']],
    ['Du bist promovierte Chemikerin', ['phd']],
  ],
}

describe.each(Object.entries(ASKED))('degrees asked for in %s', (_, cases) => {
  test.each(cases)('%s', (text, levels) => expect(degreeLevels(text).sort()).toEqual([...levels].sort()))
})

test.each([
  'Licence de conducción B',
  'Führerschein Klasse B, abgeschlossene Ausbildung von Vorteil',
  'Permis B exigé, licence informatique fournie',
  'Uprawnienia SEP do 1 kV',
  'Werken op hoog niveau in een klein team',
  'Grado de autonomía elevado',
  'Capacidad de trabajo en equipo a nivel superior de exigencia',
  'Promotion am Point of Sale',
  'Promoción interna y formación continua',
  'Formação contínua dada pela empresa',
  'Wir studieren gerne Pläne',
  'Master Chef de partie',
  'Na maturalny sezon szukamy kelnerów',
  'Lehrkraft am Gymnasium gesucht',
  'Dobra organizacja pracy na magazynie',
])('no degree: %s', (text) => expect(degreeLevels(text)).toEqual([]))
