import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './education-complete.ts'

const entry =
  (change: object): Edit =>
  ({ resume }) => {
    Object.assign(resume.education[0]!, change)
  }

verdicts(check, {
  accepts: {
    'a course that stands before its school': entry({
      degree: '',
      field: '',
      institution: 'Forklift licence, Rowan College',
    }),
    'a term at another university': ({ resume }) => {
      const [first] = resume.education
      if (!first) throw new Error('The sample has a study')
      const abroad = { ...first, institution: 'Rowan University', degree: '', field: '', endDate: '2030-06' }
      resume.education = [{ ...first, degree: 'Bachelor of Science' }, abroad]
    },
    'a degree that was read as the field': entry({ degree: '', field: 'B.Sc. in Geology' }),
    'a school of another language without a degree': ({ resume }) => {
      Object.assign(resume.education[0]!, { institution: 'Lindenschule Musterstadt', degree: '', field: '' })
    },
    'a school behind the degree': entry({
      degree: 'Bachelor of Networks (three years) — LOOM',
      field: '',
      institution: '',
    }),
    'a school in the name of the degree': entry({
      degree: 'Ridge High School Diploma',
      field: '',
      institution: '',
    }),
    'a degree that was read as part of the school': entry({
      degree: '',
      field: '',
      institution: 'Bachelor at the Rowan College',
    }),
    'a Japanese one': ({ resume }) => {
      Object.assign(resume.education[0]!, { institution: '県立砂丘北高等学校', degree: '', field: '' })
    },
    'degree, field and school': nothing,
    'a field that was read as the place': entry({
      degree: 'Bachelor of Science',
      field: '',
      location: 'Geography/GIS',
    }),
    another: entry({ degree: 'M.A.', field: '', location: 'Philosophy' }),
    'the name of an academy over its courses': ({ resume }) => {
      const [first] = resume.education
      if (!first) throw new Error('The sample has a study')
      const named = { ...first, institution: 'Harbour Academy' }
      resume.education = [
        { ...named, degree: '', field: '', printedDates: '', bullets: [] },
        { ...named, degree: 'Course in Databases', field: 'Databases' },
      ]
    },
    'a school leaver': entry({ degree: 'High School Diploma', field: '' }),
    'a school and a year': entry({ institution: 'Ridge High School', degree: '', field: '' }),
    'a certificate, which names who gave it': entry({
      institution: '',
      degree: 'General Certificate in Safety',
      field: '',
    }),
    'a school whose name says so': entry({
      institution: 'Ridge Senior High School',
      degree: 'Certificate',
      field: '',
    }),
    'a field behind the degree': entry({ degree: 'MEng Computer Science', field: '' }),
    'a field behind a comma': entry({ degree: 'Diplom-Ingenieur (FH), Bauingenieurwesen', field: '' }),
    'a field in brackets': entry({ degree: 'B.E. (Computer Engineering)', field: '' }),
    'a degree written without spaces': entry({ degree: '工学学士', field: '' }),
    'a field of three letters': entry({ degree: 'Bachelor of Law', field: '' }),
    'a degree in law by its name': entry({ degree: 'Juris Doctor, cum laude', field: '' }),
    'a word for the end of school': entry({
      degree: 'Grad.',
      field: '',
      institution: 'Ridge University School',
    }),
    'a doctorate of which the thesis is named': entry({
      degree: 'PhD',
      field: '',
      bullets: ['Thesis title: ‘Salt and the State’'],
    }),
    'a field inside the degree': entry({ degree: 'Bachelor of Nursing', field: '' }),
  },
  rejects: {
    'a university of a language that ends like a school': ({ resume }) => {
      Object.assign(resume.education[0]!, { institution: 'Hochschule Musterstadt', degree: '', field: '' })
    },
    'no degree': [entry({ degree: '' }), 'Cascade State University'],
    'no school': [entry({ institution: '' }), 'school'],
    'a degree with honours, in nothing': [entry({ degree: 'BSc (Hons), first class', field: '' }), 'field'],
    'the name of a degree in full': entry({ degree: 'Master of Science', field: '' }),
    'a degree in nothing': entry({ degree: 'BSc', field: '' }),
    'a degree in nothing at a place': entry({ degree: 'BSc', field: '', location: 'Portland, Oregon' }),
    'the name of an academy over a course of another': ({ resume }) => {
      const [first] = resume.education
      if (!first) throw new Error('The sample has a study')
      resume.education = [
        { ...first, institution: 'Harbour Academy', degree: '', field: '', printedDates: '', bullets: [] },
        { ...first, institution: 'Rowan Academy', degree: 'Course in Databases', field: 'Databases' },
      ]
    },
    'a second study without its degree at the same university': ({ resume }) => {
      const [first] = resume.education
      if (!first) throw new Error('The sample has a study')
      resume.education = [{ ...first, degree: '', printedDates: '2012 – 2014' }, first]
    },
    'no education': ({ resume }) => {
      resume.education = []
    },
  },
  skips: {
    'a field that stands before the school': entry({
      degree: 'Grado',
      field: '',
      institution: 'Maestro de Primaria, Universidad de Musterstadt',
    }),
    'a field before the university': entry({
      degree: 'B.S.',
      field: '',
      institution: 'Computer Science University of Musterstadt',
    }),
    'what may be the field and not the school': entry({
      degree: 'M.A.',
      field: '',
      institution: 'Boatbuilding',
    }),
  },
})
