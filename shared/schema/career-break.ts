const BREAK =
  /^(?:(?:planned )?career break|sabbatical|gap year|(?:parental|maternity|paternity|family|caregiving|medical) leave|(?:full[- ]time|stay[- ]at[- ]home) (?:parent|mother|father|mum|mom|dad|carer|caregiver)|elternzeit|congé (?:parental|maternité)|excedencia)(?![\p{L}])(?! advis[eo]r| coordinator| specialist| manager)/iu

/** A line in the history that says why there was no work then: it asks for no bullets and counts as no experience. */
export const isCareerBreak = ({ position, company }: { position: string; company: string }): boolean =>
  BREAK.test(position) || (position === '' && BREAK.test(company))
