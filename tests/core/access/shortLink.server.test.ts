// Short links in messages: they open one page of their own tenant until they expire, and are stored so that nobody reads them.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShortLink, shorten } from '../../../server/core/access/shortLink.ts'
import { publicUrl } from '../../../server/core/http/publicUrl.ts'
import { eachServer } from '../server/eachServer.ts'

const hour = 3_600_000

eachServer('a short link', (running) => {
  const path = '/english/home/manage-service?tenantId=noor&visit=secret-token'
  const make = (env: { DEMO?: boolean } = {}) => {
    const services = { ...running().services, env: { ...running().services.env, ...env } }
    const expiresAt = new Date(running().clock.now.getTime() + hour)
    return services.engine.scoped('noor', (tx) => shorten(services, tx, `${publicUrl(services)}${path}`, expiresAt))
  }
  const follow = async (url: string) => {
    const { statusCode, headers } = await running().app.inject({ url })
    return [statusCode, headers.location, headers['cache-control'], headers['referrer-policy']]
  }

  it('leads to its page, which no cache keeps and no page behind it learns of', async () => {
    const { pathname } = new URL((await make()).url)
    expect(pathname).toMatch(/^\/s\/noor\/[2-9A-HJ-NP-Za-km-z]{10}$/)
    expect(await follow(pathname)).toEqual([302, path, 'no-store', 'no-referrer'])
    expect(await follow(pathname)).toEqual([302, path, 'no-store', 'no-referrer'])
    expect((await running().app.inject({ method: 'HEAD', url: pathname })).statusCode).toBe(404)
  })

  it('opens the first page once it has expired, with a wrong code, and under another tenant', async () => {
    const { pathname } = new URL((await make()).url)
    const first = (tenant: string) => [302, `/english/home/search?tenantId=${tenant}`, 'no-store', 'no-referrer']
    expect(await follow(pathname.replace('/noor/', '/najd/'))).toEqual(first('najd'))
    expect(await follow(`${pathname}x`)).toEqual(first('noor'))
    const before = running().clock.now
    running().clock.now = new Date(before.getTime() + hour + 1000)
    expect(await follow(pathname)).toEqual(first('noor'))
    running().clock.now = before
  })

  it('is stored without its code and its address, counted, and masked in what staff can read', async () => {
    const { url, hidden } = await make({ DEMO: false })
    const code = url.slice(-10)
    expect(hidden).toBe(url.replace(code, '*'.repeat(10)))
    const { services } = running()
    await services.engine.scoped('noor', async (tx) => {
      await openShortLink(services, tx, code)
      const { rows } = await sql<{ opened: number }>`select * from "shortLinks"`.execute(tx)
      expect(rows.filter(({ opened }) => opened === 1)).toHaveLength(1)
      const stored = JSON.stringify(rows)
      expect([stored.includes(code), stored.includes('secret-token')]).toEqual([false, false])
    })
  })
})
