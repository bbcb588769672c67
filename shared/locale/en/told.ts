import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
accountable for
also responsible for
am responsible for
assist in
assist with
assisted in
assisted with
attempted to
charged with
dealt with
directly responsible for
duties include
duties included
duties were
experience in
experience with
experienced in
exposure to
familiar with
fully responsible for
got to
had responsibility for
had to
has responsibility for
help
help to
help with
helped
helped in
helped out
helped to
helped with
helping
in charge of
involved in
involved with
job duties
job duties included
job responsibilities include
job responsibilities included
jointly responsible for
key responsibilities included
knowledge of
main duties included
main responsibilities included
mainly responsible for
my duties included
my duties were
my responsibilities included
my role was to
part of a team
participated in
played a part in
played a role in
primarily responsible for
primary responsibilities included
responsibilities include
responsibilities included
responsibilities were
responsibilities:
responsibility for
responsible for
responsible of
solely responsible for
tasked with
tasks include
tasks included
took part in
tried to
was a member of
was able to
was accountable for
was assigned to
was in charge of
was involved in
was involved with
was part of
was responsible for
was solely responsible for
was tasked with
work on
worked as
worked on
working on
`),
  years: lines(`
year
years
yr
yrs
`),
  experience: lines(`
experience
`),
  personal: {
    age: lines(`
age
`),
    birth: lines(`
birth date
birthdate
born
born on
d.o.b
date of birth
dob
year of birth
`),
    civilStatus: lines(`
civil status
marital status
`),
    identity: lines(`
aadhaar
cnic
id no
id number
national id
national id no
national id number
national insurance
national insurance no
national insurance number
nric
pan
pan no
pan number
passport
passport no
passport number
social security
social security no
social security number
ssn
`),
    nationality: lines(`
citizenship
nationality
`),
    religion: lines(`
religion
`),
    salary: lines(`
current salary
desired salary
expected salary
salary expectation
salary expectations
salary requirement
salary requirements
`),
    sex: lines(`
gender
sex
`),
    zodiac: lines(`
star sign
zodiac
zodiac sign
`),
  },
  personalWords: {
    age: lines(`
# y/o
# years old
aged #
`),
    civilStatus: lines(`
divorced
married
single
unmarried
widowed
`),
    military: lines(`
exempt from military service
military service completed
military service done
military service exempted
military status completed
military status exempted
`),
    sex: lines(`
female
male
`),
  },
}
