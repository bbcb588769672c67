import type { Peer } from './peer.ts'

interface Module {
  runCascade(bytes: Uint8Array): Promise<{
    canonical: {
      fields: {
        full_name?: string
        email?: string
        phone?: string
        experience?: { title: string; company: string; description?: string }[]
        education?: { degree: string; field?: string; institution: string }[]
        skills: string[]
      }
    }
  }>
}

/** github.com/offlinecv/OfflineCV */
export const offlineCv: Peer = {
  name: 'offline-cv',
  entry: 'src/lib/heuristics/cascade.ts',
  async read({ runCascade }: Module, bytes) {
    const { fields } = (await runCascade(bytes)).canonical
    return {
      name: fields.full_name ?? '',
      email: fields.email ?? '',
      phone: fields.phone ?? '',
      positions: (fields.experience ?? []).map(({ title, company, description = '' }) => ({
        position: title,
        company,
        text: description,
      })),
      studies: (fields.education ?? []).map(({ degree, field = '', institution }) => ({
        degree: `${degree} ${field}`,
        institution,
      })),
      skills: fields.skills,
    }
  },
}
