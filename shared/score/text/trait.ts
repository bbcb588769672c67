import { TRAITS } from '../words/traits.ts'

const CLAIM =
  /^(?:(?:consistently|regularly|always|successfully) )?(?:demonstrat|exhibit|display|show|possess|utiliz|utilis|employ|appl|us|maintain|develop|hon|exercis)(?:e|es|ed|ing|ied|ies|y)s? (?:(?:strong|excellent|great|good|outstanding|exceptional|superior|solid|effective|proven|exemplary|keen|high(?:ly)?|my|a|an|the|remarkable|advanced|positive) )*/iu

const HEAD_MOST = 6

/** 'Demonstrated strong communication skills': a trait is claimed where a deed should stand. */
export function isTraitClaim(text: string): boolean {
  const claim = CLAIM.exec(text)
  if (!claim) return false
  const rest = text.slice(claim[0].length).toLowerCase()
  const head = rest.split(/[,.;]|\s(?:by|to|in|with|while|when|for)\s/)[0] ?? ''
  // 'Developed a ten-week course that teaches students planning skills' names what was made.
  if (head.trim().split(/\s+/).length > HEAD_MOST) return false
  return TRAITS.some((trait) => head.includes(trait))
}
