import type { SkillDemand } from '#shared/schema/job.ts'

// The roles a resume can be measured against when there is no job description. Skills are canonical names of the
// vocabulary (a test holds them to it), but the vocabulary is not imported: pages need this file and not that one.

/** How much a skill counts within its list: 3 the role cannot be done without, 2 usual, 1 good to have. */
export type SkillWeight = 1 | 2 | 3

export interface RoleSkill {
  skill: SkillDemand
  weight: SkillWeight
}

export interface JobRole {
  name: string
  description: string
  /** Other titles that name the same work. */
  titles: string[]
  required: RoleSkill[]
  preferred: RoleSkill[]
}

interface JobCategory {
  name: string
  roles: JobRole[]
}

const skills = (weight: SkillWeight, ...names: SkillDemand[]): RoleSkill[] =>
  names.map((skill) => ({ skill, weight }))
const oneOf = (...anyOf: string[]): SkillDemand => ({ anyOf })

const frontendDeveloper: JobRole = {
  name: 'Frontend Developer',
  description: 'Develops user-facing web applications',
  titles: [
    'Front-End Developer',
    'Frontend Engineer',
    'Front-End Engineer',
    'UI Developer',
    'UI Engineer',
    'Web Developer',
    'JavaScript Developer',
    'React Developer',
  ],
  required: [
    ...skills(3, 'JavaScript', 'HTML', 'CSS', oneOf('React', 'Vue', 'Angular', 'Svelte')),
    ...skills(2, 'TypeScript', 'Git', 'Responsive design', 'REST API'),
  ],
  preferred: [
    ...skills(2, 'Accessibility', oneOf('Jest', 'Vitest', 'Cypress', 'Playwright'), 'Next.js', 'Redux'),
    ...skills(1, oneOf('Vite', 'Webpack'), 'Tailwind CSS', 'GraphQL', 'Web performance', 'CI/CD', 'Figma'),
  ],
}

const backendDeveloper: JobRole = {
  name: 'Backend Developer',
  description: 'Develops server-side applications and APIs',
  titles: [
    'Back-End Developer',
    'Backend Engineer',
    'Back-End Engineer',
    'Server-Side Developer',
    'API Developer',
    'Software Engineer',
    'Python Developer',
    'Java Developer',
  ],
  required: [
    ...skills(3, oneOf('Python', 'Java', 'Node.js', 'Go', 'C#', 'PHP', 'Ruby', 'Kotlin'), 'REST API', 'SQL'),
    ...skills(2, oneOf('PostgreSQL', 'MySQL', 'SQL Server', 'Oracle Database'), 'Git', 'Docker'),
  ],
  preferred: [
    ...skills(2, oneOf('AWS', 'Azure', 'GCP'), 'CI/CD', 'Microservices', 'Redis', 'Unit testing'),
    ...skills(1, oneOf('Kafka', 'RabbitMQ'), 'Kubernetes', 'GraphQL', 'MongoDB', 'Linux', 'Authentication'),
  ],
}

const fullStackDeveloper: JobRole = {
  name: 'Full Stack Developer',
  description: 'Develops both frontend and backend applications',
  titles: [
    'Full-Stack Developer',
    'Full Stack Engineer',
    'Full-Stack Engineer',
    'Full Stack Web Developer',
    'Software Engineer',
    'Software Developer',
    'Web Developer',
  ],
  required: [
    ...skills(3, 'JavaScript', oneOf('React', 'Vue', 'Angular', 'Svelte')),
    ...skills(3, oneOf('Node.js', 'Python', 'Java', 'C#', 'PHP', 'Ruby', 'Go'), 'SQL'),
    ...skills(2, 'HTML', 'CSS', 'REST API', 'Git'),
  ],
  preferred: [
    ...skills(
      2,
      'TypeScript',
      oneOf('AWS', 'Azure', 'GCP'),
      'Docker',
      oneOf('PostgreSQL', 'MySQL', 'MongoDB'),
    ),
    ...skills(1, 'CI/CD', 'Unit testing', 'Next.js', 'GraphQL', 'Redis', 'Agile'),
  ],
}

