// The short form of the scan's own scanner (`npm run scan`): every operation without a token, and a few of the probes at each.
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readOperations } from '../../scan/operations.ts'
import { probeOperations } from '../../scan/probes.ts'
import { openRunning } from '../server/eachServer.ts'
import { send } from '../server/requests.ts'

// One probe in so many; a prime, so that all kinds are included.
const every = 293

it('every operation of the document keeps to it, whatever it is sent, and tells nobody without a token anything', async () => {
  const { running, remove } = await openRunning('postgres')
  try {
    await running.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = running.app.server.address() as AddressInfo
    const { token } = (await send(running.app, 'GET', '/landing-page/request-token?tenantId=noor')).body
    const tokens = { visitor: token, customer: token, staff: running.tenants.noor.staff.Administrator.token }
    const origin = `http://127.0.0.1:${port}`
    const product = { origin, folder: '', tokens, errors: [], signedOut: () => Promise.resolve([]), close: () => Promise.resolve() }
    const { found } = await probeOperations(product, await readOperations(product), every)
    expect(found).toEqual([])
  } finally {
    await remove()
  }
}, 120_000)
