import { languagesOf, list, listIfThere, table } from '../../lists.ts'
import { citiesOf, WORLD_CITIES } from '../cities.ts'
import { namesOf } from '../people.ts'
import type { Random } from '../random.ts'
import { filled, fromList, type Source } from '../source.ts'
import { madeUp } from './made-up.ts'
import { shareOf } from './shares.ts'

// Real companies, and names put together as each language does it.

/** Names as a language puts them together: a family, a town, a trade, a legal form. */
export function composedCompany(language: string): (random: Random) => string {
  const kinds = listIfThere(`companies/kinds/${language}.txt`)
  const form = listIfThere(`companies/forms/${language}.txt`)
  const brands = list('companies/brands.txt')
  const names = namesOf(language)
  const cities = citiesOf(language)
  return (random: Random) => {
    if (language === 'zh')
      return `${random.chance(0.6) ? random.pick(cities) : ''}${random.pick(names.last)}${random.pick(names.first)}${random.pick(kinds)}${random.pick(['有限公司', '有限责任公司', '股份有限公司', '公司', '集团', ''])}`
    if (language === 'ja') {
      const stem = `${random.chance(0.7) ? random.pick(names.last) : random.pick(cities)}${random.pick(kinds)}`
      return random.chance(0.5) ? `株式会社${stem}` : random.chance(0.6) ? `${stem}株式会社` : stem
    }
    if (language === 'ko') {
      const stem = `${random.chance(0.5) ? random.pick(names.first) : random.pick(cities)}${random.pick(kinds)}`
      return random.pick([`(주)${stem}`, `㈜${stem}`, `주식회사 ${stem}`, `${stem} 주식회사`, stem, stem])
    }
    if (language === 'ru') {
      const stem = `${random.pick(names.last)}${random.chance(0.5) ? ' ' : ''}${random.pick(kinds)}`
      return random.pick([
        `ООО «${stem}»`,
        `АО «${stem}»`,
        `ПАО «${stem}»`,
        `ЗАО «${stem}»`,
        `ИП ${random.pick(names.last)}`,
        stem,
        `ГК «${stem}»`,
      ])
    }
    const kind = random.pick(kinds)
    const last = random.pick(names.last)
    const tail = form.length > 0 && random.chance(0.45) ? ` ${random.pick(form)}` : ''
    const way = random.below(10)
    if (way < 2) return `${last} ${kind}${tail}`
    if (way < 4) return `${kind} ${last}${tail}`
    if (way === 4) return `${last} & ${random.pick(names.last)}${tail}`
    if (way === 5) return `${random.pick(cities)} ${kind}${tail}`
    if (way === 6) return `${kind} ${random.pick(cities)}${tail}`
    if (way === 7) return form.length > 0 ? `${last} ${random.pick(form)}` : `${last} ${kind}`
    if (way === 8) return `${random.pick(brands)} ${kind}${tail}`
    return `${random.pick(names.first)} ${last} ${kind}${tail}`
  }
}

export function companies(): Source[] {
  const words = list('companies/words.txt')
  const trades = [...list('companies/trades.txt'), ...list('companies/kinds/en.txt')]
  const small = (random: Random) => {
    const way = random.below(12)
    const word = () => random.pick(words)
    const stem = random.chance(0.3)
      ? madeUp(random, words)
      : random.chance(0.3)
        ? random.pick(namesOf('en').last)
        : word()
    if (way < 3) return `${stem} ${random.pick(trades)}`
    if (way === 3) return `${word()} ${word()} ${random.pick(trades)}`
    if (way === 4) return `The ${word()} ${word()}`
    if (way === 5) return `${random.pick(namesOf('en').first)}'s ${random.pick(trades)}`
    if (way === 6) return `${word()} & ${word()}`
    if (way === 7) return `${word()} ${word()}`
    if (way === 8)
      return `${madeUp(random, words)} ${random.pick(['Inc.', 'Inc', 'LLC', 'Ltd', 'GmbH', 'AG', 'S.A.', 'Corp.', 'BV', 'Group', 'AB', 'SAS'])}`
    if (way === 9) return `${stem} ${random.pick(trades)} (${random.pick(words)} ${random.pick(trades)})`
    return madeUp(random, words)
  }
  const fields = list('fields/en.txt')
  const industries = table('companies/industries.tsv')
    .filter(([language]) => language === 'en')
    .map(([, name = '']) => name)
  const brands = list('companies/brands.txt')
  const sec = list('companies/sec.txt')
  const institutes = (random: Random) => {
    const subject = random.chance(0.5) ? random.pick(fields) : random.pick(industries)
    return filled(
      random.pick([
        'Institute for {subject}',
        'Institute of {subject}',
        'Center for {subject}',
        'Centre for {subject}',
        'Department of {subject}',
        'Ministry of {subject}',
        'Office of {subject}',
        'National Center for {subject}',
        'American Association of {subject}',
        'Society for {subject}',
        '{subject} Lab',
        '{subject} Association',
        '{subject} Club',
        'Laboratory of {subject}',
        'Bureau of {subject}',
        'Council for {subject}',
        'Foundation for {subject}',
        'Agency for {subject}',
        'Institut für {subject}',
        'Institut de {subject}',
        '{last} Institute',
        '{last} Research Institute',
        '{last} Foundation',
        'City of {city}',
        'University of {city}',
        '{city} County',
        '{city} School District',
        '{city} Public Schools',
        '{city} Chamber of Commerce',
        '{city} General Hospital',
        'Universitätsklinikum {city}',
        '{last} Elementary School',
        '{last} Memorial Hospital',
        '{city} Medical Center',
      ]),
      random,
      { subject: [subject], last: namesOf('en').last, city: WORLD_CITIES },
    )
  }
  return [
    {
      is: 'company',
      name: 'companies SEC',
      share: 9,
      draw: (random) => {
        const name = random.pick(sec)
        const plain = name.replace(
          /[ ,]+(?:inc|corp|co|ltd|llc|plc|lp|sa|ag|n\.?v|holdings?|group)\.?\/?.*$/i,
          '',
        )
        return random.chance(0.45) && plain.length > 2 ? plain : name.replace(/ ?\/[A-Z ]+\/?$/, '')
      },
    },
    fromList('company', 'brands', 4, brands),
    { is: 'company', name: 'institutes', share: 4, draw: institutes },
    { is: 'company', name: 'made-up companies', share: 9, draw: small },
    fromList('company', 'own account', 0.8, list('companies/self.txt')),
    fromList('company', 'departments', 1, list('companies/departments.txt')),
    ...languagesOf('companies')
      .filter((l) => l.length === 2)
      .map((l) => fromList('company', `companies ${l}`, shareOf(l) * 0.8, list(`companies/${l}.txt`))),
    ...languagesOf('companies/kinds').map((l) => ({
      is: 'company',
      name: `composed companies ${l}`,
      share: shareOf(l) * 1.2,
      draw: composedCompany(l),
    })),
    fromList('company', 'placeholders', 0.5, list('placeholders/company.txt')),
  ]
}
