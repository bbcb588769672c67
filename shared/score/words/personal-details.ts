// What forms ask about a person and an application need not tell, by the labels and words that print it in the languages we read.

const of = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .trim()
      .split(/[|\n]/)
      .map((label) => label.trim())
      .join('|')})(?!\\p{L})`,
    'iu',
  )

export const BIRTH = of(`
date of birth|d\\.?o\\.?b\\.?|born on|born in|birth ?date|year of birth
geburtsdatum|geboren am|geboren in|geb\\.|geburtstag|date de naissance|né le|née le|né\\(e\\) le|fecha de nacimiento|nacido el|nacida el
data de nascimento|nascido em|nascida em|data di nascita|nato il|nata il|geboortedatum|geboren op|födelsedatum|född
fødselsdato|født|syntymäaika|syntynyt|data urodzenia|urodzony|urodzona|datum narození|születési idő|született|data nașterii|doğum tarihi
datum rođenja|tanggal lahir|ngày sinh|дата рождения|дата народження|出生日期|出生年月|生年月日|생년월일|تاريخ الميلاد
`)

export const AGE = of(`
age ?:|aged \\d\\d|\\d\\d years old|\\d\\d y\\/o|alter ?:|\\d\\d jahre alt|âge ?:|\\d\\d ans$|edad ?:|idade ?:|età ?:|leeftijd ?:|ålder ?:|alder ?:|ikä ?:|wiek ?:|возраст ?:|年龄|年齢
`)

export const CIVIL_STATUS = of(`
marital status|civil status|married|divorced|widowed|unmarried|familienstand|verheiratet|geschieden|verwitwet
état civil|situation familiale|célibataire|marié|mariée|divorcé|divorcée|estado civil|soltero|soltera|casado|casada|solteiro|solteira
stato civile|celibe|nubile|coniugato|coniugata|burgerlijke staat|gehuwd|ongehuwd|civilstånd|sivilstand|civilstand|ægteskabelig status
siviilisääty|stan cywilny|rodinný stav|bračni status|családi állapot|stare civilă|medeni durum|medeni hal|status pernikahan|tình trạng hôn nhân
семейное положение|сімейний стан|婚姻状况|已婚|未婚|配偶者|الحالة الاجتماعية
`)

/** Each with its number: the label alone may name a field of law. */
export const IDENTITY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${`
passport(?: no\\.?| number)?|ssn|social security(?: no\\.?| number)?|national id(?: no\\.?| number)?|national insurance(?: no\\.?| number)?|aadhaar|pan(?: no\\.?| number)?|nric|cnic
personalausweis|ausweisnummer|passnummer|sozialversicherungsnummer|numéro de sécurité sociale|n° de sécurité sociale|dni|nie|nif|cédula(?: de ciudadanía)?|cedula(?: de ciudadania)?|número de cédula|pasaporte|curp
cpf|cartão de cidadão|codice fiscale|bsn|personnummer|fødselsnummer|cpr|henkilötunnus|pesel|rodné číslo|oib|tc kimlik(?: no)?|cnp|паспорт|инн|снилс|身份证(?:号)?|주민등록번호
`
    .trim()
    .split(/[|\n]/)
    .map((label) => label.trim())
    .join('|')})[\\s.:#№-]*\\p{Lu}{0,2}\\d[\\d.\\- /]{4,}`,
  'iu',
)

export const RELIGION = of(
  'religion ?:|konfession ?:|religión ?:|religião ?:|religione ?:|religie ?:|wyznanie ?:|agama ?:|din ?:|вероисповедание',
)
export const SEX = of(
  'gender ?:|sex ?:|geschlecht ?:|sexe ?:|sexo ?:|sesso ?:|geslacht ?:|kön ?:|kjønn ?:|køn ?:|płeć ?:|cinsiyet ?:|пол ?:|性别|性別|성별',
)
export const NATIONALITY = of(
  'nationality ?:|citizenship ?:|nationalität ?:|staatsangehörigkeit ?:|nationalité ?:|nacionalidad ?:|nacionalidade ?:|nazionalità ?:|nationaliteit ?:|nationalitet ?:|kansalaisuus ?:|narodowość ?:|obywatelstwo ?:|uyruk ?:|гражданство|国籍|國籍|국적',
)
