import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
about
about me
about myself
at a glance
bio
biography
brand statement
career goal
career highlights
career objective
career overview
career profile
career summary
elevator pitch
executive summary
goal
hello
highlights
highlights of qualifications
in brief
intro
introduction
job objective
key highlights
mission
my profile
objective
overview
personal profile
personal statement
personal summary
professional background summary
professional objective
professional overview
professional profile
professional statement
professional summary
profile
profile summary
qualification summary
qualifications profile
qualifications summary
resume summary
short bio
statement
summary
summary of qualifications
summary statement
synopsis
value proposition
who i am
`),
  experience: lines(`
academic appointments
academic experience
academic positions
acting experience
additional experience
appointments
apprenticeships
career
career experience
career history
career path
career progression
career timeline
clinical experience
consulting experience
current role
earlier experience
early career
employment
employment experience
employment history
employment record
employment summary
engineering experience
experience
experience highlights
experiences
fellowships and appointments
fieldwork
freelance
freelance experience
freelance work
full time experience
industrial experience
industry experience
internship
internship experience
internships
job experience
job history
jobs
key experience
leadership experience
legal experience
management experience
military experience
military service
my experience
nursing experience
other experience
other work experience
part time experience
part time jobs
past roles
performance experience
placements
positions
positions held
postdoctoral experience
practical experience
practicum
previous experience
prior experience
professional appointments
professional background
professional career
professional employment
professional experience
professional experiences
professional history
professional journey
professional practice
professional roles
professional work experience
recent experience
related experience
relevant employment
relevant experience
relevant work experience
research experience
research positions
residencies
residency
roles
sales experience
selected experience
selected roles
selected work experience
student teaching
teaching
teaching experience
technical experience
vocational experience
where i have worked
where i've worked
work
work background
work experience
work experiences
work history
work placements
working experience
`),
  education: lines(`
academic background
academic credentials
academic education
academic history
academic profile
academic qualifications
academic record
academic studies
academic training
academics
bachelor thesis
courses taken
coursework
degrees
dissertation
doctoral thesis
education
education and qualifications
education and training
education background
education details
education history
educational background
educational history
educational qualifications
formal education
higher education
learning
master thesis
masters thesis
my education
phd thesis
professional training
qualifications
relevant coursework
scholastics
school
schooling
schools
studies
theses
thesis
training
training and education
university education
`),
  skills: lines(`
abilities
additional skills
areas of expertise
areas of knowledge
areas of specialization
areas of strength
capabilities
clinical skills
communication skills
competences
competencies
computer knowledge
computer proficiency
computer skills
core competencies
core expertise
core qualifications
core skills
core strengths
core technologies
design skills
digital skills
domain knowledge
equipment
expertise
fields of expertise
frameworks
functional skills
hard skills
industry knowledge
interpersonal skills
it competencies
it knowledge
it skills
key competences
key competencies
key qualifications
key skills
key strengths
knowledge
lab skills
laboratory skills
languages and technologies
leadership skills
main skills
management skills
methods
my skills
other skills
personal attributes
personal qualities
personal skills
practical skills
professional skills
proficiencies
programming
programming languages
programming skills
qualities
relevant skills
skill
skill highlights
skill set
skills
skills and abilities
skills and expertise
skills and tools
skills overview
skills summary
skillset
soft skills
software
software and tools
software skills
special skills
specialities
specialization
specializations
specialized skills
specialties
stack
strengths
talents
tech stack
technical
technical background
technical competencies
technical expertise
technical knowledge
technical proficiencies
technical proficiency
technical skill
technical skills
technical strengths
technical summary
technical toolkit
technical tools
technologies
technology
toolbox
toolkit
tools
tools and technologies
top skills
trade skills
trades
transferable skills
what i do
what i know
`),
  projects: lines(`
academic projects
apps
case studies
class projects
client projects
course projects
creations
engineering projects
featured projects
hackathon projects
hackathons
independent projects
key projects
major projects
my projects
notable projects
open source
open source contributions
open source projects
open source work
personal projects
portfolio
project
project experience
project highlights
project work
projects
projects and research
recent projects
relevant projects
research projects
school projects
selected projects
selected works
side projects
software projects
technical projects
things i built
things i have built
university projects
work samples
works
`),
  certifications: lines(`
