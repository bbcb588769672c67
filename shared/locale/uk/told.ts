import { lines } from '../lines.ts'
import type { Told } from '../told.ts'

export const told: Told = {
  duties: lines(`
брав участь у
брала участь у
відповідав за
відповідала за
відповідальна за
відповідальний за
допомагав у
допомагала у
допомога в
займався
займалася
посадові обов
працював над
працювала над
робота з
участь в
участь у
`),
  years: lines(`
роки
років
рік
`),
  experience: lines(`
досвід
досвідом
досвіду
стаж
`),
  personal: {
    age: lines(`
вік
`),
    birth: lines(`
дата народження
народився
народилася
рік народження
`),
    civilStatus: lines(`
сімейний стан
`),
    identity: lines(`
паспорт
рнокпп
іпн
`),
    nationality: lines(`
громадянство
національність
`),
    religion: lines(`
віросповідання
`),
    salary: lines(`
бажана заробітна плата
бажана зарплата
`),
    sex: lines(`
стать
`),
    zodiac: lines(`
знак зодіаку
`),
  },
  personalWords: {
    civilStatus: lines(`
заміжня
незаміжня
неодружений
одружений
розлучена
розлучений
`),
    age: lines(`
# роки
# років
`),
  },
}
