// Runs a function in several concurrent loops for a time, and measures each run.
import { Agent, request } from 'node:http'

/** A request to send. */
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}
/** Times in ms, and numbers of runs. */
export interface Driven {
  median: number
  slow: number
  perSecond: number
  failed: number
}

type Turn = (loop: number) => Promise<boolean>
interface Taken {
  times: number[]
  failed: number
  seconds: number
}

async function take(loops: number, seconds: number, turn: Turn, least: number): Promise<Taken> {
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const over = () => performance.now() - begun > seconds * 1000
  await Promise.all(
    Array.from({ length: loops }, async (_, loop) => {
      for (let turns = 0; turns < least || !over(); turns += 1) {
        const from = performance.now()
        if (!(await turn(loop))) failed += 1
        times.push(performance.now() - from)
      }
    }),
  )
  return { times, failed, seconds: (performance.now() - begun) / 1000 }
}

function details(parts: readonly Taken[]): Driven {
  const times = parts.flatMap((part) => part.times).sort((one, other) => one - other)
  const sum = (of: (part: Taken) => number) => parts.reduce((total, part) => total + of(part), 0)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { median: at(0.5), slow: at(0.99), perSecond: times.length / sum((part) => part.seconds), failed: sum((part) => part.failed) }
}

/** At least three runs a loop, and at least that many seconds. */
export const drive = async (loops: number, seconds: number, turn: Turn): Promise<Driven> => details([await take(loops, seconds, turn, 3)])

/** Each for that many seconds, alternating every half second, so that a busy period of the machine affects all of them. */
export async function driveByTurns<T extends readonly Turn[]>(
  loops: number,
  seconds: number,
  ...turns: T
): Promise<{ [K in keyof T]: Driven }> {
  const slices = Math.max(2, Math.round(seconds * 2))
  const parts = turns.map((): Taken[] => [])
  for (let slice = 0; slice < slices; slice += 1)
    for (const [place, turn] of turns.entries()) parts[place]?.push(await take(loops, seconds / slices, turn, 1))
  return parts.map(details) as { [K in keyof T]: Driven }
}

/** An HTTP client with that many kept-open connections. Returns the status and the body. */
export function caller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send: ({ method = 'GET', path, headers = {}, body }: Sent): Promise<{ status: number; text: string }> =>
      new Promise((resolve, reject) => {
        const requested = request(
          `${origin}${path}`,
          { method, agent, headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) } },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          },
        )
        requested.on('error', reject)
        requested.end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}
