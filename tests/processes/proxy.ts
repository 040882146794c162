// A small reverse proxy in front of several processes: round robin over those that report ready, without sticky sessions.
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A listening proxy. */
export interface Proxy {
  base: string
  /** Answers by port, so that a test can check that both processes were used. */
  served: Map<number, number>
  /** Starts readiness checks of the process; it gets requests once it is ready. */
  add(port: number): void
  remove(port: number): void
  /** Whether the process gets requests. */
  isReady(port: number): boolean
  close(): Promise<void>
}

/** In ms: between two readiness checks, until a check is given up, and how long a request waits for a ready process. */
const lookEvery = 100
const probeTimeout = 2_000
const timeoutMs = 10_000
const agent = new Agent({ keepAlive: true })

/** Undefined when it does not answer in time: a busy process has not ended. */
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

/** Forwards a request. Resolves with false when nothing of it reached the process; then another one may be tried. */
function passOn(request: IncomingMessage, body: Buffer, response: ServerResponse, port: number): Promise<boolean> {
  const { method = 'GET', url: path, headers } = request
  return new Promise((resolve) => {
    const passed = ask(
      { agent, port, host: '127.0.0.1', path, method, headers: { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' } },
      (answer) => {
        // Hop-by-hop headers of the process's connection are not forwarded.
        const kept = Object.entries(answer.headers).filter(([name]) => !['connection', 'keep-alive'].includes(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
        // A process that ends in the middle of an answer gives a broken answer, never a short one that looks complete.
        answer.once('error', () => response.destroy())
        answer.pipe(response)
        response.once('close', () => passed.destroy())
        resolve(true)
      },
    )
    passed.once('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return resolve(true)
      // Refused, or a kept connection that the process had closed: reads may be repeated, a write may have been done.
      if (error.code === 'ECONNREFUSED' || method === 'GET') return resolve(false)
      response.writeHead(502).end()
      resolve(true)
    })
    passed.end(body)
  })
}

/** Starts a proxy on a free port, without processes. */
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
