import { fold } from '../text/tokens.ts'

// Words that stand in no name of a skill: they part the names of a sentence from one another.

const WORDS = `a an the and or but nor of in on at to from with without within for by as into onto over under through across between among
  during before after until while when where which who whom whose that this these those than then so such both either neither not no any all some many much
  more most other others another each every own same too very just only also even still yet well however
  i you your yours yourself we our ours us they their them he she his her it its one ones someone anyone everyone people
  be am is are was were been being have has had having do does did doing done can could will would shall should may might must ought need needs needed
  experience experienced experiences knowledge understanding familiarity familiar skill skills skilled ability abilities able capable capability proficiency proficient expertise expert
  background exposure interest passion passionate competence competency competencies competent mastery command awareness appreciation track record history
  strong excellent good great solid sound basic advanced extensive deep thorough in-depth hands-on practical previous prior relevant recent significant substantial
  broad working general detailed exceptional outstanding superior high highly fully confident comfortable proven demonstrated demonstrable effective effectively
  required require requires requirement requirements preferred preferably desired desirable essential mandatory minimum maximum least ideally ideal plus bonus asset advantage advantageous nice must-have
  year years yrs yr month months week weeks day days hour hours time times
  include includes including included etc e.g i.e eg ie example examples similar equivalent related relevant various several multiple different new current
  using use uses used utilize utilizing utilizing work works worked job role position team teams company environment environments setting settings candidate candidates applicant applicants
  develop developing developed build building built create creating created design designing maintain maintaining manage managing managed lead leading led support supporting provide providing ensure ensuring perform performing implement implementing deliver delivering understand make making take taking help helping drive driving identify identifying apply applying conduct conducting prepare preparing participate participating collaborate collaborating communicate communicating
  plan write read follow keep handle handling run running know knows bring brings hold holds want looking love thrive learn learning join
  if because about per via up out off away around along toward towards against upon like
  certified certification certificate certifications license licence licensed degree degrees bachelor bachelors master masters diploma qualification qualifications qualified education field discipline university
  best practices practice standards standard tools tool technologies technology techniques methods methodologies concepts principles systems platforms solutions software languages language frameworks
  und oder der die das den dem des ein eine einen einem einer eines mit von vom zu zum zur im in am auf für bei nach aus über unter durch als wie auch sowie bzw oder ist sind war wird werden wäre sein haben hast hat sie du wir ihr ihre ihren dein deine unser unsere nicht kein keine sich man mehr sehr gut gute guten guter gutes erste ersten mehrjährige mehrjähriger fundierte sichere sicherer sicher idealerweise vorteil wünschenswert erforderlich voraussetzung erfahrung erfahrungen berufserfahrung kenntnis kenntnisse kenntnissen umgang bereich bereichen abgeschlossene abgeschlossenes ausbildung studium jahre jahren mindestens vergleichbare vergleichbar
  et ou le la les l un une des du de d à a au aux en dans sur avec sans pour par plus vous nous votre vos notre nos est sont être avoir avez ce cette ces qui que dont ainsi aussi bonne bon bonnes bons maîtrise connaissance connaissances expérience expériences souhaité souhaitée apprécié appréciée exigé requis requise ans an minimum
  y o u el los las lo un una unos unas de del al a en con sin por para que se su sus tu tus como más muy es son ser tener conocimiento conocimientos experiencia manejo dominio nivel valorable deseable valorará imprescindible mínimo mínima años año
  e il lo gli i la le un uno una di del della dei degli delle al alla con per da in su che sono essere avere buona ottima conoscenza esperienza capacità almeno anni anno preferibile gradita
  het de een en van voor met zonder in op aan bij naar uit over door als ook of is zijn hebt heb heeft je jij jouw wij ons onze goede ervaring kennis jaar minimaal
  o os as um uma uns umas do da dos das no na nos nas ao aos com sem por para que é são ser ter seu sua bom boa conhecimento conhecimentos experiência anos ano mínimo domínio desejável diferencial
  dell nell all dall sull dei degli nel nella nelle nei negli dalla dalle dai sul sulla sulle tra fra ivi incluso inclusa inclusi incluse ottimo ottima buono buone buoni pregressa nonché oppure anche presso uso questo questa suo sua loro almeno nostro nostra nostri più richiesta richiesto richieste requisito requisiti preferibilmente titolo
  leur leurs cette cet son sa ses ou tout toute toutes tous très notamment afin lors selon entre chez première solide solides minimum souhaitée souhaités exigé exigée vous-même capable capacité aimez savez
  em ou pelo pela pelos pelas ao às num numa este esta nossa nosso será sólidos sólida avançado básico desejável necessário requisito requisitos
  dit deze die dat hun haar we wil kunt kan aantoonbare relevante sterke goed basis minimale enkele binnen tijdens zoals
  erste ersten gutes guter sehr eigene eigenen bereits sowohl beim ins sowie gerne möglichst relevante vergleichbarer
  i oraz lub w z na do od po dla jest są być znajomość doświadczenie doświadczenia dobra umiejętność lata lat`

export const STOP_WORDS: ReadonlySet<string> = new Set(fold(WORDS).split(/\s+/))

/** What joins the items of a list. */
export const JOINS: ReadonlySet<string> = new Set(
  'and or plus und oder sowie et ou y e o u ed en of/en i oraz lub'.split(' '),
)

/** What opens the object of 'experience', of 'knowledge' and of their like. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  `of in with on using to for from at by within across through around including like via into under
  mit fur von im als durch uber am auf an zur zum der des
  de d en du avec sur dans par pour aux
  con del por para sobre
  di della dei delle per su da nel nella
  com do dos das em na no nas nos
  van met voor bij
  w z ze dla o`.split(/\s+/),
)
