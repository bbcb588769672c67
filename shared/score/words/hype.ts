// Words of which lines are made that could stand in anybody's resume: what was done, to what, and by whom stays open.
// Each may be needed once; a line that is made of them says nothing.

export const HYPE: ReadonlySet<string> = new Set(
  `
synergy synergies synergistic solution solutions initiative initiatives outcome outcomes stakeholder stakeholders value impact impactful
strategy strategies strategic strategically excellence agility innovation innovations innovative transformation transformational transformative
paradigm paradigms mindset culture vision visionary growth success successful successfully efficiency efficiencies effectiveness productivity performance
opportunity opportunities expectation expectations objective objectives goal goals challenge challenges result results potential
process processes operation operations operational workflow workflows experience experiences engagement collaboration collaborations collaborative
partnership partnerships relationship relationships alignment empowerment improvement improvements optimization optimisation leadership
dynamic holistic seamless seamlessly robust scalable scalability proactive proactively comprehensive diverse various multiple key critical mission
world class cutting edge forward thinking best breed next generation state driven centric oriented focused cross functional end
continuous continuously sustainable actionable meaningful measurable exceptional outstanding superior unparalleled high quality
organization organizational organisation organisational enterprise business team teams environment environments department departments
maximize maximise maximizing optimize optimise optimizing leverage leveraging accelerate accelerating amplify amplifying unlock unlocking empower empowered
empowering enhance enhancing foster fostering exceed exceeding deliver delivered delivering drive driving enable enabling elevate elevating ensure ensuring
align aligning facilitate facilitating streamline streamlining achieve achieving across digital customer brand presence data
`
    .trim()
    .split(/\s+/),
)