accreditation
accreditations
additional training
certificate
certificates
certificates and courses
certification
certifications
certifications and licenses
certifications and training
certified
certs
continuing education
continuing professional development
courses
courses and certifications
cpd
credentials
industry certifications
licences
licences and certifications
license
licenses
licenses and certifications
licensure
moocs
online courses
permits
professional certifications
professional credentials
professional development
professional licenses
professional qualifications
professional training and certifications
registration
registrations
safety tickets
safety training
technical certifications
tickets
tickets and licences
training and certifications
training courses
trainings
workshops
`),
  awards: lines(`
academic achievements
academic awards
accolades
accomplishments
achievement
achievements
award
awards
awards and achievements
awards and fellowships
awards and grants
awards and honors
awards and recognition
awards and scholarships
career achievements
competitions
contests
distinctions
extracurricular achievements
fellowships
fellowships and awards
funding
grants
grants and awards
grants and fellowships
honor
honors
honors and awards
honors and distinctions
honors and scholarships
honors awards
honours
honours and awards
honours awards
key accomplishments
key achievements
major achievements
medals
most proud of
notable achievements
patents and awards
personal achievements
prizes
professional accomplishments
proud of
recognition
rewards
scholarships
scholarships and awards
selected accomplishments
selected achievements
selected awards
`),
  publications: lines(`
academic publications
articles
bibliography
blog posts
book chapters
books
conference papers
conference presentations
conference proceedings
conference publications
conferences
exhibitions
in press
invited lectures
invited talks
journal articles
journal papers
journal publications
journals
keynotes
lectures
list of publications
manuscripts
media
papers
patents
peer reviewed publications
posters
posters and presentations
preprints
presentations
press
public speaking
publication
publications
publications and patents
publications and presentations
publications and talks
published work
published works
refereed papers
refereed publications
research papers
research publications
selected articles
selected papers
selected presentations
selected publications
selected talks
speaking
speaking engagements
talks
talks and presentations
technical reports
working papers
writing
writings
`),
  languages: lines(`
foreign languages
human languages
known languages
language
language competencies
language knowledge
language proficiency
language skills
languages
languages known
languages spoken
linguistic skills
my languages
natural languages
spoken languages
`),
  volunteering: lines(`
academic service
charity work
civic activities
civic engagement
community
community activities
community and volunteering
community engagement
community involvement
community leadership
community service
community work
giving back
leadership
leadership and activities
leadership and involvement
leadership and service
nonprofit work
outreach
pro bono
professional service
public service
service
social engagement
social work
voluntary experience
voluntary service
voluntary work
volunteer
volunteer activities
volunteer and community
volunteer experience
volunteer history
volunteer leadership
volunteer positions
volunteer roles
volunteer service
volunteer work
volunteering
volunteering and community
volunteering experience
volunteerism
`),
  interests: lines(`
a day of my life
activities
activities and interests
beyond work
campus involvement
clubs
co curricular activities
extra curricular activities
extracurricular
extracurricular activities
extracurriculars
favorite books
free time
fun facts
hobbies
hobbies and activities
hobbies and interests
hobbies interests
hobby
interest
interests
interests and activities
interests and hobbies
leadership and extracurricular
leisure
leisure activities
my interests
other interests
outside of work
outside work
passions
pastimes
personal
personal interests
personal life
research interests
sports
student activities
when not working
`),
  references: lines(`
academic references
character references
endorsements
letters of recommendation
personal references
professional references
recommendations
referee
referees
reference
references
references available on request
references available upon request
testimonials
`),
  other: lines(`
additional
additional information
address
affiliations
appendix
associations
availability
board memberships
bold information
citizenship
clearance
committees
connect
contact
contact details
contact info
contact information
contact me
contacts
custom
date of birth
declaration
details
driver's license
drivers license
driving licence
driving license
editorial boards
extra
extras
favorite quote
find me online
follow me
further information
get in touch
hobbies and languages
info
life motto
life philosophy
links
marital status
membership
memberships
memberships and affiliations
misc
miscellaneous
motto
my life
my life philosophy
my time
nationality
notes
online
online presence
online profiles
organisations
organizations
other
other activities
other information
others
personal data
personal details
personal info
personal information
personal particulars
philosophy
portfolios
professional affiliations
professional affiliations and memberships
professional associations
professional memberships
professional memberships and affiliations
professional organizations
profile links
profiles
quick facts
quote
reach me
relocation
salary expectations
security clearance
signature
social
social links
social media
social profiles
socials
students supervised
supervision
time management
visa
visa status
visas
web
websites
websites, portfolios, profiles
work authorization
work permit
`),
}
