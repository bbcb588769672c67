import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
beschäftigt mit
beteiligt an
beteiligung an
betraut mit
half bei
meine aufgaben
mitarbeit an
mitarbeit bei
mitarbeit in
mithilfe bei
mitverantwortlich für
mitwirkung an
mitwirkung bei
teilnahme an
tätig als
tätig im
tätig in
unterstützung bei
unterstützung beim
unterstützung der
unterstützung des
unterstützung von
verantwortlich für
verantwortung für
zu meinen aufgaben gehörte
zu meinen aufgaben gehörten
zuständig für
`),
  years: lines(`
jahr
jahre
jahren
jährige
jähriger
`),
  experience: lines(`
berufserfahrung
erfahrung
praxis
`),
}
