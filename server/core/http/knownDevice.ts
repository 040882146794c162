// Devices on which somebody has proven who they are: a signed cookie, so that the limits on strangers do not stop them. Nothing is stored
// here and the cookie names nobody: whether a device is known can only be asked for a person.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import type { Device, Services } from '../services.ts'
import { cookieFlags } from './cookies.ts'
import { cookieName } from './publicUrl.ts'

/** Days after the last proof for which a device is known. */
const days = 180
/** How many people a browser is known for: colleagues share a computer, families a phone. */
const maxPeople = 5

/** The device of a request. Customers and staff have a cookie each. */
export function deviceOf(services: Services, request: FastifyRequest, reply: FastifyReply, side: 'customer' | 'staff'): Device {
  const name = cookieName(services, `known-${side}`)
  const sign = (subject: string, id: string, since: string): string =>
    createHmac('sha256', services.secrets.devices).update([side, subject, id, since].join('\n')).digest('base64url')
  const entries = (request.cookies[name] ?? '').split('.').flatMap((text) => {
    const [, id = '', since = '', signature = ''] = /^([\w-]{16})~(\w{1,9})~([\w-]{43})$/.exec(text) ?? []
    const age = services.now().getTime() - parseInt(since, 36) * 1000
    return id && age < days * dayMs ? [{ id, since, signature, text }] : []
  })
  const entryOf = (subject: string) =>
    entries.find(({ id, since, signature }) => timingSafeEqual(Buffer.from(sign(subject, id, since)), Buffer.from(signature)))
  return {
    knows: (subject) => entryOf(subject)?.id ?? null,
    remember: (subject) => {
      const old = entryOf(subject)
      const id = randomBytes(12).toString('base64url')
      const since = Math.floor(services.now().getTime() / 1000).toString(36)
      const kept = entries.filter((one) => one !== old).map(({ text }) => text)
      const value = [`${id}~${since}~${sign(subject, id, since)}`, ...kept].slice(0, maxPeople).join('.')
      void reply.setCookie(name, value, { ...cookieFlags(services, request, 'strict'), httpOnly: true, maxAge: days * 86_400 })
    },
  }
}
