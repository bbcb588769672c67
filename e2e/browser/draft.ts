/** A resume of somebody invented, in every step of the builder something that can be seen. */
export const DRAFT = {
  id: '01990000-0000-7000-8000-00000000d4af',
  personalInfo: {
    firstName: 'Layla',
    lastName: 'Sample-Wolfeschlegelsteinhausenbergerdorff',
    email: 'layla.sample@example.com',
    phone: '+1 202 555 0143',
    address: 'Springfield',
    linkedin: 'https://www.linkedin.com/in/layla-sample',
    website: 'https://layla.example.com',
  },
  summary: 'Frontend developer with seven years in shops and maps. Cut the load time of a map by 60 %.',
  targetRole: 'Frontend Developer',
  targetCategory: 'Technology',
  education: [
    {
      id: 'ed-1',
      institution: 'University of Nowhere',
      degree: 'BSc',
      field: 'Computer Science',
      graduationYear: 2017,
      gpa: '3.8/4.0',
    },
  ],
  experience: [
    {
      id: 'ex-1',
      company: 'Acme Maps',
      position: 'Frontend Developer',
      startDate: '2021-03',
      endDate: '',
      description:
        'Responsible for the checkout page\nBuilt a map in TypeScript and React for 40,000 users a day',
    },
    {
      id: 'ex-2',
      company: 'Sample Shop',
      position: 'Web Developer',
      startDate: '2017-09',
      endDate: '2021-02',
      description: 'Moved 120 templates to components and halved the time of a release',
    },
  ],
  projects: [
    {
      id: 'pr-1',
      name: 'Paper maps',
      description: 'Prints a walk on one page',
      technologies: 'TypeScript, SVG',
      link: 'https://maps.example.org',
    },
  ],
  skills: [
    { id: 'sk-1', name: 'TypeScript', level: 'Expert' },
    { id: 'sk-2', name: 'React', level: 'Advanced' },
  ],
  template: 'modern',
}
