/** The nouns that end the name of a job, folded to lower case. */
export const TITLE_HEADS: ReadonlySet<string> = new Set(
  `engineer developer programmer leader architect analyst scientist administrator manager director lead head officer specialist consultant designer coordinator
  assistant associate executive representative technician operator supervisor advisor adviser agent clerk receptionist secretary accountant bookkeeper auditor
  controller nurse doctor physician surgeon pharmacist therapist physiotherapist psychologist counselor counsellor paramedic midwife dentist hygienist caregiver carer
  teacher tutor lecturer professor instructor trainer educator principal librarian researcher postdoc chemist biologist physicist statistician
  chef cook baker barista bartender waiter waitress server host hostess housekeeper cleaner janitor porter concierge sommelier butcher
  driver courier dispatcher picker packer loader warehouseman pilot captain steward mechanic electrician plumber carpenter joiner welder fitter machinist
  fabricator painter decorator bricklayer roofer plasterer glazier labourer laborer foreman surveyor estimator planner scheduler installer assembler inspector
  guard firefighter lifeguard gardener landscaper farmer groundskeeper stylist hairdresser barber beautician operative keeper ranger groom rider manageress editor recruiter buyer merchandiser salesperson
  seller cashier teller broker underwriter actuary adjuster paralegal lawyer attorney solicitor counsel notary writer copywriter journalist reporter
  translator interpreter photographer videographer animator illustrator producer marketer strategist owner master scrum devops sre intern trainee apprentice
  graduate worker helper aide attendant crew member practitioner partner handyman caretaker gaffer nanny childminder coach tester generalist contractor rep toolmaker stonemason signaller sonographer radiographer dietitian optometrist veterinarian vet phlebotomist policeman detective bailiff usher tailor seamstress florist jeweller brewer distiller miller fisherman diver rigger slinger scaffolder tiler paver thatcher sweeper valet bellhop croupier geologist ecologist economist curator archivist conservator choreographer dancer actor musician colourist grader compositor lighter texturer dramaturg
  originator gobernanta gobernante negotiator coder investigator handler paraprofessional para marshal invigilator matron registrar treasurer fundraiser campaigner caseworker warden ombudsman examiner enumerator conveyancer typist transcriptionist sorter presser upholsterer teleoperador teleoperadora teleoperator verkaufshilfe steuerfachangestellte steuerfachangestellter rechtsanwaltsfachangestellte bankkaufmann kosmetikerin friseur friseurin gartnerin kinderpfleger hausdame rezeptionist rezeptionistin hote hotesse caissier caissiere coiffeur coiffeuse estheticienne auxiliaire animateur animatrice educateur educatrice juriste secretaire jardinier jardinero jardinera peluquero peluquera cajero cajera limpiadora vigilante monitor monitora cuidador cuidadora gestor gestora asesor asesora abogado abogada
  maker konstrukteur ingenieur entwickler softwareentwickler kaufmann kauffrau kaufleute sachbearbeiter buchhalter pflegefachkraft pflegekraft krankenpfleger altenpfleger erzieher lehrer
  elektriker elektroniker mechatroniker schlosser schweisser schreiner tischler maurer dachdecker lagerist fahrer verkaufer koch kellner leiter projektleiter berater mitarbeiter fachkraft
  desenvolvedor desenvolvedora engenheiro engenheira enfermeiro vendedora motorista auxiliar assistente herdsperson herdsman shepherd stockperson stockman groomer kennelhand dispenser orderly navigator ambassador curate sacristan verger signwriter finisher polisher sprayer moulder caster
  artist concepter profesor profesora docente maestro maestra educador educadora ayudante dependiente dependienta recepcionista camarero limpiador professeur enseignant aide-soignant boulanger patissier plongeur hha cna
  techniker mechaniker assistenz assistent referent disponent einkaufer werkstudent praktikant arzt apotheker meister facharbeiter zerspanungsmechaniker
  developpeur developpeuse comptable vendeur vendeuse responsable infirmier infirmiere technicien assistante conducteur cuisinier serveur charge chargee gestionnaire
  ingeniero ingeniera desarrollador desarrolladora contable enfermero enfermera gerente vendedor cocinero jefe jefa encargado encargada camarera cocinera tecnico analista especialista administrativo comercial
  sviluppatore ingegnere contabile infermiere cuoco cameriere impiegato responsabile medewerker ontwikkelaar verpleegkundige boekhouder monteur adviseur chauffeur`.split(
    /\s+/,
  ),
)
