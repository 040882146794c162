// The manifest, the first entry of a backup.
import { z } from 'zod'

export const manifestName = 'wakeel.json'

/** The manifest. `sum` is the sum of the rows' hashes, independent of their order (see tables.ts). */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** A fingerprint of the SECRET_KEY, to detect that another one is in use. It does not reveal the key. */
  secret: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})
export type Manifest = z.infer<typeof manifest>
