// Ports for servers that tests and benches start, so that several runs can share a machine.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A TCP port of 127.0.0.1 that nothing listens on, chosen by the system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
