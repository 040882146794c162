// A proof of work before a public write: negligible for one visitor, expensive for thousands of calls. Altcha's protocol and library,
// without a call to another service. A refused call returns the challenge, so pages need not know which calls require a proof.
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { Problem } from './problem.ts'

// About 50 ms on one core of a desktop and 300 ms on an old phone: `steps` attempts of `cost` rounds each.
const cost = 2000
const steps = { from: 40, to: 120 }
/** Validity of a challenge in ms. */
const lifetime = 300_000
const longestProof = 4000

const payload = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})
const keysOf = ({ secrets }: Services) => ({
  hmacSignatureSecret: secrets.proofs.toString('hex'),
  hmacKeySignatureSecret: secrets.proofs.toString('base64'),
})

// Uses the system clock, because the library does when it checks expiry.
const newChallenge = (services: Services): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(steps.to, steps.from),
    deriveKey,
    expiresAt: new Date(Date.now() + lifetime),
    ...keysOf(services),
  })

function readProof(text: string | null): Payload | undefined {
  if (!text || text.length > longestProof) return undefined
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString())) as unknown as Payload
  } catch {
    return undefined
  }
}

async function isGood(services: Services, proof: Payload): Promise<boolean> {
  const { verified } = await verifySolution({ ...proof, deriveKey, ...keysOf(services) }).catch(() => ({ verified: false }))
  return verified
}

/** Throws proofNeeded (428) with a new challenge unless the proof is valid, unexpired and used for the first time in any process. */
export async function requireProof(services: Services, given: string | null): Promise<void> {
  if (!services.env.PROOF_OF_WORK) return
  const proof = readProof(given)
  const signature = proof?.challenge.signature
  if (proof && signature && (await isGood(services, proof))) {
    try {
      // No limit of the call: it keeps a proof from being used twice.
      return await services.rateLimits.take('proofBySignature', signature)
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused
    }
  }
  throw new Problem('proofNeeded', { details: { challenge: await newChallenge(services) } })
}
