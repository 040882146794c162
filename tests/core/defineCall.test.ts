// Wrong definitions of calls: each of these is an error of the compiler, which `npm run check` runs over this file.
import { expect, it } from 'vitest'
import { z } from 'zod'
import { distinct } from '../../src/schema/core/distinct.ts'
import { defineCall, type Call, type OneRouteEach } from '../../src/schema/core/defineCall.ts'
import type { Handlers } from '../../server/core/services.ts'
import type { ResourceName } from '../../src/schema/resources.ts'

const shapes = { input: z.object({}), output: z.object({}) }
const read = defineCall({ method: 'GET', path: '/one', access: 'anyone', ...shapes })
const write = defineCall({ method: 'POST', path: '/one', access: { module: 'leads', action: 'edit', row: 'leads' }, ...shapes })
type Registry = Record<string, Call<ResourceName>>

it('refuses a call that does not say who may make it', () => {
  // @ts-expect-error no access
  const call = defineCall({ method: 'GET', path: '/two', ...shapes })
  expect(call).not.toHaveProperty('access')
})

it('refuses a right on no module, to no action, for no audience, and a row of no resource', () => {
  const wrong: unknown[] = [
    // @ts-expect-error no such module
    defineCall({ method: 'GET', path: '/two', access: { module: 'cars', action: 'list' }, ...shapes }),
    // @ts-expect-error no such action
    defineCall({ method: 'GET', path: '/two', access: { module: 'leads', action: 'look' }, ...shapes }),
    // @ts-expect-error no such audience
    defineCall({ method: 'GET', path: '/two', access: 'everybody', ...shapes }),
    // @ts-expect-error no such limit
    defineCall({ method: 'GET', path: '/two', access: 'anyone', rateLimit: [{ rule: 'often', by: ['address'] }], ...shapes }),
  ]
  const call = defineCall({ method: 'GET', path: '/two', access: { module: 'leads', action: 'show', row: 'lead' }, ...shapes })
  // @ts-expect-error no such resource
  const registry: Registry = { call }
  expect([wrong.length, Object.keys(registry)]).toEqual([4, ['call']])
})

it('refuses two calls of one name, when it compiles and when it runs', () => {
  const open = (): Registry => {
    const all = distinct({ one: { read }, other: { write } })
    return all satisfies OneRouteEach<typeof all>
  }
  expect(Object.keys(open())).toEqual(['read', 'write'])
  const twice = (): Registry => {
    const all = distinct({ one: { read }, other: { read: write } })
    // @ts-expect-error two are called read
    return all
  }
  expect(twice).toThrow('read')
})

it('refuses two calls of one method and path', () => {
  const again = defineCall({ method: 'GET', path: '/one', access: 'staff', ...shapes })
  const all = distinct({ one: { read }, other: { write, again } })
  // @ts-expect-error read and again are both GET /one
  const registry: Registry = all satisfies OneRouteEach<typeof all>
  expect(Object.keys(registry)).toEqual(['read', 'write', 'again'])
})

it('refuses a second handler of one name, a call without one, and one for no call', () => {
  const signOut: Handlers['signOut'] = async () => ({})
  const logout: Handlers['logout'] = async () => ({})
  type Two = Pick<Handlers, 'signOut' | 'logout'>
  const both: Two = distinct({ one: { signOut }, other: { logout } })
  expect(Object.keys(both)).toEqual(['signOut', 'logout'])
  const repeated = (): Two => {
    // @ts-expect-error two handlers of signOut
    const handlers: Two = distinct({ one: { signOut }, other: { logout, signOut } })
    return handlers
  }
  expect(repeated).toThrow('signOut')
  // @ts-expect-error logout has none
  const missing: Two = distinct({ one: { signOut } })
  // @ts-expect-error there is no such call
  const unknown = { sayHello: logout } satisfies Partial<Handlers>
  expect([Object.keys(missing), Object.keys(unknown)]).toEqual([['signOut'], ['sayHello']])
})
