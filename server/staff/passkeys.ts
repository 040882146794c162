// Passkeys of staff (WebAuthn): a key that only the person's device holds, opened there by finger, face or PIN, so that it stands for the
// password and the second step together. The library is loaded with the first use.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { languages } from '../../src/schema/core/limits.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { findTenant } from '../core/access/findTenant.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'

const library = () => import('@simplewebauthn/server')
/** Passkeys that a person may have. */
const maxPasskeys = 10
/** Validity of a challenge in ms. */
const lifetime = 300_000

/** What a challenge was made for: signing in, another passkey, or the first one of somebody who must have one. */
type Purpose = 'signIn' | 'add' | 'first'
/** The answer of the browser, whose form the library checks. */
type Answer = Record<string, unknown>

const failed = (): Problem => new Problem('passkeyFailed')

/** The site's name to browsers, and the origins of its pages. Without a public address only the machine's own name can have passkeys. */
function siteOf(services: Services): { rpID: string; origins: string[] } {
  const { hostname, origin, port } = new URL(publicUrl(services))
  return services.env.PUBLIC_URL ? { rpID: hostname, origins: [origin] } : { rpID: 'localhost', origins: [`http://localhost:${port}`] }
}

/** The person in the browser's words: 16 bytes of their id, then the tenant. */
const handleOf = (tenantId: string, staffId: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(staffId.replaceAll('-', ''), 'hex'), Buffer.from(tenantId)]))
function personOf(handle: unknown): { tenantId: string; staffId: string } {
  const bytes = Buffer.from(typeof handle === 'string' ? handle : '', 'base64url')
  const staffId = bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const tenantId = bytes.subarray(16).toString()
  if (staffId.length !== 36 || !/^[a-z0-9-]{1,40}$/.test(tenantId)) throw failed()
  return { tenantId, staffId }
}

const signed = (services: Services, body: string): string =>
  createHmac('sha256', services.secrets.passkeys).update(body).digest('base64url')

/** A challenge that nothing has to store: purpose, person, expiry and random bytes, signed. */
function newState(services: Services, purpose: Purpose, subject: string): { challenge: string; state: string } {
  const challenge = randomBytes(32).toString('base64url')
  const body = [purpose, Buffer.from(subject).toString('base64url'), services.now().getTime() + lifetime, challenge].join('.')
  return { challenge, state: `${body}.${signed(services, body)}` }
}

/** The challenge and the person of a state. Throws passkeyFailed (400) for one that is changed, expired, used or for something else. */
async function takeState(services: Services, purpose: Purpose, state: string): Promise<{ challenge: string; subject: string }> {
  const [, body = '', kind = '', subject = '', until = '', challenge = '', signature = ''] =
    /^((\w+)\.([\w-]*)\.(\d+)\.([\w-]{43}))\.([\w-]{43})$/.exec(state) ?? []
  const expected = signed(services, body)
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw failed()
  if (kind !== purpose || Number(until) <= services.now().getTime()) throw failed()
  // No limit of a call: it keeps a challenge from being used twice, in any process.
  await services.rateLimits.take('passkeyByChallenge', challenge).catch(() => {
    throw failed()
  })
  return { challenge, subject: Buffer.from(subject, 'base64url').toString() }
}

interface Kept {
  id: string
  name: string
  publicKey: string
  counter: string | number
  transports: string[]
  createdAt: string
  lastUsedAt: string | null
}
const keysOf = async (tx: Scope, staffId: string): Promise<Kept[]> =>
  (
    await sql<Kept>`select id, name, "publicKey", counter, transports, "createdAt", "lastUsedAt" from passkeys
      where "staffId" = ${staffId} order by "createdAt"`.execute(tx)
  ).rows

/** The person's passkeys, the oldest first, and whether their designation requires one. */
export async function showPasskeys(tx: Scope, staff: RowOf<'staff'>) {
  const data = (await keysOf(tx, staff.id)).map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }))
  return { data, required: await requiresPasskey(tx, staff) }
}

/** Whether the person's designation signs in with a passkey alone. */
export const requiresPasskey = async (tx: Scope, { designationId }: RowOf<'staff'>): Promise<boolean> =>
  (await findRow(tx, 'designation', designationId))?.passkeyRequired ?? false

/** What the browser needs to make a passkey, and the state to send back with it. Throws badInput (400) when there are too many. */
export async function beginPasskey(
  services: Services,
  tx: Scope,
  tenantId: string,
  staff: RowOf<'staff'>,
  purpose: 'add' | 'first' = 'add',
) {
  const present = await keysOf(tx, staff.id)
  if (present.length >= maxPasskeys)
    throw new Problem('badInput', { fields: { name: { key: 'validation.passkeys', params: { max: maxPasskeys } } } })
  const { challenge, state } = newState(services, purpose, `${tenantId}:${staff.id}`)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Wakeel',
    rpID: siteOf(services).rpID,
    userID: handleOf(tenantId, staff.id),
    userName: staff.email,
    userDisplayName: staff.name[languages[languageOf(staff.languageId)].code],
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: present.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options }, state }
}

