// Settings of single sign-on that both sides check: the address of the company's provider, and the domains of its e-mail addresses.
import type { Problem } from '../core/problems.ts'

const maxDomains = 20
/** Domains of which anybody gets an address: by one of them anybody could come in. */
const ofEverybody = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
]
const domainForm = /^(?=.{4,190}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** The domains in the setting's text, in small letters and without a leading @. */
export const ssoDomainsOf = (given: unknown): string[] =>
  typeof given === 'string'
    ? [
        ...new Set(
          given
            .toLowerCase()
            .split(/[\s,;،؛]+/)
            .map((line) => line.replace(/^@/, ''))
            .filter(Boolean),
        ),
      ]
    : []

/** The domain of an e-mail address, in small letters. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

// Providers are named by an address without user, query or fragment; without https only this machine, for development.
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  const own = protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  return (own || protocol === 'https:') && !search && !hash && !username && !password
}

/** What is wrong with the provider's address and the domains. */
export function problemsOfSingleSignOn({ ssoIssuer, ssoDomains }: Readonly<Record<string, unknown>>): Problem[] {
  const found: Problem[] = []
  if (typeof ssoIssuer === 'string' && !isIssuer(ssoIssuer)) found.push({ path: 'ssoIssuer', key: 'validation.ssoIssuer', params: {} })
  const path = 'ssoDomains'
  const domains = ssoDomainsOf(ssoDomains)
  const wrong = domains.find((domain) => !domainForm.test(domain))
  const open = domains.find((domain) => ofEverybody.includes(domain))
  if (wrong !== undefined) found.push({ path, key: 'validation.ssoDomain', params: { line: wrong } })
  else if (open !== undefined) found.push({ path, key: 'validation.ssoDomainOpen', params: { line: open } })
  else if (domains.length > maxDomains) found.push({ path, key: 'validation.ssoDomainsMost', params: { max: maxDomains } })
  return found
}
