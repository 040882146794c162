import { solveChallengeWorkers, type Challenge } from 'altcha-lib'

const concurrency = 2
const createWorker = () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })

/** Solves the server's challenge; returns the value of the header. Rejects when it takes too long. */
export async function workFor(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker })
  if (!solution) throw new Error('The work took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
