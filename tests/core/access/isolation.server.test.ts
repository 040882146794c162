// Every call with every id, link and name of another tenant: answered as if it did not exist, without disclosure or writes. Derived from
// the schemas of the server's routes; the generated routes of resources are in tests/core/everyResource/tenants.server.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audienceOf } from '../../fuzz/audiences.ts'
import { secretsOf, stateOf, tryForeign } from '../../fuzz/foreign.ts'
import { notLookedUp } from '../../fuzz/notLookedUp.ts'
import { placesOf, targetOf } from '../../fuzz/references.ts'
import type { Route } from '../../fuzz/routes.ts'
import { sendDrawn } from '../../fuzz/sending.ts'
import { openFuzzFixture, type FuzzFixture } from '../../fuzz/fuzzFixture.ts'
import { boundWords, openingFields } from '../../fuzz/openingFields.ts'
import { engineKinds } from '../server/engines.ts'

// Calls that remove what other calls need: sessions, rows, and the mileage by which services are due.
const ending = ['updateMileage', 'signOut', 'logout', 'endSessions', 'eraseOwnData', 'mergeCustomers', 'eraseCustomer']

describe.each(engineKinds)('another tenant (%s)', (kind) => {
  let fixture: FuzzFixture
  let routes: Route[] = []
  beforeAll(async () => {
    fixture = await openFuzzFixture(kind)
    routes = fixture.routes.filter(({ hidden }) => !hidden)
  }, 120_000)
  afterAll(() => fixture.remove())

  it('has every place of every request that holds an id tried: somebody says which rows it names', () => {
    const unknown = routes.flatMap((route) =>
      placesOf(route).flatMap((place) => (targetOf(route, place) ? [] : [`${route.name} ${place.part}.${place.keys.join('.')}`])),
    )
    expect(unknown).toEqual([])
    expect(routes.flatMap(placesOf).length).toBeGreaterThan(800)
  })

  it('keeps its rows to itself, whichever call names them and wherever in it', async () => {
    const secrets = await secretsOf(fixture)
    const before = await stateOf(fixture)
    const leaks: string[] = []
    const unread: string[] = []
    // ISOLATION=all adds the generated routes of resources (bulk orders, exports, imports), which takes minutes.
    const wanted = routes.filter(({ name }) => process.env.ISOLATION === 'all' || !name.includes('_'))
    // Customers' calls on own rows come before staff reassign those; calls that remove rows or sessions come last.
    const place = (route: Route) => (ending.includes(route.name) ? 2 : audienceOf(route) === 'staff' ? 1 : 0)
    const chosen = wanted.toSorted((a, b) => place(a) - place(b))
    for (const route of chosen)
      for (const tried of await tryForeign(fixture, route, secrets)) {
        leaks.push(...tried.leaks.map((leak) => `${route.name} ${tried.place}: ${leak}`))
        if (!tried.looked) unread.push(`${route.name} ${tried.place}`)
      }
    expect(leaks).toEqual([])
    expect(unread.filter((one) => !one.includes('_') && !(one in notLookedUp))).toEqual([])
    expect(await stateOf(fixture)).toEqual(before)
  }, 600_000)

  it('is not reached by its name in header, query, body or token', async () => {
    const token = (await fixture.token('staff')) ?? ''
    const wrong: string[] = []
    for (const route of routes.filter(({ closed, name }) => closed && name !== 'live')) {
      const drawn = {
        params: Object.fromEntries(
          [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '019d0000-0000-7000-8000-000000000000']),
        ),
        query: {},
      }
      const answers = [
        await sendDrawn(fixture, route, drawn, token, undefined, 'najd'),
        await sendDrawn(fixture, route, { ...drawn, query: { tenantId: 'najd' } }, token),
        ...(route.body && !route.name.includes('upload')
          ? [await sendDrawn(fixture, route, { ...drawn, body: { tenantId: 'najd' } }, token)]
          : []),
      ]
      for (const { status } of answers) if (status !== 404) wrong.push(`${route.name}: ${status}`)
      // An invalid request may be refused before its token is checked; no row is disclosed either way.
      const { status } = await sendDrawn(fixture, route, drawn, token.replace('noor', 'najd'), undefined, 'najd')
      if (status !== 401 && status !== 400) wrong.push(`${route.name} with a token of no session: ${status}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('opens nothing to a link, code or reference of it', async () => {
    const [ours, theirs] = [await fixture.words('noor'), await fixture.words('najd')]
    const known = [...Object.keys(theirs), ...Object.keys(boundWords)].toSorted()
    expect(known).toEqual(expect.arrayContaining(routes.flatMap(openingFields).toSorted()))
    for (const [name, words] of Object.entries(theirs)) {
      const [call = '', field = ''] = name.split(' ')
      const route = routes.find((one) => one.name === call)
      if (!route || name in boundWords) continue
      const [word] = words
      expect([name, words.length > 0, (ours[name] ?? []).includes(word ?? '')]).toEqual([name, true, false])
      const token = await fixture.token(audienceOf(route) === 'customer' ? 'customer' : 'visitor')
      const sent = async (one: string) => {
        const inPath = route.path.includes(`:${field}`)
        const more =
          {
            decideJobServices: { decisions: [{ id: '019d0000-0000-7000-8000-000000000000', version: 1, decision: 'accepted' }] },
            answerByLink: { answers: {} },
            optOut: { granted: false },
            answerCase: { body: 'x' },
            reopenCase: { body: 'x' },
          }[call] ?? {}
        const { status, text } = await sendDrawn(
          fixture,
          route,
          {
            params: inPath ? { [field]: one } : {},
            query: {},
            ...(route.method === 'GET' ? {} : { body: inPath ? more : { [field]: one, ...more } }),
          },
          token,
        )
        return [name, status, (JSON.parse(text) as { code?: string }).code]
      }
      const flipped = [...(word ?? '')].toReversed().join('').replace(/^./, 'A').slice(0, word?.length)
      expect(await sent(word ?? '')).toEqual([name, expect.any(Number), expect.stringMatching(/^(linkExpired|notFound)$/)])
      expect((await sent(word ?? ''))[1]).toBe((await sent(flipped))[1])
    }
  }, 60_000)
})
