// Short links in messages: they open one page of their own tenant until they expire, and are stored so that nobody reads them.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShortLink, shorten } from '../../../server/core/access/shortLink.ts'
import { fingerprint } from '../../../server/core/db/seal.ts'
import { publicUrl } from '../../../server/core/http/publicUrl.ts'
import { eachServer } from '../server/eachServer.ts'
import { settingsOf } from '../server/settingsOf.ts'

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

  it('says that it is over once it has expired, with a wrong code, under another tenant and for none, in the person’s language', async () => {
    const { pathname } = new URL((await make()).url)
    const page = async (url: string, language = 'en') => {
      const { statusCode, headers, body } = await running().app.inject({ url, headers: { 'accept-language': language } })
      const kept = [headers['cache-control'], headers['referrer-policy'], String(headers['content-type']).split(';')[0]]
      return { statusCode, kept, body, lang: /<html lang="(\w\w)" dir="(\w{3})"/.exec(body)?.slice(1) }
    }
    const gone = { statusCode: 410, kept: ['no-store', 'no-referrer', 'text/html'] }
    const english = { ...gone, lang: ['en', 'ltr'] }
    const najd = await page(pathname.replace('/noor/', '/najd/'))
    expect(najd).toMatchObject(english)
    expect([najd.body.includes('najd Motors'), najd.body.includes('noor Motors')]).toEqual([true, false])
    expect(await page(`${pathname}x`)).toMatchObject(english)
    expect(await page(`${pathname}x`, 'ar-SA,ar;q=0.9')).toMatchObject({ ...gone, lang: ['ar', 'rtl'] })
    expect(await page('/s/nobody/x2y4z6A8b9')).toMatchObject(english)
    const before = running().clock.now
    running().clock.now = new Date(before.getTime() + hour + 1000)
    // The page was English, whatever the browser prefers.
    const over = await page(pathname, 'ar')
    expect(over).toMatchObject(english)
    expect(over.body).not.toContain('secret-token')
    running().clock.now = before
  })

  it('begins with the address of the settings, which an origin alone can be', async () => {
    const [{ id, version }] = (await running().admin().get('/settings')).body.data
    for (const linkOrigin of [
      'go.noor.example',
      'http://go.noor.example',
      'https://go.noor.example/s',
      'https://noor',
      'javascript:alert(1)',
    ]) {
      const { status, body } = await running().admin().put(`/settings/${id}`, { version, linkOrigin })
      expect([linkOrigin, status, Object.keys(body.fields ?? {})]).toEqual([linkOrigin, 400, ['linkOrigin']])
    }
    const putBack = await settingsOf(running())({ linkOrigin: 'https://go.noor.example' })
    const { url, hidden } = await make({ DEMO: false })
    expect(url).toMatch(/^https:\/\/go\.noor\.example\/s\/noor\/\w{10}$/)
    expect(hidden).toMatch(/^https:\/\/go\.noor\.example\/s\/noor\/\*{10}$/)
    const wordings = (await running().admin().get('/misc/message-wordings')).body.wordings as { values: { en: Record<string, string> } }[]
    expect(wordings.find(({ values }) => values.en['link'])?.values.en['link']).toMatch(/^https:\/\/go\.noor\.example\/s\/noor\//)
    expect(await follow(new URL(url).pathname)).toEqual([302, path, 'no-store', 'no-referrer'])
    await putBack()
    expect((await make()).url.startsWith(publicUrl(running().services))).toBe(true)
  })

  it('is stored without its code and its address, counted, and masked in what staff can read', async () => {
    const { url, hidden } = await make({ DEMO: false })
    const code = url.slice(-10)
    expect(hidden).toBe(url.replace(code, '*'.repeat(10)))
    const { services } = running()
    await services.engine.scoped('noor', async (tx) => {
      await openShortLink(services, tx, code)
      const { rows } = await sql<{ codeHash: string; opened: number }>`select * from "shortLinks"`.execute(tx)
      expect(rows.filter(({ codeHash }) => codeHash === fingerprint(code)).map(({ opened }) => opened)).toEqual([1])
      const stored = JSON.stringify(rows)
      expect([stored.includes(code), stored.includes('secret-token')]).toEqual([false, false])
    })
  })
})
