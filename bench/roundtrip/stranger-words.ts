import type { ExtraKind } from '#shared/schema/draft.ts'

// The words of the second generator. Every name, company and school is made up, plainly so.

export interface Folk {
  first: string[]
  last: string[]
  places: string[]
  positions: string[]
  companies: string[]
  schools: string[]
  degrees: string[]
  fields: string[]
  skills: string[]
  lines: string[]
  extras: Record<ExtraKind, string[]>
}

export const longAddress = `https://example.org/${'a-rather-long-folder-name/'.repeat(6)}index.html?from=resume&page=12`

export const fluencies = ['C1', 'mother tongue', 'B2 (DELF)', 'basic']

/** Lines that look like something else: a heading, a date, an address, a label, another language's sign. */
export const oddLines = [
  'Skills',
  'Led a team of 12; budget £1.2m / €1.4m (2019–2021)',
  '1. Planned the move, 2. moved, 3. moved back',
  'See https://example.org/reports/2020?id=7 for details',
  'Contact: jo@example.net, +44 20 7946 0101',
  'C++ & C#: rewrote parsers | 3× faster',
  '“Best newcomer” – regional prize, 2016',
  'Education: trained 40 colleagues',
  'January 2020 to March 2020: acting head of unit',
  'e.g. budgets, rotas, audits etc.',
  'Worked at Northgate Sample Ltd as consultant',
  'University liaison',
  'Project manager for the annual fair',
  'Managed $5M+ P&L across EMEA/APAC',
]

export const projectNames = [
  'Skills',
  'Open-Data Atlas 2.0',
  'e-commerce @ home',
  'A/B',
  'The Lighthouse (team of three)',
  'Árvíztűrő',
  'Garden – a board game',
  'node-fake-thing',
  'Thesis: Soil & Water',
]

const english: Folk = {
  first: ['J.', 'Anne-Marie', 'X', 'Robert', 'María José', 'Dr. Ellen', 'T. J.', 'Ludwig'],
  last: [
    'Fictive Jr.',
    'de la Muster',
    'van der Voorbeeld',
    'O’Madeup',
    'Q',
    'Invented, PhD',
    'St. Nowhere',
    'Li',
    'MacSample III',
  ],
  places: [
    'Leeds',
    'San José, CA',
    'Remote (UK)',
    '12 Elm Rd., Apt. 4B, Boise, ID 83702',
    'St. John’s, NL',
    'Greater Manchester Area',
  ],
  positions: [
    'Engineer, Payments',
    'Staff Nurse (Band 5)',
    'Head of People & Culture',
    'Director of Education',
    'Sales/Marketing Associate',
    'Welder',
    'Intern – Summer Programme',
    'CTO | Co-founder',
    'Assistant to the Mayor',
    'Teacher of English at Key Stage 3',
    'Student',
    'Founder',
    'Ambassador',
  ],
  companies: [
    'Skills',
    'Nowhere & Daughters',
    'University Hospital of Sampleton',
    'Engine No. 9',
    'Self-employed',
    'The Invented Company (formerly Madeup Ltd.)',
    'ABC',
    'Summit',
    '24/7 Fictions',
    'London',
    'Ministry of Examples – Department of Trials',
    'Projects, Inc.',
    'Engineer.example',
    'Wm. Madeup and Co.',
  ],
  schools: [
    'Nowhere University, Sampleton',
    'St. Example’s',
    'Invented High School',
    'The Open Sample',
    'ETHX',
    'College of Arts & Letters at Madeup',
    'Bootcamp 2000',
  ],
  degrees: [
    'Bachelor of Science in Nursing',
    'B.A.',
    'PhD',
    'M.Eng. (Hons)',
    'A-levels',
    'GED',
    'Certificate III',
    'Master of Public Health, MPH',
    'Diploma',
    'Apprenticeship',
  ],
  fields: [
    'Nursing',
    'Politics, Philosophy & Economics',
    'History of Art',
    'Maths, Physics, Chemistry',
    'Law with French',
    'Music (Performance)',
    'Computer Science and Engineering',
  ],
  skills: [
    'Word, Excel',
    'Negotiation',
    'C',
    'R',
    'CI/CD',
    'Ruby on Rails',
    'first aid',
    'Node.js',
    'Front-end – React',
    'Adobe: Photoshop',
    'Budgeting and forecasting',
    'Driving licence (B, C1)',
    'Team-building',
    'Public speaking & training',
    'Expert witness work',
    'German: C1',
  ],
  lines: [
    'Cut waiting times from 9 to 4 days',
    'Answered some 60 calls a day in a busy contact centre',
    'Wrote the handbook that all 14 branches use; it is now in its third edition.',
    'promoted twice',
    'Responsible to the board for safety, quality and training across the plant, its two depots and the visitors’ centre',
    'Didn’t miss a deadline in 3 years',
  ],
  extras: {
    certifications: ['PRINCE2®', 'First Aid at Work (Level 3)', 'AWS – Solutions Architect, Associate'],
    languages: ['English', 'Māori', 'Chinese (Mandarin)', 'Português'],
    awards: ['Dean’s List', '“Golden Spoon”', 'Employee of the Year 2018'],
    publications: ['On Sampling: A Study, Part II', 'How to fold maps'],
    volunteering: ['Scout leader', 'Kitchen helper & driver', 'Treasurer'],
    interests: ['Chess', 'hill-walking', 'Sci-fi & fantasy', 'Music'],
  },
}

