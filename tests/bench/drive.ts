// Drives something from so many loops at once for so long, and tells how long each turn took.
import { Agent, request } from 'node:http'

/** A request to send. */
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}
/** Milliseconds and numbers of turns. */
export interface Driven {
  median: number
  slow: number
  perSecond: number
  failed: number
}

/** At least three turns a loop, and for at least so many seconds. */
export async function drive(loops: number, seconds: number, turn: (loop: number) => Promise<boolean>): Promise<Driven> {
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const over = () => performance.now() - begun > seconds * 1000
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let turns = 0; turns < 3 || !over(); turns += 1) {
        const from = performance.now()
        if (!(await turn(loop))) failed += 1
        times.push(performance.now() - from)
      }
    }),
  )
  const took = (performance.now() - begun) / 1000
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { median: at(0.5), slow: at(0.99), perSecond: times.length / took, failed }
}

/** A caller over so many connections that are kept open. The answer's status, and its body when it is asked for. */
export function caller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: ({ method = 'GET', path, headers = {}, body }: Sent): Promise<{ status: number; text: string }> =>
      new Promise((resolve, reject) => {
        const asked = request(
          `${origin}${path}`,
          { method, agent, headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) } },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          },
        )
        asked.on('error', reject)
        asked.end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}
