import { type DocumentFacts, emptyFacts } from '#shared/schema/document.ts'
import { draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'

// A resume that has everything, of a person who does not exist: every check's table starts from it and changes one thing.

export const AS_OF = '2026-03-15'

const sampleDraft = () =>
  draft.parse({
    personalInfo: {
      firstName: 'Nora',
      lastName: 'Winterfield',
      email: 'nora.winterfield@example.com',
      phone: '+1 202 555 0143',
      address: 'Portland, Oregon',
      linkedin: 'https://www.linkedin.com/in/nora-winterfield-example',
      website: 'https://nora-winterfield.example.com',
    },
    summary:
      'Frontend Developer with six years of experience in web shops and publishing. Rebuilt the checkout of a shop with two million visitors a month and raised its sales by 14 %. Cares about accessible pages, short loading times and tests that find real mistakes.',
    targetRole: 'Frontend Developer',
    targetCategory: 'Technology',
    experience: [
      {
        id: 'e1',
        position: 'Frontend Developer',
        company: 'Harbour Books',
        location: 'Portland, Oregon',
        startDate: '2022-04',
        endDate: '',
        description: [
          'Rebuilt the checkout in React and TypeScript, which raised completed orders by 14 % within one quarter',
          'Cut the loading time of product pages from 4.1 to 1.3 seconds with code splitting and image formats in CSS',
          'Lead a team of four developers and review about 20 changes a week before they reach customers',
          'Introduced automated accessibility tests with Jest and closed 120 findings in the first half year',
          'Wrote the design system of 45 components that three product teams now share through Git',
        ].join('\n'),
      },
      {
        id: 'e2',
        position: 'Web Developer',
        company: 'Lantern Media',
        location: 'Seattle, Washington',
        startDate: '2019-09',
        endDate: '2022-03',
        description: [
          'Built the article pages of two magazines with HTML, CSS and JavaScript for 600,000 readers a month',
          'Migrated 3,000 articles from the old publishing system without one broken address',
          'Reduced support requests by 35 % with a clearer subscription form and better error messages',
          'Trained six editors to publish on their own, so that news went online an hour earlier',
        ].join('\n'),
      },
    ],
    education: [
      {
        id: 'd1',
        institution: 'Cascade State University',
        degree: 'Bachelor of Science',
        field: 'Computer Science',
        graduationYear: 2019,
        startDate: '2015',
        endDate: '2019',
      },
    ],
    projects: [
      {
        id: 'p1',
        name: 'Tide Table',
        technologies: 'TypeScript, React',
        link: 'https://tide-table.example.org',
        description: [
          'Designed a tide calendar with TypeScript and React that 2,500 sailors open every week',
          'Published the source and merged 40 contributions from 12 people during the first year',
        ].join('\n'),
      },
    ],
    skills: ['React', 'TypeScript', 'JavaScript', 'HTML', 'CSS', 'Jest', 'Git', 'Accessibility'].map(
      (name, i) => ({
        id: `s${i}`,
        name,
      }),
    ),
    extras: [
      { id: 'x1', kind: 'languages', title: 'English', detail: 'native' },
      { id: 'x2', kind: 'languages', title: 'Spanish', detail: 'fluent' },
      {
        id: 'x3',
        kind: 'volunteering',
        title: 'Mentor, Code Harbour',
        detail:
          'Teaches a weekly evening class on web pages to fifteen school children and keeps its machines running. Wrote the course book and found the rooms together with the city library',
      },
      {
        id: 'x4',
        kind: 'awards',
        title: 'Readers choice award for the best shop of the region',
        detail:
          'Given to the team of Harbour Books by the regional trade fair for a checkout that everybody can use',
      },
    ],
  })

export const sampleResume = (): Resume => ({
  ...resumeFromDraft(sampleDraft()),
  language: 'en',
  country: 'US',
})

export const cleanFacts = (): DocumentFacts => ({
  ...emptyFacts('pdf', 'Nora-Winterfield-Resume.pdf', 84_000),
  pages: 1,
  words: 400,
  fonts: [{ family: 'Inter', size: 10, chars: 2600 }],
  bodySize: 10,
  pageWidth: 595,
  pageHeight: 842,
  margins: { top: 48, right: 48, bottom: 48, left: 48 },
  bulletStyles: [{ glyph: '•', count: 11 }],
  curlyQuotes: 2,
  title: 'Nora Winterfield: resume',
  language: 'en',
  tagged: true,
})
