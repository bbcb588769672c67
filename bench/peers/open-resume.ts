import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Peer } from './peer.ts'

interface Module {
  parseResumeFromPdf(url: string): Promise<{
    profile: { name: string; email: string; phone: string }
    workExperiences: { company: string; jobTitle: string; descriptions: string[] }[]
    educations: { school: string; degree: string }[]
    skills: { featuredSkills: { skill: string }[]; descriptions: string[] }
  }>
}

/** github.com/xitanggg/open-resume. Its authors say that it reads English resumes in one column. */
export const openResume: Peer = {
  name: 'open-resume',
  entry: 'src/app/lib/parse-resume-from-pdf/index.ts',
  sources: { lib: 'src/app/lib' },
  async read({ parseResumeFromPdf }: Module, bytes) {
    const file = join(tmpdir(), `legible-peer-${process.pid}.pdf`)
    writeFileSync(file, bytes)
    const { profile, workExperiences, educations, skills } = await parseResumeFromPdf(
      pathToFileURL(file).href,
    )
    return {
      ...profile,
      positions: workExperiences.map(({ jobTitle, company, descriptions }) => ({
        position: jobTitle,
        company,
        text: descriptions.join('\n'),
      })),
      studies: educations.map(({ degree, school }) => ({ degree, institution: school })),
      skills: [...skills.featuredSkills.map(({ skill }) => skill), ...skills.descriptions],
    }
  },
}
