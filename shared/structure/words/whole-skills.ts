import { wordSet } from '#shared/text/fold.ts'

// Skills of one word that people type in small letters, too: what stands at the edge of a column is no half of a longer name.
// The vocabulary of the match knows many more, and is far too large to be loaded for reading.

const WHOLE = wordSet(
  'python; java; javascript; typescript; kotlin; swift; golang; rust; ruby; scala; perl; php; bash; matlab; html; css; sass; sql; mysql; postgresql; postgres; sqlite; mongodb; redis; oracle; graphql',
  'react; redux; angular; vue; svelte; webpack; vite; babel; jest; cypress; jquery; bootstrap; tailwind; django; flask; fastapi; rails; laravel; hibernate; numpy; pandas; pytorch; tensorflow; keras; spark; hadoop; kafka; airflow; rabbitmq; elasticsearch; selenium; nginx; apache',
  'git; github; gitlab; bitbucket; svn; docker; kubernetes; terraform; ansible; jenkins; helm; grafana; prometheus; aws; azure; gcp; linux; unix; windows; macos; ios; android; jira; confluence; slack; trello; figma; sketch; photoshop; illustrator; indesign; canva; wordpress; shopify; magento; salesforce; hubspot; tableau; powerbi',
  'excel; outlook; powerpoint; visio; sharepoint; sap; sage; xero; quickbooks; datev; payroll; vat; invoicing; bookkeeping; budgeting; autocad; solidworks; revit; scrum; kanban; seo; crm; erp',
)

export const isWholeSkill = (name: string): boolean => WHOLE.has(name.trim().toLowerCase())
