// Rules of a tenant's settings.
import { sql } from 'kysely'
import { countRows, findBy, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { isEncrypted } from '../../core/http/publicUrl.ts'
import { embedOriginsOf } from '../../../src/schema/settings/embedOrigins.ts'
import { ssoDomainsOf } from '../../../src/schema/settings/singleSignOn.ts'
import { isMapAddress } from '../mapSource.ts'
import { differs, refuse } from '../../core/commit/checks.ts'
import type { Rules } from '../../core/commit/rules.ts'

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

function checkForm({ openFrom, openTo, ramadanFrom, ramadanTo, redirectUrl }: Row): void {
  if (String(openFrom) >= String(openTo)) throw refuse('openTo', 'validation.span')
  if (typeof ramadanFrom === 'string' && typeof ramadanTo === 'string' && ramadanFrom > ramadanTo)
    throw refuse('ramadanTo', 'validation.period')
  for (const [language, url] of Object.entries((redirectUrl ?? {}) as Record<string, string>))
    if (!isHttps(url)) throw refuse(`redirectUrl.${language}`, 'validation.https')
}

// A map's address must be a tile template or a PMTiles file.
function checkTiles({ mapTilesUrl, mapApiKey }: Row): void {
  if (typeof mapTilesUrl !== 'string') return
  if (!isMapAddress(mapTilesUrl)) throw refuse('mapTilesUrl', 'validation.tilesUrl')
  if (mapTilesUrl.includes('{key}') && !mapApiKey) throw refuse('mapApiKey', 'validation.mapKeyNeeded')
}

// With an incomplete account every message would fail.
function checkSms({ smsProvider, smsSender, smsAccount, smsToken }: Row): void {
  if (!smsProvider) return
  if (!smsSender) throw refuse('smsSender', 'validation.required')
  if (!smsToken) throw refuse('smsToken', 'validation.required')
  if (smsProvider === 'twilio' && !smsAccount) throw refuse('smsAccount', 'validation.required')
}

/** The secret in the address that Unifonic calls: nobody guesses so many letters and digits. */
const unguessable = /^[\w-]{32,}$/

// What Meta reports is only accepted with its signature, and what Unifonic reports with the secret in the address, so an account without them
// would receive nothing.
function checkWhatsapp(before: Row, changes: Row): void {
  const values = { ...before, ...changes }
  if (!values['whatsappProvider']) return
  const needed = [
    'whatsappNumber',
    'whatsappAccount',
    'whatsappToken',
    ...(values['whatsappProvider'] === 'meta' ? ['whatsappAppSecret'] : []),
    ...(values['whatsappProvider'] === 'twilio' ? [] : ['whatsappVerifyToken']),
  ]
  for (const name of needed) if (!values[name]) throw refuse(name, 'validation.required')
  // Meta knows the number by an id, the others by itself.
  if (values['whatsappProvider'] !== 'meta' && !/^\+[1-9]\d{6,14}$/.test(String(values['whatsappNumber'])))
    throw refuse('whatsappNumber', 'validation.internationalNumber')
  // Only a new secret can be read; one that was chosen for Meta may be a word.
  const isNew = differs(before, changes, 'whatsappProvider') || Boolean(changes['whatsappVerifyToken'])
  if (values['whatsappProvider'] === 'unifonic' && isNew && !unguessable.test(String(changes['whatsappVerifyToken'] ?? '')))
    throw refuse('whatsappVerifyToken', 'validation.webhookKey')
}

// The domains are the way to the tenant, so they are kept in one form, and no two tenants have the same.
async function checkSingleSignOn(tx: Scope, before: Row, changes: Row): Promise<Row> {
  const values = { ...before, ...changes }
  const domains = ssoDomainsOf(values['ssoDomains'])
  if (values['ssoIssuer']) {
    if (!values['ssoClientId']) throw refuse('ssoClientId', 'validation.required')
    if (domains.length === 0) throw refuse('ssoDomains', 'validation.required')
  } else if (values['ssoRequired']) throw refuse('ssoIssuer', 'validation.required')
  const changed = differs(before, changes, 'ssoDomains') || differs(before, changes, 'ssoIssuer')
  if (changed && values['ssoIssuer'])
    for (const domain of domains) {
      const { rows } = await sql`select 1 from "tenantsOfDomain"(${domain}) as id where id <> current_setting('app.tenant_id')`.execute(tx)
      if (rows.length > 0)
        throw new Problem('badInput', { fields: { ssoDomains: { key: 'validation.ssoDomainTaken', params: { line: domain } } } })
    }
  return 'ssoDomains' in changes ? { ssoDomains: domains.join('\n') || null } : {}
}

/** Rules of a tenant's settings, which are one row. */
async function checkRegion(tx: Scope, before: Row, changes: Row): Promise<void> {
  if (differs(before, changes, 'timeZone')) {
    const zone = String(changes['timeZone'])
    const known = Intl.supportedValuesOf('timeZone').includes(zone)
    const { rows } = known ? await sql`select from pg_timezone_names where name = ${zone}`.execute(tx) : { rows: [] }
    if (rows.length === 0) throw refuse('timeZone', 'validation.timeZone')
  }
  if (differs(before, changes, 'currencyCode') && !Intl.supportedValuesOf('currency').includes(String(changes['currencyCode'])))
    throw refuse('currencyCode', 'validation.reference')
}
export const settingsRules: Rules<'settings'> = {
  onCreate: async ({ tx }) => {
    if ((await countRows(tx, 'settings', [])) > 0) throw new Problem('alreadyExists')
    return {}
  },
  onUpdate: async ({ tx, services }, before, changes) => {
    checkForm({ ...before, ...changes })
    checkTiles({ ...before, ...changes })
    checkSms({ ...before, ...changes })
    checkWhatsapp(before, changes)
    // Without https anybody on the way could put a page around ours; this machine alone is for development.
    if (isEncrypted(services) && embedOriginsOf(changes['embedOrigins']).some((origin) => !isHttps(origin)))
      throw refuse('embedOrigins', 'validation.https')
    if (isEncrypted(services) && typeof changes['linkOrigin'] === 'string' && !isHttps(changes['linkOrigin']))
      throw refuse('linkOrigin', 'validation.https')
    await checkRegion(tx, before, changes)
    if (
      differs(before, changes, 'currencyCode') &&
      !(await findBy(tx, 'multiCurrency', { code: String(changes['currencyCode']), active: true }))
    )
      throw refuse('currencyCode', 'validation.reference')
    return checkSingleSignOn(tx, before, changes)
  },
  onDelete: () => Promise.reject(new Problem('inUse')),
}
