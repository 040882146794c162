// A name of a tenant's choice that resolves to another address on a second look-up: only the address that was checked is connected to.
import dns, { type LookupAddress } from 'node:dns'
import dnsPromises from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicFetch } from '../../../server/core/gateways/publicFetch.ts'
import { post } from '../../../server/integrations/webhooks/post.ts'
import { openReceiver } from '../../integrations/receiver.ts'

const host = 'hooks.example'
/** Of a network for documents, in which nobody answers. */
const publicAddress: LookupAddress = { address: '203.0.113.7', family: 4 }
const inside: LookupAddress = { address: '127.0.0.1', family: 4 }

/** What the names resolve to: the checked look-up by turns, any other look-up the address inside. */
const names = { answers: [] as LookupAddress[][], looked: [] as string[] }

/** Something that listens in the server's own network, and counts who connects. */
async function openInside(): Promise<{ server: Server; port: number; connections: () => number }> {
  let count = 0
  const server = createServer((socket) => {
    count += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port, connections: () => count }
}

const callers = {
  'a webhook': (url: string, insideToo: boolean) =>
    post(url, {}, '{}', { insideToo, limit: 500 }).then(({ status, trouble }) => status ?? trouble),
  'a call of a provider': (url: string, insideToo: boolean) =>
    publicFetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(500) }, insideToo).then(
      ({ status }) => status,
      (error: Error & { trouble?: string }) => error.trouble ?? 'unreachable',
    ),
}

describe.each(Object.entries(callers))('%s to a name that changes its address', (_name, send) => {
  beforeEach(() => {
    names.answers = []
    names.looked = []
    // Modules that are loaded already see it too.
    vi.spyOn(dnsPromises, 'lookup').mockImplementation((async (name: string) => {
      names.looked.push(name)
      return names.answers.shift() ?? []
    }) as never)
    syncBuiltinESMExports()
    // As node looks a name up when a connection does not bring its address.
    const { lookup } = dns
    vi.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
      if (name !== host) return (lookup as (...all: unknown[]) => void)(name, ...rest)
      const [{ all }, done] = rest as [{ all?: boolean }, (error: null, found: unknown, family?: number) => void]
      return all ? done(null, [inside]) : done(null, inside.address, inside.family)
    }) as never)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })

  it('goes to the address that was checked, not to the one of a later look-up', async () => {
    const { server, port, connections } = await openInside()
    try {
      names.answers = [[publicAddress], [inside]]
      expect(['unreachable', 'timeout']).toContain(await send(`https://${host}:${port}/`, false))
      expect([names.looked, connections()]).toEqual([[host], 0])
      // The way is open: without the check the same call arrives.
      names.answers = [[inside]]
      await send(`https://${host}:${port}/`, true)
      expect(connections()).toBe(1)
    } finally {
      server.close()
    }
  })

  it('is refused where one of several addresses is inside', async () => {
    const { server, port, connections } = await openInside()
    try {
      for (const found of [
        [inside],
        [publicAddress, inside],
        [{ address: '::ffff:127.0.0.1', family: 6 }],
        [{ address: '64:ff9b::7f00:1', family: 6 }],
      ]) {
        names.answers = [found]
        expect(['host', 'insideHost']).toContain(await send(`https://${host}:${port}/`, false))
      }
      expect(connections()).toBe(0)
    } finally {
      server.close()
    }
  })

  it('reaches the receiver by its name', async () => {
    const receiver = await openReceiver()
    try {
      const { port } = new URL(receiver.url)
      names.answers = [[inside], [{ address: '127.0.0.2', family: 4 }]]
      expect(await send(`http://${host}:${port}/hooks`, true)).toBe(200)
      expect(receiver.received.map(({ headers }) => headers.host)).toEqual([`${host}:${port}`])
      expect(names.looked).toEqual([host])
    } finally {
      await receiver.close()
    }
  })
})
