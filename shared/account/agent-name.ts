// A browser and a system, as people call them. Order matters: Edge says Chrome too, Chrome says Safari too.

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1]

export function agentName(agent: string): string {
  const browser = nameIn(BROWSERS, agent)
  const system = nameIn(SYSTEMS, agent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? (agent.slice(0, 60) || 'Unknown device')
}
