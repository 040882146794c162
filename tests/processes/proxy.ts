// A small reverse proxy as one finds in front of several processes: in turn to those that say they are ready. It knows no session.
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One that listens. */
export interface Proxy {
  base: string
  /** Answers by port, so that a test can tell that both were asked. */
  served: Map<number, number>
  /** Begins to look whether the process is ready; it gets its share once it is. */
  add(port: number): void
  remove(port: number): void
  /** Whether the process gets requests. */
  isReady(port: number): boolean
  close(): Promise<void>
}

/** Milliseconds between two looks at a process, until a look is given up, and that a request waits for a process that is ready. */
const lookEvery = 100
const probeTimeout = 2_000
const timeoutMs = 10_000
const agent = new Agent({ keepAlive: true })

/** Undefined where it says nothing in time: a process that is busy has not left. */
function looksReady(port: number): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const looking = ask({ port, host: '127.0.0.1', path: '/api/ready', agent: false, timeout: probeTimeout }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    looking.once('timeout', () => {
      resolve(undefined)
      looking.destroy()
    })
    looking.once('error', () => resolve(false))
    looking.end()
  })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Passes a request on. Resolves with false where nothing of it reached the process: then another one may be asked. */
function passOn(request: IncomingMessage, body: Buffer, response: ServerResponse, port: number): Promise<boolean> {
  const { method = 'GET', url: path, headers } = request
  return new Promise((resolve) => {
    const passed = ask(
      { agent, port, host: '127.0.0.1', path, method, headers: { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' } },
      (answer) => {
        // Of this connection alone: what the process says of its own one is nothing to anyone who asked.
        const kept = Object.entries(answer.headers).filter(([name]) => !['connection', 'keep-alive'].includes(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        // A process that dies in the middle of an answer leaves a broken one, never half of one that looks whole.
        answer.once('error', () => response.destroy())
        answer.pipe(response)
        response.once('close', () => passed.destroy())
        resolve(true)
      },
    )
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return resolve(true)
      // Refused, or a kept connection that the process had closed meanwhile: what only reads may be asked again, a write was perhaps done.
      if (error.code === 'ECONNREFUSED' || method === 'GET') return resolve(false)
      response.writeHead(502).end()
      resolve(true)
    })
    passed.end(body)
  })
}

/** Starts one on a free port, with nobody behind it. */
export async function openProxy(): Promise<Proxy> {
  const ports = new Map<number, { ready: boolean }>()
  const served = new Map<number, number>()
  let turn = 0
  const ready = () => [...ports].filter(([, one]) => one.ready).map(([port]) => port)
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await pause(lookEvery)) {
        const open = ready()
        const port = open[(turn += 1) % open.length]
        if (port !== undefined && (await passOn(request, body, response, port))) return void served.set(port, (served.get(port) ?? 0) + 1)
      }
      response.writeHead(503).end()
    })().catch(() => response.destroy())
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const watch = async (port: number, one: { ready: boolean }) => {
    while (ports.get(port) === one) {
      one.ready = (await looksReady(port)) ?? one.ready
      await pause(lookEvery)
    }
  }
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    remove: (port) => void ports.delete(port),
    isReady: (port) => ports.get(port)?.ready ?? false,
    add(port) {
      const one = { ready: false }
      ports.set(port, one)
      void watch(port, one)
    },
    async close() {
      ports.clear()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
