import type { FormLabel } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'

// What forms print before a value, plain words: the old Europass in its languages, and the labelled entries of other forms.

export type { FormLabel }

/** Languages whose labels stand together here; those of the others are in their locales. */
const TOGETHER: Record<FormLabel, string> = {
  dates: `dates; date; dates from to; date from to; period; duration; time period; timeline; tenure; zeitraum; datum; von bis; dauer; fechas; fecha; periodo; duracion; dates de a; periode; duree; datas; duracao; data; durata; data da a; looptijd; duur; van tot; 时间; 起止时间; 期間`,
  position: `occupation or position held; position held; position; job title; title; role; designation; occupation; beruf oder funktion; funktion; tatigkeit oder funktion; stelle; poste; poste occupe; fonction ou poste occupe; fonction; emploi occupe; intitule du poste; profesion o cargo desempenado; cargo; cargo desempenado; puesto; puesto desempenado; funcao ou cargo ocupado; cargo ou funcao; funcao; lavoro o posizione ricoperti; posizione ricoperta; tipo di impiego; mansione; ruolo; qualifica; functie of beroep; functie; 职位; 职务; 岗位; 役職; 職位; 職種`,
  company: `name and address of employer; name and address of the employer; name of employer; employer; company; company name; organization; organisation; organization name; name und adresse des arbeitgebers; arbeitgeber; firma; unternehmen; nom et adresse de l'employeur; nom de l'employeur; employeur; entreprise; societe; nombre y direccion de la empresa o empleador; nombre y direccion del empleador; nombre del empleador; empresa; empleador; nome e endereco do empregador; nome do empregador; empregador; nome e indirizzo del datore di lavoro; datore di lavoro; azienda; societa; naam en adres van de werkgever; naam van de werkgever; werkgever; bedrijf; 公司; 公司名称; 单位; 工作单位; 会社名; 勤務先`,
  text: `main activities and responsibilities; main activities; key responsibilities; type of business or sector; business or sector; sector; wichtigste tatigkeiten und zustandigkeiten; tatigkeitsbereich oder branche; branche; principales activites et responsabilites; activites et responsabilites principales; type ou secteur d'activite; secteur d'activite; funciones y responsabilidades principales; principales actividades y responsabilidades; tipo de empresa o sector; principais atividades e responsabilidades; tipo de empresa ou sector; principali attivita e responsabilita; principali mansioni e responsabilita; tipo di attivita o settore; tipo di azienda o settore; voornaamste werkzaamheden en verantwoordelijkheden; type of bedrijf of sector; principal subjects occupational skills covered; level in national classification; level in national or international classification; hauptfacher berufliche fahigkeiten; principales matieres competences professionnelles couvertes; principales materias o capacidades profesionales estudiadas; principali tematiche competenze professionali acquisite; principali materie abilita professionali oggetto dello studio; livello nella classificazione nazionale; nivel en la clasificacion nacional; niveau dans la classification nationale`,
  degree: `title of qualification awarded; qualification awarded; qualification; degree; degree obtained; bezeichnung der erworbenen qualifikation; abschluss; intitule du certificat ou diplome delivre; intitule du diplome; diplome; diplome obtenu; titulo de la cualificacion obtenida; titulo obtenido; titulacion; titulo; designacao da qualificacao atribuida; grau; titolo della qualifica rilasciata; titolo di studio; qualifica conseguita; titolo conseguito; naam van het diploma; titel van het diploma; behaald diploma; diploma; 学历; 学位`,
  school: `name and type of organisation providing education and training; name and type of organization providing education and training; name and type of organisation; institution; institute; name of institution; school; college; university; college name; university board; name und art der bildungs oder ausbildungseinrichtung; bildungseinrichtung; schule; hochschule; nom et type de l'etablissement d'enseignement ou de formation; nom de l'etablissement; etablissement; nombre y tipo de la organizacion que ha impartido la educacion o la formacion; nombre y tipo del centro de estudios; centro; centro de estudios; institucion; nome e tipo da organizacao de ensino ou formacao; instituicao; nome e tipo d'organizzazione erogatrice dell'istruzione e formazione; nome e tipo d'organizzazione erogatrice; nome e tipo di istituto di istruzione o formazione; istituto; naam en type van de organisatie die de opleiding heeft verstrekt; naam van de onderwijsinstelling; onderwijsinstelling; instelling; 学校; 院校; 毕业院校; 学校名`,
  field: `field of study; studienfach; studiengang; filiere; carrera; corso di laurea; curso; indirizzo di studio; major; subject; specialization; specialisation; fachrichtung; studienrichtung; specialite; especialidad; area de estudo; indirizzo di studi; studierichting; 专业`,
}

const alsoOf = (label: FormLabel): string[] => LOCALES.flatMap(({ labels }) => labels?.[label] ?? [])
const withLocales = (label: FormLabel): string => [TOGETHER[label], ...alsoOf(label)].join('; ')

export const FORM_LABELS: Record<FormLabel, string> = {
  dates: withLocales('dates'),
  position: withLocales('position'),
  company: withLocales('company'),
  text: withLocales('text'),
  degree: withLocales('degree'),
  school: withLocales('school'),
  field: withLocales('field'),
}

/** Over the list of what was done: neither an entry nor a part of its head. */
export const BODY_LABELS = `highlights; key highlights; responsibilities; key responsibilities; roles and responsibilities; role and responsibilities; job responsibilities; duties; key duties; duties and responsibilities; tasks; key tasks; achievements; key achievements; accomplishments; key accomplishments; selected accomplishments; contributions; key contributions; job description; aufgaben; aufgabenbereich; aufgabengebiet; tatigkeiten; hauptaufgaben; verantwortlichkeiten; erfolge; missions; missions principales; principales missions; realisations; principales realisations; responsabilites; taches; responsabilidades; funciones; tareas; logros; funciones principales; logros principales; atividades; principais atividades; atribuicoes; conquistas; resultados; mansioni; mansioni principali; attivita svolte; responsabilita; risultati; taken; werkzaamheden; verantwoordelijkheden; resultaten; 工作职责; 工作内容; 主要职责; 工作业绩; 主要业绩; 職責; 業務内容; 担当業務; 主な業務; 職務内容; 実績`
