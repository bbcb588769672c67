/** Names of which one word is easily taken for another; of each there is one right form only. */
export const TERMS: readonly string[] = `
Structured Query Language|Chartered Financial Analyst|Project Management Professional|Cascading Style Sheets|Extensible Markup Language
Generally Accepted Accounting Principles|Certified Public Accountant|Object-Oriented Programming|Customer Relationship Management
Enterprise Resource Planning|Key Performance Indicators|Basic Life Support|Advanced Cardiac Life Support|Certified Nursing Assistant
Occupational Safety and Health Administration|Health Insurance Portability and Accountability Act|Graphical User Interface
Material Safety Data Sheets|Commercial Driver License|Point of Sale|Certified Scrum Master|Geographic Information Systems
`
  .trim()
  .split(/[|\n]/)
