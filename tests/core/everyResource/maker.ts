// Creates rows of any resource for a test.
import type { Row } from '../../../server/core/db/rows.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Running } from '../server/eachServer.ts'
import type { TenantId } from '../server/tenants.ts'
import type { Samples, Source } from './generators.ts'

/** Creates rows of one tenant. */
export interface Maker extends Source {
  running: Running
  tenant: TenantId
  /** Values of every field of a resource, from the generators and the particulars. */
  samples(name: ResourceName): Promise<Record<string, Samples>>
  /** Two valid bodies, each with every field that may be set on creation. */
  bodies(name: ResourceName): Promise<[Row, Row]>
  /** A row added through the API, or the existing one where none can be added. */
  added(name: ResourceName, values?: Row): Promise<Stored>
  /** A row inserted directly: the first or second sample of every field, or required fields only; `values` take precedence. */
  insert(name: ResourceName, values?: Row, which?: 0 | 1): Promise<Stored>
}
/** A row with its id and version. */
export type Stored = Row & { id: string; version: number }
