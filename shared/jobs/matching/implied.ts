import type { Lexicon } from '../text/lexicon.ts'

// What one cannot know without knowing the other: a part of a product or its later form. Not what merely sounds alike
// (React Native is not React, NoSQL not SQL).
const TABLE: Record<string, string> = {
  AWS: `EC2, S3, AWS Lambda, ECS, EKS, Fargate, ElastiCache, CloudFront, Route 53, API Gateway, SQS, SNS, EventBridge, Step Functions, CloudWatch,
    CloudTrail, CloudFormation, AWS CDK, AWS IAM, DynamoDB, RDS, Redshift, SageMaker, AWS Glue, Kinesis, Bedrock, Elastic Beanstalk`,
  Azure:
    'Azure Functions, AKS, Azure App Service, Azure Data Factory, Azure Synapse, Cosmos DB, Azure ML, Azure Pipelines',
  'Azure DevOps': 'TFS',
  'Privacy law': 'GDPR',
  GCP: 'BigQuery, GKE, Cloud Run, Cloud Functions, Vertex AI, Pub/Sub, Dataflow, Firestore',
  Spring: 'Spring Boot, Spring MVC, Spring Security, Spring Cloud, Spring Batch, Spring Data',
  JavaScript:
    'TypeScript, React, Vue, Angular, Svelte, Next.js, Nuxt, Node.js, jQuery, Express, NestJS, React Native',
  React: 'Next.js, Redux, Remix, Gatsby',
  Vue: 'Nuxt',
  'Node.js': 'Express, NestJS',
  Python: 'Django, Flask, FastAPI, Pandas, NumPy, scikit-learn, PyTorch, PySpark',
  Java: 'Spring, Hibernate, JUnit',
  'C#': '.NET, Unity',
  PHP: 'Laravel, Symfony',
  CSS: 'Tailwind CSS, Sass',
  'Email marketing': 'Mailchimp, Klaviyo',
  'Warehouse experience': 'Forklift operation',
  'Intensive care': 'Critical care',
  'Critical care': 'Intensive care',
  'Acute care': 'Intensive care, Critical care',
  Django: 'Django REST Framework',
  Redux: 'Redux Toolkit',
  '.NET': '.NET Core, ASP.NET, ASP.NET Core, ASP.NET MVC, Entity Framework',
  'ASP.NET': 'ASP.NET Core, ASP.NET MVC',
  SAP: 'SAP S/4HANA, SAP FI, SAP MM, SAP SD, SAP PP, SAP PM, SAP PLM, SAP WM, SAP HCM, SAP BW, SAP Ariba, SAP HANA',
  'Microsoft Office': 'Excel, Word, PowerPoint',
  Excel: 'VLOOKUP, Pivot tables, Excel VBA, Power Query',
  SQL: 'T-SQL, PL/SQL',
  'Six Sigma': 'Six Sigma Green Belt, Six Sigma Black Belt, Six Sigma Yellow Belt',
  Fundraising: 'Fundraising campaigns, Fundraising events',
  'Relational databases': 'PostgreSQL, MySQL, SQL Server, MariaDB, Oracle Database',
  NoSQL: 'MongoDB, Cassandra, DynamoDB, Couchbase',
  Linux: 'Ubuntu, Debian, CentOS, Red Hat',
  'Adobe Creative Suite': 'Adobe Creative Cloud, Photoshop, Illustrator, InDesign',
  'Adobe Creative Cloud': 'Adobe Creative Suite, Photoshop, Illustrator, InDesign',
  Ruby: 'Ruby on Rails',
  'UI/UX': 'UX design',
  Hairdressing: 'Hair cutting, Hair coloring',
  'Hazardous materials': 'Hazmat endorsement',
  Inspection: 'First article inspection',
  'Truck driving': 'HGV licence, CDL',
  NCR: 'Non-conformance reports',
  'Non-conformance reports': 'NCR',
  iOS: 'iOS development, SwiftUI',
  'iOS development': 'iOS',
  Android: 'Android development, Jetpack Compose',
  'Android development': 'Android',
  'Autism support': 'Autism spectrum',
  'Autism spectrum': 'Autism support',
  'Food hygiene certificate': 'Level 2 Food Hygiene, Level 3 Food Hygiene',
  Spark: 'PySpark',
  JPA: 'Hibernate',
  'Public relations': 'Media relations',
  'Media relations': 'Public relations',
  'Antenatal care': 'Antenatal clinics',
  '3PL': '3PL management',
  Elasticsearch: 'ELK Stack',
  Svelte: 'SvelteKit',
  'Continuous improvement': 'Kaizen',
  OSHA: 'OSHA 10, OSHA 30',
  PLC: 'Siemens PLC, Allen-Bradley, TIA Portal',
  PRINCE2: 'PRINCE2 Practitioner',
  CRM: 'Salesforce, HubSpot, Pipedrive, Zoho CRM, Microsoft Dynamics CRM',
  'Version control': 'Git, SVN',
  Welding: 'MIG welding, TIG welding, Stick welding, Pipe welding',
  Accessibility: 'WCAG',
  'Electronic health records': 'Epic, Cerner, Meditech, SystmOne, EMIS, athenahealth',
  Scrum: 'ScrumMaster certification, Sprint ceremonies',
  Agile: 'Scrum, Kanban',
  Lean: 'Lean manufacturing',
  Docker: 'Docker Compose, Docker Swarm',
  Kubernetes: 'Helm, EKS, AKS, GKE, OpenShift',
  Containerization: 'Docker, Podman, Kubernetes',
  Git: 'GitHub, GitLab',
  'CI/CD': 'Jenkins, GitLab CI, GitHub Actions, CircleCI, Azure Pipelines, TeamCity',
  'Infrastructure as code': 'Terraform, Pulumi, CloudFormation',
  'End-to-end testing': 'Playwright, Cypress, Selenium',
  'Unit testing': 'Jest, JUnit, pytest, Mocha',
  'Cloud computing': 'AWS, Azure, GCP',
  'Machine learning': 'scikit-learn, TensorFlow, PyTorch, Keras, XGBoost',
  'Deep learning': 'TensorFlow, PyTorch, Keras',
  'Data visualization': 'Tableau, Power BI, Looker, D3.js',
  CAD: 'AutoCAD, SolidWorks, CATIA, Creo, Onshape',
  BIM: 'Revit',
  HRIS: 'Workday, BambooHR, UKG, ADP',
  'Point of sale': 'Toast, Lightspeed',
  'Property management systems': 'Opera PMS, Fidelio, Mews, Cloudbeds, Protel, RMS Cloud',
  'Learning management systems': 'Canvas, Moodle, Blackboard',
  'Forklift operation': 'Reach truck, Counterbalance truck, Forklift licence',
  'Ticketing systems': 'Zendesk, ServiceNow',
  'Level 2 Food Hygiene': 'Level 3 Food Hygiene',
  'OSHA 10': 'OSHA 30',
  Leadership: 'Team leadership',
  PCR: 'qPCR',
  SEN: 'Special education',
  'Special education': 'SEN',
  'Quantity surveying': 'Bills of quantities',
  'CSCS card': 'Black CSCS card',
  'Personal training': 'Personal trainer certification',
  SIEM: 'Splunk, Microsoft Sentinel, QRadar',
  'Security operations': 'SOC operations, SOC experience',
  ERP: 'SAP, NetSuite, Oracle EBS, JD Edwards, Dynamics 365',
}
export const IMPLIES: Record<string, string[]> = Object.fromEntries(
  Object.entries(TABLE).map(([parent, children]) => [parent, children.split(',').map((name) => name.trim())]),
)

/** The parts of a thing with their own parts: Next.js shows React, and with it JavaScript. */
function partsOf(name: string, known = new Set<string>()): Set<string> {
  for (const part of IMPLIES[name] ?? [])
    if (!known.has(part)) {
      known.add(part)
      partsOf(part, known)
    }
  return known
}

/** The skills whose proof is proof of this one. */
export function impliedBy(skill: number, { skills, byName }: Lexicon): number[] {
  const { name, kind, forms } = skills[skill] ?? NONE
  const children = [...partsOf(name)]
    .flatMap((child) => byName.get(child) ?? [])
    .filter((child) => child !== skill)
  if (kind !== 'certificate') return children
  // Who is CKS has the CKS certification.
  const short = forms.flatMap(({ text }) => byName.get(text.replace(OF_PAPER, '')) ?? [])
  return [...children, ...short.filter((other) => other !== skill && skills[other]?.kind === 'certificate')]
}
const NONE = { name: '', kind: 'hard', forms: [] }
const OF_PAPER = / (?:certification|certificate|certified|licen[cs]e)$/
