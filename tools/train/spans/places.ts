import { languagesOf, list, table } from '../../lists.ts'
import { citiesOf, local, REGIONS, US_CITIES, WORLD_CITIES } from '../cities.ts'
import type { Random } from '../random.ts'
import { fromList, type Source } from '../source.ts'
import { shareOf } from './shares.ts'

export function places(): Source[] {
  const states = table('places/local.tsv').filter(
    ([locale, kind]) => locale === 'en_US' || (locale === 'en' && kind === 'state_abbr'),
  )
  const short = states.filter(([, kind]) => kind === 'state_abbr').map(([, , value = '']) => value)
  const long = local('en', 'state')
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  const countries =
    'US GB CA AU IN DE FR ES IT NL BE CH AT PL PT BR MX AR CL CO IE SE NO DK FI CZ RO HU GR TR RU UA CN JP KR SG HK TW VN TH ID MY PH ZA NG KE EG IL AE SA NZ'.split(
      ' ',
    )
  const countryIn = (language: string) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return countries.map((c) => names.of(c) ?? c)
  }
  const english = countries.map((c) => regions.of(c) ?? c)
  const languages = languagesOf('places/own')
  return [
    {
      is: 'place',
      name: 'cities of the world',
      share: 6,
      draw: (random) => {
        const way = random.below(5)
        const city = random.pick(WORLD_CITIES)
        if (way === 0) return city
        if (way === 1) return `${city}, ${random.pick(REGIONS)}`
        return `${city}, ${random.pick(english)}`
      },
    },
    {
      is: 'place',
      name: 'cities of the United States',
      share: 6,
      draw: (random) => {
        const city = random.pick(US_CITIES)
        if (random.chance(0.2)) return city
        const state = random.chance(0.75) ? random.pick(short) : random.pick(long)
        const code = random.chance(0.12) ? ` ${10000 + random.below(89999)}` : ''
        return `${city}, ${state}${code}`
      },
    },
    ...languages.map((l) => {
      const own = list(`places/own/${l}.txt`)
      const cities = citiesOf(l)
      const named = countryIn(l)
      return {
        is: 'place',
        name: `places ${l}`,
        share: shareOf(l),
        draw: (random: Random) => {
          const way = random.below(6)
          if (way < 2) return random.pick(own)
          if (way < 4) return random.pick(cities)
          if (way === 4) return random.pick(named)
          return `${random.pick(cities)}, ${random.pick(named)}`
        },
      }
    }),
    fromList('place', 'regions', 1.5, REGIONS),
    fromList('place', 'placeholders', 0.6, list('placeholders/place.txt')),
  ]
}
