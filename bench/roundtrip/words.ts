// What invented people write. Every name, company and school is made up, plainly so; addresses are example domains.

export interface Tongue {
  first: string[]
  last: string[]
  places: string[]
  companies: string[]
  positions: string[]
  schools: string[]
  degrees: string[]
  fields: string[]
  sentences: string[]
  certificates: string[]
  interests: string[]
}

export const tongues: Record<string, Tongue> = {
  english: {
    first: ['Jane', 'Oliver', 'Priya', 'Siân', 'Mary Ann', 'Xu', 'DeShawn', 'Aoife'],
    last: ['Sample', "O'Example", 'Placeholder', 'Testington-Smythe', 'Mockford', 'Specimen'],
    places: [
      'London, United Kingdom',
      'Springfield, IL',
      'Toronto, ON, Canada',
      'Remote',
      'Dublin',
      'New York, NY',
    ],
    companies: [
      'Northwind Traders Ltd',
      'Contoso',
      'Example & Sons',
      'Fabrikam, Inc.',
      'Sample Health Group',
      'Placeholder Bank plc',
      'Acme Robotics LLC',
      'Tailspin Toys',
    ],
    positions: [
      'Senior Software Engineer',
      'Frontend Developer',
      'Data Analyst',
      'Registered Nurse',
      'Product Manager',
      'Head of Marketing',
      'Junior Accountant',
      'DevOps Engineer',
      'Customer Success Manager',
      'Research Assistant',
      'Sales Representative',
      'Operations Director',
    ],
    schools: [
      'University of Example',
      'Example Institute of Technology',
      'Sample State University',
      'Placeholder College',
      'Mock School of Design',
    ],
    degrees: [
      'BSc',
      'Bachelor of Arts',
      'Master of Science',
      'MBA',
      'PhD',
      'B.A.',
      'M.Eng.',
      'Associate of Science',
    ],
    fields: [
      'Computer Science',
      'Mechanical Engineering',
      'Economics',
      'Nursing',
      'Graphic Design',
      'Applied Mathematics',
      'History and Politics',
    ],
    sentences: [
      'Rebuilt the checkout in TypeScript; conversion rose from 2.9 % to 3.6 % within a quarter.',
      'Cut cloud spending by $240,000 a year by resizing 48 services.',
      'Led a team of seven (three juniors) through a migration without a day of downtime',
      'Automated the monthly report, which took 3 days before and 20 minutes since.',
      'Trained 35 colleagues in safe handling procedures; incidents fell by 41%.',
      'Wrote the guide that every new hire now reads: “How we ship”.',
      'Negotiated contracts with 12 suppliers — saving £1.2m over two years.',
      'Presented at three conferences on accessible interfaces, including example.org/talks/2021.',
      'Designed, built and operated a queue processing 4,500 orders/min with p99 < 80 ms.',
      'Responsible for budgets of up to $5M and for the weekly review with the board of directors and its committees across four time zones.',
      'Introduced code review, continuous integration and a blameless post-mortem culture to a department of sixty people, so that the number of production incidents per quarter fell from nineteen to four while the number of releases tripled over the same period.',
      'Mentored 5 interns.',
      'Maintained C++ and C# services (.NET 8) used by 300+ branches.',
    ],
    certificates: [
      'Certified Example Administrator',
      'First Aid at Work',
      'Project Management Practitioner',
      'Cloud Architect Associate',
    ],
    interests: ['Bookbinding', 'Rowing', 'Chess', 'Long-distance walking', 'Choir'],
  },
  german: {
    first: ['Jürgen', 'Käthe', 'Björn', 'Anna-Lena', 'Groß'],
    last: ['Müller', 'Mustermann', 'von Beispiel', 'Strauß', 'Schön-Muster'],
    places: ['Berlin, Deutschland', 'München', 'Köln', 'Zürich, Schweiz', 'Düsseldorf'],
    companies: ['Beispiel GmbH', 'Muster & Söhne KG', 'Übung AG', 'Platzhalter SE'],
    positions: [
      'Softwareentwickler',
      'Projektleiterin',
      'Vertriebsleiter',
      'Entwicklungsingenieurin',
      'Wissenschaftlicher Mitarbeiter',
    ],
    schools: ['Technische Universität Musterstadt', 'Universität Beispielhausen', 'Hochschule für Übung'],
    degrees: ['B.Sc.', 'M.Sc.', 'Diplom', 'Dr.-Ing.'],
    fields: ['Informatik', 'Maschinenbau', 'Betriebswirtschaftslehre', 'Physik'],
    sentences: [
      'Führte ein Team von acht Entwicklern und verkürzte die Auslieferung um 30 %.',
      'Entwickelte eine Schnittstelle für 1.200 Händler in größeren Städten.',
      'Betreute das Budget über 2,4 Mio. € und senkte die Kosten jährlich.',
      'Außerdem: Schulung von 25 Kolleginnen und Kollegen.',
    ],
    certificates: ['Ausbildereignung', 'Sicherheitsbeauftragte'],
    interests: ['Bergsteigen', 'Gärtnern', 'Schach'],
  },
  french: {
    first: ['Éloïse', 'François', 'Zoé', 'Jean-Noël'],
    last: ['Exemple', 'Dupont-Modèle', 'Lefèvre', "d'Essai"],
    places: ['Paris, France', 'Lyon', 'Montréal, QC', 'Genève, Suisse'],
    companies: ['Société Exemple SA', 'Modèle & Cie', 'Atelier Témoin SARL'],
    positions: ['Développeuse web', 'Chef de projet', 'Ingénieur logiciel', 'Responsable marketing'],
    schools: ['Université de Modèle', 'École Exemple', 'Institut Témoin de Technologie'],
    degrees: ['Licence', 'Master', 'Doctorat'],
    fields: ['Informatique', 'Économie', 'Génie civil'],
    sentences: [
      'Réduit les délais de 25 % grâce à l’automatisation des tests.',
      'Encadré une équipe de six personnes à l’étranger, où nous avons livré cœur du système en été.',
      'Géré un budget de 800 000 € pour les régions Île-de-France et Rhône.',
    ],
    certificates: ['Certificat d’exemple'],
    interests: ['Cyclisme', 'Théâtre'],
  },
  spanish: {
    first: ['María José', 'Íñigo', 'Lucía', 'Ángel'],
    last: ['García Ejemplo', 'Muñoz', 'de la Prueba', 'Ibáñez Modelo'],
    places: ['Madrid, España', 'Ciudad de México', 'Buenos Aires, Argentina'],
    companies: ['Ejemplo S.A.', 'Pruebas del Norte S.L.', 'Grupo Modelo Ficticio'],
    positions: ['Desarrollador de software', 'Analista de datos', 'Jefa de proyecto'],
    schools: ['Universidad de Ejemplo', 'Instituto Politécnico Ficticio'],
    degrees: ['Licenciatura', 'Máster', 'Grado'],
    fields: ['Ingeniería Informática', 'Administración de Empresas', 'Diseño'],
    sentences: [
      'Diseñé la plataforma que atiende a 3 millones de usuarios al año.',
      'Reduje un 18 % los costes de la campaña de otoño.',
      'Coordiné a doce ingenieros en tres países.',
    ],
    certificates: ['Certificado de ejemplo'],
    interests: ['Fútbol', 'Cocina', 'Guitarra'],
  },
  polish: {
    first: ['Żaneta', 'Łukasz', 'Małgorzata', 'Wojciech'],
    last: ['Przykładowska', 'Śliwiński', 'Wzór', 'Źdźbło'],
    places: ['Warszawa, Polska', 'Łódź', 'Kraków'],
    companies: ['Przykład Sp. z o.o.', 'Wzorzec S.A.'],
    positions: ['Programista', 'Software Engineer', 'Data Scientist'],
    schools: ['Uniwersytet Przykładowy', 'Politechnika Wzorcowa'],
    degrees: ['Magister', 'Inżynier', 'Licencjat'],
    fields: ['Informatyka', 'Zarządzanie', 'Matematyka'],
    sentences: [
      'Zmniejszył czas wdrożenia o 40% dzięki automatyzacji.',
      'Prowadziła zespół ośmiu osób i żaden termin nie został przekroczony.',
      'Wdrożył system obsługujący 15 000 zamówień dziennie.',
    ],
    certificates: ['Certyfikat przykładowy'],
    interests: ['Żeglarstwo', 'Szachy'],
  },
  ukrainian: {
    first: ['Олександра', 'Тарас', 'Ґанна', 'Їржи'],
    last: ['Прикладенко', 'Зразковий', 'Ґалаґан'],
    places: ['Київ, Україна', 'Львів', 'Одеса'],
    companies: ['Приклад ТОВ', 'Зразок Софт'],
    positions: ['Software Engineer', 'Розробник програмного забезпечення', 'Менеджер проєктів'],
    schools: ['Київський університет прикладів', 'Львівська політехніка зразків'],
    degrees: ['Бакалавр', 'Магістр'],
    fields: ['Комп’ютерні науки', 'Економіка'],
    sentences: [
      'Скоротила час відповіді сервісу з 800 до 120 мс.',
      'Провів 40 технічних співбесід та найняв шістьох розробників.',
      'Запровадила автоматичні тести, які знаходять 9 з 10 помилок до релізу.',
    ],
    certificates: ['Сертифікат прикладу'],
    interests: ['Шахи', 'Подорожі'],
  },
  russian: {
    first: ['Пётр', 'Анна', 'Юлия'],
    last: ['Примеров', 'Образцова', 'Щукин'],
    places: ['Алматы, Казахстан', 'Тбилиси', 'Рига'],
    companies: ['Пример Технологии', 'Образец Банк'],
    positions: ['Инженер-программист', 'Data Engineer', 'Руководитель отдела продаж'],
    schools: ['Примерный государственный университет', 'Институт образцов'],
    degrees: ['Бакалавр', 'Магистр', 'Специалист'],
    fields: ['Прикладная математика', 'Информатика'],
    sentences: [
      'Ускорил сборку в 4 раза и сократил расходы на 18 %.',
      'Руководила группой из 9 человек в трёх городах.',
      'Разработал сервис, который обрабатывает 2 млн запросов в сутки.',
    ],
    certificates: ['Сертификат образца'],
    interests: ['Шахматы', 'Лыжи'],
  },
  greek: {
    first: ['Ελένη', 'Γιώργος', 'Άννα'],
    last: ['Παραδείγματος', 'Υποθετικός', 'Δοκιμάκη'],
    places: ['Αθήνα, Ελλάδα', 'Θεσσαλονίκη', 'Λευκωσία, Κύπρος'],
    companies: ['Παράδειγμα Α.Ε.', 'Δοκιμή ΕΠΕ'],
    positions: ['Software Engineer', 'Προγραμματιστής', 'Διευθύντρια Πωλήσεων'],
    schools: ['Πανεπιστήμιο Παραδειγμάτων', 'Πολυτεχνείο Δοκιμών'],
    degrees: ['Πτυχίο', 'Μεταπτυχιακό', 'Δίπλωμα'],
    fields: ['Πληροφορική', 'Οικονομικά'],
    sentences: [
      'Μείωσα τον χρόνο απόκρισης κατά 35% σε έξι μήνες.',
      'Διηύθυνα ομάδα οκτώ ατόμων σε τρεις χώρες.',
      'Σχεδίασα το σύστημα που εξυπηρετεί 12.000 πελάτες.',
    ],
    certificates: ['Πιστοποιητικό παραδείγματος'],
    interests: ['Σκάκι', 'Ορειβασία'],
  },
}

