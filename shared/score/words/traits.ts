/** Traits and abilities that a bullet may claim; one shows them by a deed. */
export const TRAITS: readonly string[] = `
ability, abilities, accountability, adaptability, attention to detail, attitude, character, commitment, communication, creativity,
critical thinking, customer service, dedication, dependability, enthusiasm, flexibility, initiative, integrity, interpersonal,
judgment, leadership, multitasking, organizational, organisational, passion, people skills, problem solving, problem-solving,
professionalism, reliability, responsibility, sense of, skills, teamwork, time management, understanding, willingness, work ethic
`
  .trim()
  .split(/,\s/)
