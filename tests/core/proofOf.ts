// Solves the proof of work that the API requires of visitors.
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The header's value for a challenge. */
export const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
/** Solves a challenge; returns the header's value. */
export const proofOf = async (challenge: Challenge): Promise<string> =>
  encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
