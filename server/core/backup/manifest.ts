// What a backup says of itself before anything else of it.
import { z } from 'zod'

/** The name of the entry. */
export const manifestName = 'wakeel.json'

/** The manifest. `sum` adds up the rows' hashes, whatever their order (see tables.ts). */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Tells whether another SECRET_KEY is the one that the sealed values need, and nothing of it. */
  secret: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
})
/** The manifest, read. */
export type Manifest = z.infer<typeof manifest>
