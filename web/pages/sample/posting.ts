/** The day the sample is judged on: an invented career does not grow older. */
export const SAMPLE_AS_OF = '2026-05-04'

/** Of a company that does not exist. */
export const POSTING = `Frontend Developer
Harbor Lantern, Portland, Oregon (hybrid)

Harbor Lantern makes the booking pages of small ferry lines. Forty people work here, six of them on the web team.

What you will do
- Build and maintain the booking pages together with our designer
- Keep every page fast and usable with a keyboard and a screen reader
- Review the code of your colleagues and write tests for your own

What you bring
- At least 3 years of experience with JavaScript and TypeScript
- React, HTML and CSS
- Git and automated tests, for example with Jest
- Good written English

Nice to have
- Node.js
- Experience with accessibility audits
- GraphQL

What we offer
- 30 days of vacation, a ferry pass and lunch on Fridays
`
