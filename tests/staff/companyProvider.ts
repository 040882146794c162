// A company's OpenID Connect provider over real HTTP: oidc-provider with a sign-in page of its own, and with ways to answer wrongly.
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Somebody with an account at the company. */
export interface Employee {
  email: string
  email_verified?: boolean
  name?: string
  groups?: string[]
}
/** How the provider answers wrongly. */
export interface Faults {
  /** Changes the claims of the ID token, which is signed again with the right key. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>
  /** Signs with another key. */
  otherKey?: true
  /** Ends connections without an answer at this path. */
  silentAt?: string
}
/** The running provider. */
export interface CompanyProvider {
  issuer: string
  clientId: string
  clientSecret: string
  people: Map<string, Employee>
  faults: Faults
  close(): Promise<void>
}

const clientId = 'wakeel'
const clientSecret = 'a-secret-of-the-company-for-wakeel'
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Starts a provider that sends people back to these addresses. */
export async function openProvider(redirectUris: string[]): Promise<CompanyProvider> {
  const [key, otherKey] = [newKey(), newKey()]
  const people = new Map<string, Employee>()
  const faults: Faults = {}
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, email_verified: true, ...people.get(id) }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ accountId: context.oidc.session?.accountId, clientId })
      grant.addOIDCScope('openid profile email groups')
      await grant.save()
      return grant
    },
  })
  const wrongToken = (token: string): string => {
    const [header = '', body = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const text = `${header}.${encoded(faults.claims?.(claims) ?? claims)}`
    return `${text}.${sign('sha256', Buffer.from(text), faults.otherKey ? otherKey : key).toString('base64url')}`
  }
  provider.use(async (context, next) => {
    if (context.path.startsWith('/sign-in/')) {
      if (context.method === 'GET') {
        context.type = 'html'
        context.body = `<!doctype html><html lang="en"><title>Company</title><main><h1>Company</h1><form method="post">
          <label>Account <input name="account"></label> <button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></main>`
        return
      }
      const parts: Buffer[] = []
      for await (const part of context.req as AsyncIterable<Buffer>) parts.push(part)
      const given = new URLSearchParams(Buffer.concat(parts).toString())
      const result = given.has('cancel') ? { error: 'access_denied' } : { login: { accountId: given.get('account') ?? '' } }
      context.redirect(await provider.interactionResult(context.req, context.res, result, { mergeWithLastSubmission: false }))
      return
    }
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path === '/token' && body?.id_token && (faults.claims || faults.otherKey)) body.id_token = wrongToken(body.id_token)
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (faults.silentAt && request.url?.startsWith(faults.silentAt)) request.socket.destroy()
    else void answer(request, response)
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { issuer, clientId, clientSecret, people, faults, close }
}

/** What a browser does between our page and the way back: signs in at the provider, or cancels. Returns the query of the way back. */
export async function signInAt(url: string, back: string, account: string, cancel = false): Promise<string> {
  const cookies = new Map<string, string>()
  let [address, body]: [string, string | undefined] = [url, undefined]
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) {
      if (body !== undefined || answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
      body = new URLSearchParams(cancel ? { cancel: '1' } : { account }).toString()
      continue
    }
    address = new URL(next, address).href
    body = undefined
    if (address.startsWith(back)) return new URL(address).search.slice(1)
  }
  throw new Error('Never sent back.')
}
