import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: what a session's bearer or a reset link carries. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