export const technologies = [
  'TypeScript',
  'React',
  'Node.js',
  'C++',
  'C#',
  '.NET',
  'Go',
  'Rust',
  'PostgreSQL',
  'CI/CD',
  'Kubernetes',
  'AWS',
  'Figma',
  'SAP',
  'Excel',
  'Python',
  'R',
  'Accessibility (WCAG 2.2)',
  'REST APIs',
  'Project management',
]

export const projectNames = [
  'Paper Trail',
  'open-atlas',
  'Lighthouse Keeper',
  'Tiny Ledger 2',
  'Müsli-Rechner',
  'The Quiet Inbox',
]

export const projectLines = [
  'An offline notebook that syncs between devices and has never lost a keystroke.',
  'Maps the trees of a city from open data; 40,000 visitors in the first month.',
  'A command-line ledger with double-entry checks and readable reports.',
  'Reads invoices and sorts them by what is due first.',
]

export const links = [
  'https://example.org/p/1',
  'https://github.com/example/paper-trail',
  'https://www.example.com/portfolio/2024/projects/a-very-long-name-for-a-project-that-goes-on/and-on/index.html?ref=resume&lang=en',
  'example.net/atlas',
]
export const languages = ['English', 'German', 'French', 'Greek', 'Polish', 'Spanish', 'Ukrainian']
export const fluencies = ['native', 'C1', 'fluent', 'B2', '']
export const awards = ['Best Accessible Product', 'Employee of the Year', 'Dean’s List', 'Hackathon winner']
export const publications = ['On the Shape of Resumes', 'Reading Order in Practice: A Survey']
export const volunteering = ['Mentor', 'Board member', 'Trainer']
export const organisations = ['Example Foundation', 'Sample Youth Club', 'Placeholder Relief']
