/** Traits and abilities that a bullet may claim; one shows them by a deed. */
export const TRAITS: readonly string[] = `
abilit, attention to detail, attitude, character, commitment, communication, creativity,
critical thinking, customer service, dedication, enthusiasm, flexibility, initiative, integrity, interpersonal,
judgment, leadership, multitasking, organizational, organisational, passion, problem solving, problem-solving,
professionalism, responsibility, sense of, skills, teamwork, time management, understanding, willingness, work ethic
`
  .trim()
  .split(/,\s/)
