const BREAK =
  /^(?:(?:planned )?career break|sabbatical(?: year)?|gap year|(?:parental|maternity|paternity|family|caregiving|medical) leave|(?:full[- ]time|stay[- ]at[- ]home) (?:mother|father|mum|mom|dad)|elternzeit|congé (?:parental|maternité)|excedencia)/iu
/** Also a job where somebody employs one. */
const CARE = /^(?:full[- ]time|stay[- ]at[- ]home) (?:parent|carer|caregiver)/iu
/** 'Sabbatical Officer', 'Gap year tutor' and 'Maternity Leave Cover' are paid: the words of a break are followed by nothing, or by its reason. */
const ENDS =
  /^(?:$|\s?[–—,;:(]|\s-\s|\s(?:to|for|while|due|from|in|raising|caring|travell?ing|abroad)(?!\p{L}))(?!\W{0,3}(?:cover|vertretung)(?!\p{L}))/iu

const begins = (text: string, words: RegExp): boolean => {
  const found = words.exec(text)?.[0]
  return found !== undefined && ENDS.test(text.slice(found.length).trimEnd())
}

/** A line in the history that says why there was no work then: it asks for no bullets and counts as no experience. */
export const isCareerBreak = ({ position, company }: { position: string; company: string }): boolean =>
  position === ''
    ? begins(company, BREAK) || begins(company, CARE)
    : begins(position, BREAK) || (company === '' && begins(position, CARE))
