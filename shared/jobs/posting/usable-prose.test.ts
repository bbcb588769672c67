import { describe, expect, it } from 'vitest'
import { jobFromText } from '../from-text.ts'

const why = (text: string) => jobFromText(text, { category: '', role: '' }).unusable

describe('a posting in plain sentences, without headings', () => {
  it.each([
    'Zahnmedizinische Fachangestellte für Praxis in Fulda\nAb August wird bei uns eine Stelle am Stuhl frei.\nDie Aufgaben sind Assistenz, Röntgen und die Pflege der Instrumente.\nEine abgeschlossene Lehre setzen wir voraus.\nWer prophylaktische Kurse besucht hat, freut uns besonders.\nVier Tage pro Woche, mittwochs geschlossen.\nDas Gehalt liegt bei 2.900 Euro.\nBewerbungen gern formlos an praxis@example.com.',
    'Recepcionista para clínica dental en León\nAtenderás el teléfono, darás citas y cobrarás los tratamientos.\nPedimos buena presencia, ofimática y experiencia de cara al público.\nEl inglés suma puntos.\nLa jornada es de mañana, de nueve a dos.\nEl contrato es indefinido tras dos meses de prueba.\nEl sueldo es de 950 euros.\nManda tu currículum con foto a clinica@example.com.',
    "Hovenier in vaste dienst\nWij leggen tuinen aan in en om Apeldoorn en komen handen tekort.\nJij plant, straat en snoeit, meestal met z'n tweeën.\nEen rijbewijs BE is nodig om de aanhanger te rijden.\nKennis van planten leer je bij ons.\nWe beginnen om half acht en stoppen om vier uur.\nJe verdient 2.700 euro en krijgt kleding en schoenen.\nApp gerust naar Wim.",
    'Przedszkole Tęcza zatrudni nauczyciela wychowania przedszkolnego\nPraca z grupą czterolatków w godzinach od siódmej do trzynastej.\nKonieczne jest wykształcenie kierunkowe i serce do dzieci.\nPlusem będzie gra na instrumencie.\nWynagrodzenie zgodne z Kartą Nauczyciela.\nOferujemy małe grupy i dofinansowanie studiów.\nStart od pierwszego września.\nCV prosimy przesłać na tecza@example.com.',
  ])('%j', (text) => expect(why(text)).toBe(''))
})

describe('what speaks of work, demands and pay, and hires nobody', () => {
  it.each([
    'Volunteer handbook, Elm Street food bank\nWelcome to the team of more than sixty volunteers.\nPlease sign in on arrival and wear your badge.\nSorters check dates and pack parcels on Tuesdays.\nDrivers need a clean licence and must be over 21.\nTraining in food hygiene is given twice a year.\nReport accidents to the coordinator at once.\nExpenses are paid on the last Friday of the month.\nThank you for giving your time.',
    'Tischler: Berufsbild und Ausbildung\nTischler stellen Möbel, Türen und Treppen her und bauen sie beim Kunden ein.\nDie Ausbildung dauert drei Jahre.\nWichtig sind räumliches Vorstellungsvermögen und Sorgfalt.\nIm ersten Lehrjahr verdienen Auszubildende etwa 850 Euro.\nGesellen kommen auf 2.600 bis 3.200 Euro.\nSpäter kann man den Meister machen oder Innenarchitektur studieren.\nArbeit gibt es in Werkstätten, im Messebau und im Theater.',
    "L'équipe du cabinet\nClaire Exemple a fondé le cabinet en 2004 après dix ans à l'hôpital.\nElle reçoit les enfants et les adultes du lundi au jeudi.\nPaul Modèle est spécialisé en rééducation du sport.\nIl a suivi l'équipe régionale de handball pendant six saisons.\nInès Test nous a rejoints en 2021 et parle anglais et arabe.\nNotre secrétaire, Luc, répond au téléphone le matin.\nLe cabinet participe à la formation des étudiants.",
    'Técnico superior en laboratorio clínico\nEl título se obtiene tras dos mil horas repartidas en dos cursos.\nSe accede con bachillerato o prueba de acceso.\nEl alumnado aprende a tomar muestras y a usar el microscopio.\nLas prácticas se hacen en hospitales durante el último trimestre.\nQuienes terminan trabajan en laboratorios públicos y privados.\nEl plazo de matrícula se abre en junio.\nHay becas para el transporte y los libros.',
    'Oto jak przygotować się do rozmowy o pracę kelnera\nDowiedz się, jaką kuchnię prowadzi restauracja.\nUbierz się schludnie i przyjdź pięć minut wcześniej.\nMożesz usłyszeć pytanie o doświadczenie i dyspozycyjność.\nPowiedz, ile talerzy potrafisz unieść, ale nie przesadzaj.\nZapytaj o napiwki, grafik i posiłki.\nPo rozmowie podziękuj krótką wiadomością.\nNie zniechęcaj się, jeśli odpowiedź nie przyjdzie od razu.',
    "Assistenza caldaie a Verona\nRipariamo caldaie di tutte le marche in giornata.\nI nostri tecnici hanno venti anni di esperienza e i patentini richiesti.\nIl sopralluogo costa 40 euro, compresi nel prezzo del lavoro.\nLavoriamo anche il sabato e nei festivi.\nRilasciamo fattura e certificazione dell'impianto.\nLa garanzia sui ricambi dura due anni.\nChiamaci o scrivici per un preventivo.",
  ])('%j', (text) => expect(why(text)).not.toBe(''))
})
