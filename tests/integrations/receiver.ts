// Another system that takes webhooks, over real HTTP.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}
/** A receiver whose next answers a test decides. */
export interface Receiver {
  url: string
  received: Received[]
  /** What it answers: a status, a promise of one for as long as it keeps the sender waiting, or what decides it for each request. */
  answer: number | Promise<number> | ((one: Received) => number | Promise<number>)
  /** Headers of its answers. */
  headers: Record<string, string>
  /** Resolves with the next request. */
  next(): Promise<Received>
  close(): Promise<void>
}

/** Opens one at a free port of this machine. */
export async function openReceiver(): Promise<Receiver> {
  let waiting: ((one: Received) => void)[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') }
      receiver.received.push(one)
      for (const resolve of waiting) resolve(one)
      waiting = []
      const { answer } = receiver
      void Promise.resolve(typeof answer === 'function' ? answer(one) : answer).then((status) =>
        response.writeHead(status, receiver.headers).end('ok'),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    received: [],
    answer: 200,
    headers: {},
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return receiver
}
