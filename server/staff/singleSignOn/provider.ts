// The company's OpenID Connect provider: what it says of itself, the way to its sign-in, and what it answers. The library is loaded with the
// first use.
import type { ClientAuth, Configuration } from 'openid-client'
import type { ErrorCode } from '../../../src/schema/endpoints.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { DropError } from '../../core/gateways/drops.ts'
import { publicFetch } from '../../core/gateways/publicFetch.ts'
import { Problem } from '../../core/http/problem.ts'
import { publicUrl } from '../../core/http/publicUrl.ts'
import type { Services } from '../../core/services.ts'

const library = () => import('openid-client')
/** Seconds for which the clocks may differ. */
const clockTolerance = 30

/** What a tenant's settings say of its provider. */
export type ProviderSettings = Pick<RowOf<'settings'>, 'ssoIssuer' | 'ssoClientId' | 'ssoClientSecret' | 'ssoGroupsClaim'>
/** What binds an answer to its question. */
export interface Question {
  state: string
  nonce: string
  verifier: string
}
/** What the provider says of a person, checked: signature, issuer, audience, time and nonce. */
export interface Claims {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  /** The domain of the organisation, where the provider names it (Google). */
  hostedDomain: string | null
  name: string | null
  groups: string[]
}

/** Where the provider sends people back; the same address for all tenants, as it is entered at the provider. */
const redirectUri = (services: Services): string => `${publicUrl(services)}/staff/single-sign-on`

// Every error that led to this one, the latest first.
function* causes(error: unknown): Generator<Error & { code?: unknown; status?: unknown }> {
  for (let one = error; one instanceof Error; one = one.cause) yield one
}
const notThere = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EPIPE']

/** The problem that a person reads. `otherwise`: what it is when the provider answered, but not as it should. */
async function problemOf(error: unknown, otherwise: ErrorCode): Promise<Problem> {
  if (error instanceof Problem) return error
  const { AuthorizationResponseError } = await library()
  for (const one of causes(error)) {
    if (one instanceof DropError) return new Problem(one.trouble === 'host' ? 'ssoIssuerRefused' : 'ssoUnavailable')
    if (one instanceof AuthorizationResponseError) return new Problem('ssoCancelled')
    const away = one.name === 'AbortError' || one.name === 'TimeoutError' || notThere.includes(String(one.code))
    const broken = one.cause instanceof Response && one.cause.status >= 500
    if (away || broken || one.code === 'OAUTH_TIMEOUT' || one.code === 'OAUTH_ABORT') return new Problem('ssoUnavailable')
  }
  return new Problem(otherwise)
}

/** Proves who we are in the way that the provider names; without a word of it in the header, as the standard has it. */
const byWhatItTakes =
  (client: typeof import('openid-client'), secret: string): ClientAuth =>
  (server, ...more) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? client.ClientSecretPost(secret)
      : client.ClientSecretBasic(secret))(server, ...more)

/** Reads what the provider says of itself. Throws ssoUnavailable, and for who sets it up ssoIssuerRefused or ssoNoProvider. */
async function discover(services: Services, { ssoIssuer, ssoClientId, ssoClientSecret }: Omit<ProviderSettings, 'ssoGroupsClaim'>) {
  const client = await library()
  const inside = services.env.SIGN_IN_INSIDE
  try {
    if (!inside && !ssoIssuer?.startsWith('https://')) throw new Problem('ssoIssuerRefused')
    const config = await client.discovery(
      new URL(ssoIssuer ?? ''),
      ssoClientId ?? '',
      { [client.clockTolerance]: clockTolerance },
      ssoClientSecret ? byWhatItTakes(client, ssoClientSecret) : client.None(),
      {
        [client.customFetch]: (url, { method, headers, body, signal }) =>
          publicFetch(
            url,
            { method, headers, signal, body: body instanceof URLSearchParams ? body.toString() : (body as string | undefined) },
            inside,
          ),
        execute: [client.enableNonRepudiationChecks, ...(inside ? [client.allowInsecureRequests] : [])],
      },
    )
    const { authorization_endpoint: page } = config.serverMetadata()
    // The browser goes there: an address of another kind would be a program.
    if (!page || !URL.canParse(page) || !(inside ? /^https?:$/ : /^https:$/).test(new URL(page).protocol))
      throw new Problem('ssoNoProvider')
    return config
  } catch (error) {
    throw await problemOf(error, 'ssoNoProvider')
  }
}

// Only an administrator can do something about an address that is none.
function forStaff(error: unknown): never {
  throw error instanceof Problem ? new Problem('ssoUnavailable') : error
}

// Some providers name groups only to who asks for them.
const scopeFor = (config: Configuration): string =>
  ['openid', 'profile', 'email', ...(config.serverMetadata().scopes_supported?.includes('groups') ? ['groups'] : [])].join(' ')

/** The address of the provider's sign-in, and what its answer is checked with. */
export async function askProvider(services: Services, settings: ProviderSettings, email: string): Promise<{ url: string } & Question> {
  const client = await library()
  const config = await discover(services, settings).catch(forStaff)
  const verifier = client.randomPKCECodeVerifier()
  const [state, nonce] = [client.randomState(), client.randomNonce()]
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(services),
    scope: scopeFor(config),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    login_hint: email,
  })
  return { url: url.href, state, nonce, verifier }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const groupsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '')
/** Entra says it of an address in another way, where the claim was added to the application. */
const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/**
 * Exchanges the answer for what the provider says of the person. Throws ssoCancelled where it sent an error, ssoUnavailable where it does
 * not answer, and ssoFailed for a token that is not for us, not from it, not for this question, expired or wrongly signed.
 */
export async function readAnswer(
  services: Services,
  settings: ProviderSettings,
  { state, nonce, verifier }: Question,
  query: string,
): Promise<Claims> {
  const client = await library()
  const config = await discover(services, settings).catch(forStaff)
  try {
    const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri(services)}?${query.replace(/^\?/, '')}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const token = tokens.claims()
    if (!token) throw new Problem('ssoFailed')
    const { ssoGroupsClaim: groups } = settings
    const missing = token['email'] === undefined || token[groups] === undefined
    const more =
      missing && config.serverMetadata().userinfo_endpoint ? await client.fetchUserInfo(config, tokens.access_token, token.sub) : {}
    const claims: Record<string, unknown> = { ...more, ...token }
    return {
      issuer: token.iss,
      subject: token.sub,
      email: textOf(claims['email'])?.toLowerCase() ?? null,
      emailVerified: isYes(claims['email_verified']) || isYes(claims['xms_edov']),
      hostedDomain: textOf(claims['hd'])?.toLowerCase() ?? null,
      name: textOf(claims['name']) ?? textOf([claims['given_name'], claims['family_name']].filter(textOf).join(' ')),
      groups: groupsOf(claims[groups]),
    }
  } catch (error) {
    throw await problemOf(error, 'ssoFailed')
  }
}

/** What the provider says of itself, for who sets it up. Throws ssoUnavailable, ssoIssuerRefused or ssoNoProvider. */
export async function testProvider(services: Services, issuer: string, groupsClaim: string) {
  const metadata = (await discover(services, { ssoIssuer: issuer, ssoClientId: 'test', ssoClientSecret: null })).serverMetadata()
  const { scopes_supported: scopes, claims_supported: claims } = metadata
  return {
    issuer: metadata.issuer,
    signIn: metadata.authorization_endpoint ?? '',
    redirectUri: redirectUri(services),
    groups: claims || scopes ? Boolean(claims?.includes(groupsClaim) || scopes?.includes('groups')) : null,
  }
}
