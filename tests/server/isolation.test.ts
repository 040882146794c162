// Every call with every id, link and name of another tenant: refused as if there were no such thing, nothing told, nothing written. Drawn from the
// schemas of the routes that the server has; resources' own routes besides are in tests/everyResource/tenants.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audienceOf } from '../fuzz/audiences.ts'
import { secretsOf, stateOf, tryForeign } from '../fuzz/foreign.ts'
import { notLookedUp } from '../fuzz/notLookedUp.ts'
import { placesOf, targetOf } from '../fuzz/references.ts'
import type { Route } from '../fuzz/routes.ts'
import { sendDrawn } from '../fuzz/sending.ts'
import { openWorld, type World } from '../fuzz/world.ts'
import { boundWords, openingFields } from '../fuzz/openingFields.ts'
import { engineKinds } from './engines.ts'

describe.each(engineKinds)('another tenant (%s)', (kind) => {
  let world: World
  let routes: Route[] = []
  beforeAll(async () => {
    world = await openWorld(kind)
    routes = world.routes.filter(({ hidden }) => !hidden)
  }, 120_000)
  afterAll(() => world.remove())

  it('has every place of every request that holds an id tried: somebody says which rows it names', () => {
    const unknown = routes.flatMap((route) =>
      placesOf(route).flatMap((place) => (targetOf(route, place) ? [] : [`${route.name} ${place.part}.${place.keys.join('.')}`])),
    )
    expect(unknown).toEqual([])
    expect(routes.flatMap(placesOf).length).toBeGreaterThan(800)
  })

  it('keeps its rows to itself, whichever call names them and wherever in it', async () => {
    const secrets = await secretsOf(world)
    const before = await stateOf(world)
    const leaks: string[] = []
    const unread: string[] = []
    // The generated routes of resources besides, bulk orders, exports and imports among them, by ISOLATION=all: it takes minutes.
    const chosen = routes.filter(({ name }) => process.env.ISOLATION === 'all' || !name.includes('_'))
    for (const route of chosen)
      for (const tried of await tryForeign(world, route, secrets)) {
        leaks.push(...tried.leaks.map((leak) => `${route.name} ${tried.place}: ${leak}`))
        if (!tried.looked) unread.push(`${route.name} ${tried.place}`)
      }
    expect(leaks).toEqual([])
    expect(unread.filter((place) => !place.includes('_') && !(place in notLookedUp))).toEqual([])
    expect(await stateOf(world)).toEqual(before)
  }, 600_000)

  it('is not reached by its name in header, query, body or token', async () => {
    const token = (await world.token('staff')) ?? ''
    const wrong: string[] = []
    for (const route of routes.filter(({ closed, name }) => closed && name !== 'live')) {
      const drawn = {
        params: Object.fromEntries(
          [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '019d0000-0000-7000-8000-000000000000']),
        ),
        query: {},
      }
      const answers = [
        await sendDrawn(world, route, drawn, token, undefined, 'najd'),
        await sendDrawn(world, route, { ...drawn, query: { tenantId: 'najd' } }, token),
        ...(route.body && !route.name.includes('upload')
          ? [await sendDrawn(world, route, { ...drawn, body: { tenantId: 'najd' } }, token)]
          : []),
      ]
      for (const { status } of answers) if (status !== 404) wrong.push(`${route.name}: ${status}`)
      // A broken request is refused before anybody looks who sends it; its rows stay unseen all the same.
      const { status } = await sendDrawn(world, route, drawn, token.replace('noor', 'najd'), undefined, 'najd')
      if (status !== 401 && status !== 400) wrong.push(`${route.name} with a token of no session: ${status}`)
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('opens nothing to a link, code or reference of it', async () => {
    const [ours, theirs] = [await world.words('noor'), await world.words('najd')]
    const known = [...Object.keys(theirs), ...Object.keys(boundWords)].toSorted()
    expect(known).toEqual(expect.arrayContaining(routes.flatMap(openingFields).toSorted()))
    for (const [name, words] of Object.entries(theirs)) {
      const [call = '', field = ''] = name.split(' ')
      const route = routes.find((one) => one.name === call)
      if (!route || name in boundWords) continue
      const [word] = words
      expect([name, words.length > 0, (ours[name] ?? []).includes(word ?? '')]).toEqual([name, true, false])
      const token = await world.token(audienceOf(route) === 'customer' ? 'customer' : 'visitor')
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
          world,
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