const german: Folk = {
  first: ['Jürgen', 'Anke-Sophie', 'Ö.', 'Björn'],
  last: ['Weißmuster', 'von der Probe', 'Beispiel-Groß', 'Straßner'],
  places: ['Köln', 'Bad Musterstedt', 'Zürich, Schweiz', 'Hauptstraße 5, 12345 Musterstadt'],
  positions: [
    'Geselle',
    'Leiter Einkauf (m/w/d)',
    'Sachbearbeiterin',
    'Werkstudent – Forschung',
    'Ärztin in Weiterbildung',
  ],
  companies: [
    'Muster & Söhne GmbH & Co. KG',
    'Bäckerei Erfunden',
    'Stadt Musterstedt',
    'Freiberuflich',
    'Universitätsklinikum Probe',
  ],
  schools: [
    'Technische Universität Musterstedt',
    'Goethe-Beispielschule',
    'IHK Probe',
    'Fachhochschule für Muster',
  ],
  degrees: ['Abitur', 'Diplom', 'M. Sc.', 'Ausbildung', 'Promotion (Dr. rer. nat.)', 'Staatsexamen'],
  fields: ['Maschinenbau', 'Wirtschaft und Recht', 'Bäcker', 'Germanistik, Geschichte'],
  skills: ['Gesprächsführung', 'SAP R/3', 'Führerschein Klasse B', 'Löten', 'MS Office (Word, Excel)', 'C#'],
  lines: [
    'Leitete die Umstellung von 3 Filialen auf ein neues Kassensystem und schulte die Kolleginnen und Kollegen',
    'Größere Aufträge für die öffentliche Hand kalkuliert und abgerechnet',
    'Verantwortlich für Einkauf, Lager und Versand mit einem Jahresbudget von 1,2 Mio. €',
  ],
  extras: {
    certifications: ['Ausbildereignung (AdA)', 'Schweißschein'],
    languages: ['Deutsch', 'Türkisch'],
    awards: ['Förderpreis 2017'],
    publications: ['Über Muster'],
    volunteering: ['Freiwillige Feuerwehr', 'Trainerin E-Jugend'],
    interests: ['Schach', 'Gärtnern'],
  },
}

const russian: Folk = {
  first: ['Анна', 'Пётр', 'Ю.'],
  last: ['Примерова', 'Образцов-Вымышленный', 'Й'],
  places: ['Москва', 'г. Примерск', 'Новосибирск, Россия'],
  positions: ['Инженер', 'Руководитель отдела продаж', 'Медсестра', 'Менеджер по работе с клиентами'],
  companies: ['ООО «Пример»', 'Завод «Образец»', 'Больница № 7', 'Вымысел и партнёры'],
  schools: ['Примерский государственный университет', 'Школа № 12', 'МПУ'],
  degrees: ['Бакалавр', 'Магистр', 'Специалист'],
  fields: ['Прикладная математика', 'Экономика и финансы'],
  skills: ['1С: Предприятие', 'Переговоры', 'Python', 'Ведение документации'],
  lines: [
    'Сократил время обработки заказов на 30% и обучил пять новых сотрудников',
    'Вела переговоры с поставщиками',
    'Отвечал за закупки, склад и доставку в трёх регионах, включая работу с таможней и перевозчиками',
  ],
  extras: {
    certifications: ['Удостоверение № 5'],
    languages: ['Русский', 'Английский'],
    awards: ['Лучший сотрудник 2019'],
    publications: ['О примерах'],
    volunteering: ['Помощник в приюте'],
    interests: ['Шахматы', 'Горы'],
  },
}

const greek: Folk = {
  first: ['Ελένη', 'Νίκος'],
  last: ['Παράδειγμα', 'Δοκιμαστίδης'],
  places: ['Αθήνα', 'Θεσσαλονίκη, Ελλάδα'],
  positions: ['Λογίστρια', 'Μηχανικός Λογισμικού', 'Υπεύθυνος Πωλήσεων'],
  companies: ['Παράδειγμα Α.Ε.', 'Δοκιμή και Υιοί', 'Νοσοκομείο Δείγμα'],
  schools: ['Πανεπιστήμιο Δοκιμών', 'Σχολή Δείγμα'],
  degrees: ['Πτυχίο', 'Μεταπτυχιακό'],
  fields: ['Φυσική', 'Οικονομικά'],
  skills: ['Διαπραγμάτευση', 'Excel', 'Λογιστική'],
  lines: [
    'Μείωσα τον χρόνο αναμονής κατά 20%',
    'Οργάνωσα την εκπαίδευση 15 νέων υπαλλήλων σε δύο καταστήματα',
  ],
  extras: {
    certifications: ['Άδεια ασκήσεως'],
    languages: ['Ελληνικά', 'Γαλλικά'],
    awards: ['Βραβείο 2020'],
    publications: ['Περί δειγμάτων'],
    volunteering: ['Εθελόντρια βιβλιοθήκης'],
    interests: ['Σκάκι'],
  },
}

