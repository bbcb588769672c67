import { abroad } from './abroad.ts'
import { business } from './business.ts'
import { construction } from './construction.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { devops } from './devops.ts'
import { education } from './education.ts'
import { electronics } from './electronics.ts'
import { energy } from './energy.ts'
import { engineering } from './engineering.ts'
import { finance } from './finance.ts'
import { type Form, type Skill, skillsOf, type Table } from './format.ts'
import { healthcare } from './healthcare.ts'
import { hospitality } from './hospitality.ts'
import { logistics } from './logistics.ts'
import { manufacturing } from './manufacturing.ts'
import { marketing } from './marketing.ts'
import { office } from './office.ts'
import { languages, languagesAbroad, soft } from './people.ts'
import { polish } from './polish.ts'
import { sales } from './sales.ts'
import { science } from './science.ts'
import { software } from './software.ts'
import { trades } from './trades.ts'
import { transport } from './transport.ts'
import { west } from './west.ts'

export const tables: readonly Table[] = [
  software,
  data,
  devops,
  engineering,
  energy,
  electronics,
  design,
  business,
  finance,
  healthcare,
  education,
  marketing,
  sales,
  office,
  trades,
  manufacturing,
  construction,
  transport,
  hospitality,
  logistics,
  science,
  languages,
  soft,
  abroad,
  polish,
  ...languagesAbroad,
  west,
]

/** Every skill once: an entry whose name is already a form of an earlier skill adds its aliases to it. */
export function allSkills(): Skill[] {
  const skills: Skill[] = []
  const byForm = new Map<string, Skill>()
  for (const skill of tables.flatMap(skillsOf)) {
    const known = byForm.get(skill.name.toLowerCase())
    const forms = skill.forms.filter(
      (form) => !byForm.has(form.text.toLowerCase()) && !byForm.has(keyOf(form)),
    )
    const own = known ?? { ...skill, forms: [] }
    own.forms.push(...forms)
    if (!known) skills.push(own)
    for (const form of forms) byForm.set(keyOf(form), own)
  }
  return skills
}

/** A form of one language may be of another thing in the next. */
const keyOf = ({ text, language = '' }: Form): string => `${language}${language && ' '}${text.toLowerCase()}`