const dataScientist: JobRole = {
  name: 'Data Scientist',
  description: 'Analyzes data to extract insights and build models',
  titles: [
    'Machine Learning Scientist',
    'Applied Scientist',
    'Machine Learning Engineer',
    'Research Scientist',
    'Decision Scientist',
    'Quantitative Analyst',
  ],
  required: [
    ...skills(3, oneOf('Python', 'R'), 'Machine learning', 'SQL', 'Statistics'),
    ...skills(2, 'Pandas', oneOf('scikit-learn', 'TensorFlow', 'PyTorch'), 'Data visualization'),
  ],
  preferred: [
    ...skills(
      2,
      'Deep learning',
      'NumPy',
      'A/B testing',
      'Feature engineering',
      oneOf('AWS', 'Azure', 'GCP'),
    ),
    ...skills(1, 'NLP', 'Spark', 'Jupyter', oneOf('Tableau', 'Power BI', 'Looker'), 'Git', 'MLOps'),
  ],
}

const dataAnalyst: JobRole = {
  name: 'Data Analyst',
  description: 'Analyzes data to provide business insights',
  titles: [
    'Business Intelligence Analyst',
    'BI Analyst',
    'Business Data Analyst',
    'Reporting Analyst',
    'Analytics Analyst',
    'Insights Analyst',
    'Product Analyst',
  ],
  required: [
    ...skills(3, 'SQL', 'Excel', 'Data analysis'),
    ...skills(2, 'Data visualization', oneOf('Tableau', 'Power BI', 'Looker'), 'Reporting'),
  ],
  preferred: [
    ...skills(2, oneOf('Python', 'R'), 'Dashboards', 'Statistics', 'Data cleaning'),
    ...skills(1, 'ETL', 'A/B testing', 'Google Analytics', 'Pivot tables', 'Stakeholder management', 'KPIs'),
  ],
}

const devopsEngineer: JobRole = {
  name: 'DevOps Engineer',
  description: 'Manages infrastructure and deployment processes',
  titles: [
    'Site Reliability Engineer',
    'SRE',
    'Platform Engineer',
    'Infrastructure Engineer',
    'Cloud Engineer',
    'Cloud DevOps Engineer',
    'Build and Release Engineer',
    'Systems Engineer',
  ],
  required: [
    ...skills(3, 'Linux', 'CI/CD', oneOf('AWS', 'Azure', 'GCP'), 'Docker', 'Kubernetes'),
    ...skills(2, oneOf('Terraform', 'Pulumi', 'CloudFormation'), 'Git', oneOf('Bash', 'Python', 'Go')),
  ],
  preferred: [
    ...skills(2, oneOf('Prometheus', 'Grafana', 'Datadog'), oneOf('Ansible', 'Chef', 'Puppet'), 'Monitoring'),
    ...skills(2, oneOf('Jenkins', 'GitHub Actions', 'GitLab CI', 'CircleCI')),
    ...skills(
      1,
      'Helm',
      'Networking',
      'Infrastructure as code',
      'Incident management',
      'Information security',
    ),
  ],
}

export const categories: JobCategory[] = [
  { name: 'Software Development', roles: [frontendDeveloper, backendDeveloper, fullStackDeveloper] },
  { name: 'Data Science', roles: [dataScientist, dataAnalyst] },
  { name: 'DevOps', roles: [devopsEngineer] },
]

export const defaultCategory = 'Software Development'
export const defaultRole = 'Frontend Developer'

/** What is sent and kept where keywords are not to be judged. */
export const NO_ROLE = { category: '', role: '' } as const
export const NO_ROLE_LABEL = 'No specific role'

/** A role by its name, in the category it was asked for or in any. */
export function roleNamed(category: string, role: string): { category: string; role: JobRole } | undefined {
  const asked = categories.filter(({ name }) => name === category)
  for (const { name, roles } of [...asked, ...categories]) {
    const found = roles.find((one) => one.name === role)
    if (found) return { category: name, role: found }
  }
  return undefined
}

/** The roles of a category; none for a name the catalogue does not know. */
export const rolesOf = (category: string): JobRole[] =>
  categories.find(({ name }) => name === category)?.roles ?? []

/** What a resume is built for is asked more broadly than what it is measured against. */
export const builderCategories = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Sales',
  'Engineering',
  'Design',
  'Consulting',
  'Other',
] as const
