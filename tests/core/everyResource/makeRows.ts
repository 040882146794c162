// Rows of any resource from the generators: request bodies, and rows inserted directly for fields that no body may set.
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { isNeeded, type Resource } from '../../../src/schema/core/resource.ts'
import { insertRows } from '../../../server/core/db/writes.ts'
import { completeRow } from '../../../server/core/db/repository.ts'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import type { Running } from '../server/eachServer.ts'
import type { TenantId } from '../server/tenants.ts'
import { samplesOf, type Samples, type Source } from './generators.ts'
import type { Maker, Stored } from './maker.ts'
import { particulars } from './particulars.ts'

/** Every resource's name. */
export const names = Object.keys(resources) as ResourceName[]
/** A resource without its particular fields. */
export const resourceOf = (name: ResourceName): Resource => resources[name] as unknown as Resource
/** The names of the resources whose rows staff may create and change. */
export const writable = names.filter((name) => !resourceOf(name).readOnly)

let counter = Math.floor(Date.now() / 1000) % 1_000_000

/** A maker for one tenant of a running server. */
export function makerOf(running: Running, tenant: TenantId = 'noor'): Maker {
  // Rows that other rows must refer to: one of each resource is shared.
  const known = new Map<string, Promise<string>>()
  const shared: Source['row'] = (target, values) => {
    const name = `${target} ${JSON.stringify(values ?? {})}`
    const row = known.get(name) ?? maker.row(target, values)
    known.set(name, row)
    return row
  }
  const maker: Maker = {
    running,
    tenant,
    next: () => (counter += 1),
    row: async (target, values) =>
      particulars[target as ResourceName]?.present?.(maker) ?? (await maker.insert(target as ResourceName, { ...values }, undefined)).id,
    async samples(name) {
      const samples: Record<string, Samples> = {}
      for (const [field, one] of Object.entries(fieldsOf(name))) samples[field] = await samplesOf(one, maker)
      return samples
    },
    async bodies(name) {
      const samples = await maker.samples(name)
      const taken = Object.entries(fieldsOf(name)).filter(([field, one]) => !one.readOnly && field !== resourceOf(name).status?.field)
      const body = (which: 0 | 1): Row => Object.fromEntries(taken.map(([field]) => [field, samples[field]?.valid[which]]))
      const own = particulars[name]
      return [
        { ...body(0), ...(await own?.body?.(maker, 0)) },
        { ...body(1), ...(await own?.body?.(maker, 1)) },
      ]
    },
    async added(name, values = {}) {
      const own = particulars[name]
      const { path } = resourceOf(name)
      if (own?.complete && own.present) return (await running.admin(tenant).get(`/${path}/${await own.present(maker)}`)).body as Stored
      await own?.before?.(maker)
      const [body] = await maker.bodies(name)
      const { status, body: answer } = await running.admin(tenant).post(`/${path}`, { ...body, ...values })
      if (status !== 200) throw new Error(`${name} was not added: ${JSON.stringify(answer)}`)
      return answer as Stored
    },
    async insert(name, values = {}, which) {
      const source: Source = which === undefined ? { ...maker, row: shared } : maker
      // Required fields only, unless all were requested: otherwise rows that refer to rows would have no end.
      const fields = Object.entries(fieldsOf(name)).filter(
        ([, one]) => which !== undefined || ((one.required || isNeeded(one, values, fieldsOf(name))) && one.initial === undefined),
      )
      const made: Row = {}
      for (const [field, one] of fields)
        if (!(field in values))
          made[field] = (await samplesOf(one, particulars[name]?.unshared?.includes(field) ? maker : source)).valid[which ?? 0]
      const row = completeRow(name, { ...made, ...values }, null, running.clock.now)
      await running.services.engine.scoped(tenant, (tx) => insertRows(tx, name, [row as Row]))
      return row as unknown as Stored
    },
  }
  return maker
}