/** Whose first passkey a state is for. Checks only its form: `addPasskey` checks the state. */
export function subjectOf(state: string): { tenantId: string; staffId: string } {
  const [tenantId = '', staffId = ''] = Buffer.from(state.split('.')[1] ?? '', 'base64url')
    .toString()
    .split(':')
  if (!/^[a-z0-9-]{1,40}$/.test(tenantId) || !/^[0-9a-f-]{36}$/.test(staffId)) throw failed()
  return { tenantId, staffId }
}

/** Checks a new passkey's answer, before any transaction. Throws passkeyFailed (400). */
export async function checkNewPasskey(
  services: Services,
  tenantId: string,
  staffId: string,
  purpose: 'add' | 'first',
  { state, response }: { state: string; response: Answer },
) {
  const { challenge, subject } = await takeState(services, purpose, state)
  if (subject !== `${tenantId}:${staffId}`) throw failed()
  const { rpID, origins } = siteOf(services)
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => {
    throw failed()
  })
  if (!registrationInfo) throw failed()
  return registrationInfo.credential
}

/** Keeps a checked passkey. The person is notified, and their other sessions end. */
export async function keepPasskey(
  services: Services,
  tx: Scope,
  staff: RowOf<'staff'>,
  { id, publicKey, counter, transports = [] }: Awaited<ReturnType<typeof checkNewPasskey>>,
  name: string,
  keep: string | null,
): Promise<void> {
  const now = services.now().toISOString()
  await sql`insert into passkeys ("tenantId", id, "staffId", name, "publicKey", counter, transports, "createdAt")
    values (current_setting('app.tenant_id'), ${id}, ${staff.id}, ${name}, ${Buffer.from(publicKey).toString('base64url')}, ${counter}, ${JSON.stringify(transports)}::jsonb, ${now})`.execute(
    tx,
  )
  if (!staff.passkeySince) await setSince(services, tx, staff, now, staff.id)
  await closeOtherSessions(tx, staff.id, keep)
  await notifyOfAccount(services, tx, staff, 'passkeyAdded')
}

/** Removes one passkey of the person. Throws notFound (404) without it. */
export async function removePasskey(services: Services, tx: Scope, staff: RowOf<'staff'>, id: string): Promise<void> {
  const { rows } = await sql`delete from passkeys where "staffId" = ${staff.id} and id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new Problem('notFound')
  if ((await keysOf(tx, staff.id)).length === 0) await setSince(services, tx, staff, null, staff.id)
  await notifyOfAccount(services, tx, staff, 'passkeyRemoved')
}

/** Removes all passkeys of a colleague who lost them, and ends their sessions. Throws notFound (404) without any. */
export async function resetPasskeys(services: Services, tx: Scope, staff: RowOf<'staff'>, by: string): Promise<void> {
  if (!staff.passkeySince) throw new Problem('notFound')
  await sql`delete from passkeys where "staffId" = ${staff.id}`.execute(tx)
  await setSince(services, tx, staff, null, by)
  await closeOtherSessions(tx, staff.id, null)
  await notifyOfAccount(services, tx, staff, 'passkeyRemoved')
}

async function setSince(services: Services, tx: Scope, before: RowOf<'staff'>, passkeySince: string | null, by: string): Promise<void> {
  await commit({ services, tx }, { resource: 'staff', action: 'update', before, changes: { passkeySince }, by: staffActor(by) })
}

/** What the browser needs to sign in with a passkey of this site, for any person, and the state to send back with it. */
export async function beginSignIn(services: Services) {
  const { challenge, state } = newState(services, 'signIn', '')
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(services).rpID,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return { options: { ...options }, state }
}

/**
 * The person whose passkey answered. Throws passkeyFailed (400), in the same way for an unknown passkey, a disabled person and a wrong
 * signature.
 */
export async function signInByPasskey(
  services: Services,
  { state, response }: { state: string; response: Answer },
): Promise<{ tenantId: string; staffId: string }> {
  const { challenge } = await takeState(services, 'signIn', state)
  const { tenantId, staffId } = personOf((response['response'] as Answer | undefined)?.['userHandle'])
  if (!(await findTenant(services, tenantId))) throw failed()
  const { rpID, origins } = siteOf(services)
  const { verifyAuthenticationResponse } = await library()
  return services.engine.scoped(tenantId, async (tx) => {
    const { rows } = await sql<Kept>`select id, name, "publicKey", counter, transports from passkeys
      where id = ${String(response['id'])} and "staffId" = ${staffId} for update`.execute(tx)
    const [kept] = rows
    const staff = await findRow(tx, 'staff', staffId)
    if (!kept || !staff?.active) throw failed()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      credential: { id: kept.id, publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')), counter: Number(kept.counter) },
      requireUserVerification: true,
    }).catch(() => {
      throw failed()
    })
    if (!verified) throw failed()
    await sql`update passkeys set counter = ${authenticationInfo.newCounter}, "lastUsedAt" = ${services.now().toISOString()}
      where id = ${kept.id} and "staffId" = ${staffId}`.execute(tx)
    return { tenantId, staffId }
  })
}
