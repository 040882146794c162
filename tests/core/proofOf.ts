// The work that the API asks of visitors' machines, done by a test.
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** A header's value. */
export const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
/** Solves a challenge; the answer is the header's value. */
export const proofOf = async (challenge: Challenge): Promise<string> =>
  encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
