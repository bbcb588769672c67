import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const degrees: Locale['degrees'] = {
  phd: lines(`
DDS
DMD
DPT
DPhil
DVM
EdD
J.D.
JD
M.D.
MD degree
MD from
MD or DO
MD, DO
MD/DO
PharmD
doctor of *
doctoral
doctorate
juris doctor
ph d
ph. d
ph.d
phd
`),
  master: lines(`
ALA-accredited
BFA or MFA
BFA/MFA
BSME or MSME
BSME, MSME
BSME/MSME
LLB or LLM
LLB/LLM
LLM degree
LLM from
LLM in
M.A.
M.Ed
M.S.
M.Tech
MA
MArch
MCA
MChem
MEd
MFA degree
MFA in
MFA or
MFA preferred
MFA required
MLIS
MLS degree
MLS from
MLS or
MLS required
MMath
MPA
MPP
MPharm
MPhys
MS
MSAE
MSCE
MSCS
MSChE
MSEE
MSIE
MSME degree
MSME in mechanical
MSME or PhD
MSME preferred
MSME required
MSN
MSci
MTech
advanced degree
bachelor, master
graduate degree
m.eng
m.sc
master degree
master in
master of *
master or
master preferred
master required
master's
master's degree
master's degrees
masters
masters degree
mba
meng
mph
msc
msw
or master
postgraduate degree
postgraduate diploma
postgraduate qualification
`),
  bachelor: lines(`
4 year college
4 year degree
4-year college
4-year degree
4-year university
B.A.
B.E.
B.Ed
B.S.
BA
BArch
BCA
BCom
BComm
BE degree
BE in
BE or
BE/B
BEd
BFA
BPharm
BS
BSAE
BSBA
BSCE
BSCS
BSChE
BSEE
BSIE
BSME
BSW
LLB
any graduate
b.agr*
b.eng
b.sc
b.tech
baccalaureate degree
bachelor
bachelor degree
bachelor's
bachelor's degree
bachelor's degrees
bachelors
bachelors degree
bba
beng
bsc
bsn
btech
college degree
degree educated
degree level
degree qualified
degree-educated
degree-level
degree-qualified
first degree
four year college
four year degree
four-year college
four-year degree
four-year university
graduate in
honours degree
or BE
tertiary degree
tertiary education
tertiary qualification
tertiary qualifications
third level *
third-level *
undergraduate degree
undergraduate or graduate degree
undergraduate or postgraduate degree
university degree
university graduate
university graduates
university studies
`),
  associate: lines(`
2 year degree
2-year * degree
2-year degree
A.A.
A.A.S.
A.S.
AA degree
AA in
AA or BA
AA/BA
AAS
ADN
AS degree
AS in
AS or BS
AS/BS
ASN
associate degree
associate in
associate of *
associate's
associate's degree
associates degree
associates in
college diploma
foundation degree
higher national diploma
hnc
hnd
post secondary *
post-secondary *
postsecondary *
two year degree
two-year * degree
two-year degree
`),
  highschool: lines(`
12th grade
a level
a levels
a-level
a-levels
gcse
gcses
ged
grade 12
high school
high school degree
high school diploma
high-school
high-school diploma
hs diploma
hs grad*
school leaving certificate
secondary education
secondary school
secondary school diploma
`),
  training: lines(`
apprenticeship
apprenticeships
journeyman
technical college
technical diploma
technical school
trade school
trade school diploma
vocational *
vocational school diploma
`),
  unnamed: lines(`
degree
degrees from
degrees in
`),
  none: lines(`
180 degree
180-degree
360 degree
360-degree
90 degree
90-degree
BA control
BA equipment
BA set*
BA team*
BA trained
BA wearer*
BS #
BS EN
BS ISO
MA certific*
MA diploma
MA program
MA school
MCA Master
MS-#
a level #
a-level #
any degree of
any graduate intern*
any graduate program*
any graduate scheme*
any graduate train*
degree apprentice*
degree celsius
degree is fine
degree not *
degree of
degree optional
gcse class*
gcse course*
gcse spec*
gcse syllab*
lack of a degree
master chef
master class*
master data
master electrician
master groom*
master key*
master mariner
master plann*
master plumb*
master schedul*
master suite
master technician
ms 365
ms access
ms azure
ms dynamics
ms excel
ms office
ms outlook
ms powerpoint
ms project
ms sharepoint
ms sql
ms teams
ms visio
ms windows
ms word
ms-excel
ms-office
no degree
or without a degree
scrum master
scrum masters
scrum-master
to a degree
to graduate in
to some degree
whatever your degree
will graduate in
without a degree
you graduate in
`),
}
