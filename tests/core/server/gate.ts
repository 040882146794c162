// A proxy before PostgreSQL that can be closed: for the server, PostgreSQL is then unreachable and every connection is cut.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A way to a database, by TCP. */
export interface Gate {
  url: string
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Opens one before the database of a url. */
export async function openGate(databaseUrl: string): Promise<Gate> {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? url.hostname
  const port = Number(url.port || 5432)
  const inside = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const sockets = new Set<Socket>()
  const keep = (one: Socket) => {
    sockets.add(one)
    one.on('error', () => undefined).on('close', () => sockets.delete(one))
  }
  const server = createServer((outer) => {
    const inner = connect(inside)
    for (const one of [outer, inner]) keep(one)
    outer.on('close', () => inner.destroy())
    inner.on('close', () => outer.destroy())
    outer.pipe(inner).pipe(outer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: door } = server.address() as AddressInfo
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(door)
  return {
    url: url.href,
    async shut() {
      for (const one of sockets) one.destroy()
      if (server.listening) await new Promise((closed) => server.close(closed))
    },
    async open() {
      server.listen(door, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