const vietnamese: Folk = {
  first: ['Thị Mẫu', 'Đức', 'Ngọc Ánh'],
  last: ['Nguyễn', 'Trần Ví Dụ', 'Phạm'],
  places: ['Hà Nội', 'Quận 1, TP. Hồ Chí Minh', 'Đà Nẵng, Việt Nam'],
  positions: ['Kỹ sư phần mềm', 'Trưởng phòng kinh doanh', 'Kế toán'],
  companies: ['Công ty TNHH Ví Dụ', 'Ngân hàng Mẫu', 'Bệnh viện Thử Nghiệm'],
  schools: ['Đại học Mẫu Hà Nội', 'Trường THPT Ví Dụ'],
  degrees: ['Cử nhân', 'Thạc sĩ'],
  fields: ['Công nghệ thông tin', 'Kinh tế'],
  skills: ['Tiếng Anh', 'Đàm phán', 'Java', 'Quản lý dự án'],
  lines: [
    'Giảm 25% thời gian xử lý đơn hàng',
    'Đào tạo 12 nhân viên mới và viết tài liệu hướng dẫn cho toàn công ty',
  ],
  extras: {
    certifications: ['Chứng chỉ kế toán trưởng'],
    languages: ['Tiếng Việt', 'Tiếng Nhật'],
    awards: ['Nhân viên xuất sắc 2021'],
    publications: ['Về các ví dụ'],
    volunteering: ['Dạy học tình nguyện'],
    interests: ['Cờ vua', 'Bơi lội'],
  },
}

const slavic: Folk = {
  first: ['Łukasz', 'Žofie', 'Gyöngyvér'],
  last: ['Przykładowy', 'Vzorná-Šťastná', 'Kőszegi-Minta'],
  places: ['Łódź', 'České Budějovice', 'Győr, Magyarország'],
  positions: ['Kierownik zmiany', 'Účetní', 'Programozó'],
  companies: ['Przykład Sp. z o.o.', 'Vzor s.r.o.', 'Minta Kft.'],
  schools: ['Uniwersytet Przykładowy', 'Vysoká škola vzorová', 'Minta Egyetem'],
  degrees: ['Magister', 'Inženýr', 'Licencjat'],
  fields: ['Informatyka', 'Ekonomika'],
  skills: ['Księgowość', 'Řízení týmu', 'Excel'],
  lines: [
    'Skrócił czas realizacji zamówień o 15%',
    'Vedla tým osmi lidí ve dvou provozech a školila nové kolegy',
  ],
  extras: {
    certifications: ['Uprawnienia SEP'],
    languages: ['Polski', 'Čeština', 'Magyar'],
    awards: ['Nagroda roku'],
    publications: ['O przykładach'],
    volunteering: ['Dobrovolný hasič'],
    interests: ['Szachy', 'Houbaření'],
  },
}

const french: Folk = {
  first: ['Noël', 'Jean-François', 'Zoé'],
  last: ['d’Exemple', 'Le Fictif', 'de l’Invention'],
  places: ['Orléans', 'Saint-Exemple-sur-Mer', 'Genève, Suisse'],
  positions: ['Chargée d’études', 'Ingénieur d’affaires', 'Aide-soignante'],
  companies: ['L’Atelier Fictif', 'Société d’Exemple', 'Mairie d’Exempleville', 'Compétences'],
  schools: ['Université d’Exempleville', 'Lycée Fictif', 'École des Exemples'],
  degrees: ['Licence', 'BTS', 'Doctorat', 'Bac +5'],
  fields: ['Lettres modernes', 'Droit des affaires'],
  skills: ['Gestion d’équipe', 'Conduite d’engins', 'Pack Office'],
  lines: [
    'Réduit les délais de 20 % en réorganisant l’accueil',
    'Encadré une équipe de huit personnes, du recrutement à la formation, sur deux sites',
  ],
  extras: {
    certifications: ['CACES 3'],
    languages: ['Français', 'Occitan'],
    awards: ['Prix de l’Élève'],
    publications: ['De l’exemple'],
    volunteering: ['Secouriste'],
    interests: ['Pétanque', 'Cinéma d’auteur'],
  },
}

export const folks: Record<string, Folk> = {
  english,
  german,
  'english again': english,
  russian,
  'english once more': english,
  greek,
  vietnamese,
  slavic,
  french,
}
