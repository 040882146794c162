// A slow line in front of a server: a TCP proxy that delays and paces what passes through it.
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { freePort } from '../provide/freePort.ts'

/** What a line does to its traffic. */
export interface Line {
  /** Time of a round trip, in ms. */
  roundTrip: number
  /** Towards the browser, shared by all connections. */
  bitsPerSecond: number
}
/** A proxy that listens until it is closed. */
export interface SlowLine {
  origin: string
  close(): Promise<void>
}

/** Opens a proxy to a port of this machine. A new connection costs a round trip before its first byte, as TCP's handshake does. */
export async function openSlowLine(to: number, { roundTrip, bitsPerSecond }: Line): Promise<SlowLine> {
  const oneWay = roundTrip / 2
  let freeAt = 0
  const pass = (from: Socket, into: Socket, wait: (bytes: number) => number) => {
    // Each timer passes on what came first, because timers of different lengths may run in another order than they were set.
    const queue: (() => void)[] = []
    const later = (bytes: number, run: () => void) => {
      queue.push(run)
      setTimeout(() => queue.shift()?.(), wait(bytes))
    }
    from.on('data', (bytes: Buffer) => later(bytes.length, () => into.writable && into.write(bytes)))
    from.on('end', () => later(0, () => into.end()))
    from.on('error', () => into.destroy())
  }
  const sockets = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(to, '127.0.0.1')
    const openAt = performance.now() + roundTrip
    for (const one of [browser, site]) {
      one.setNoDelay(true)
      sockets.add(one)
      one.on('close', () => sockets.delete(one))
    }
    pass(browser, site, () => Math.max(0, openAt - performance.now()) + oneWay)
    pass(site, browser, (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + (bytes * 8_000) / bitsPerSecond
      return freeAt - performance.now() + oneWay
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      for (const one of sockets) one.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
