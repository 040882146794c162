// What makes rows of any resource for a test.
import type { Row } from '../../../server/core/db/rows.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Running } from '../server/eachServer.ts'
import type { TenantId } from '../server/tenants.ts'
import type { Samples, Source } from './generators.ts'

/** Makes rows of one tenant. */
export interface Maker extends Source {
  running: Running
  tenant: TenantId
  /** Values of every field of a resource, as the generators and the particulars have it. */
  samples(name: ResourceName): Promise<Record<string, Samples>>
  /** Two bodies that the resource takes, each with every field that a body may set on create. */
  bodies(name: ResourceName): Promise<[Row, Row]>
  /** A row that was added through the API, or the one that is there where none can be added. */
  added(name: ResourceName, values?: Row): Promise<Stored>
  /** A row in the table, past the API: the first or second sample of every field, or only what must be there; `values` win. */
  insert(name: ResourceName, values?: Row, which?: 0 | 1): Promise<Stored>
}
/** A row with its id and version, whatever else it holds. */
export type Stored = Row & { id: string; version: number }
