// Reads the migration files of a folder. Their markers are SQL comments at the beginning of a line.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A migration. */
export interface Migration {
  name: string
  checksum: string
  text: string
  /** The number of the newest migration of the oldest code that still works with this one; null when all older code does. */
  needs: string | null
  /** Whether its statements run one by one outside a transaction: indexes that are built while others write. */
  alone: boolean
}

/** The folder of the migrations: beside this file in the source, and beside the bundle after the build. */
export function migrationsDir(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}

/** The number at the beginning of a migration's name, four digits. */
export const numberOf = (name: string): string => name.slice(0, 4)

/** Parses the markers: `-- contract 0038: why` requires code from migration 0038 on, `-- alone` runs without a transaction. */
export const markersOf = (text: string): Pick<Migration, 'needs' | 'alone'> => ({
  needs: /^-- contract (\d{4}): \S/m.exec(text)?.[1] ?? null,
  alone: /^-- alone$/m.test(text),
})

/** Reads the migrations in order. Rejects for a name without a number and for a repeated number. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      if (!/^\d{4}_\w+\.sql$/.test(file)) throw new Error(`A migration is named NNNN_name.sql, not ${file}.`)
      // A checkout on Windows may change line ends; the checksum must not depend on them.
      const text = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.slice(0, -4), checksum: createHash('sha256').update(text).digest('hex'), text, ...markersOf(text) }
    }),
  )
  const twice = migrations.find(({ name }, index) => numberOf(migrations[index + 1]?.name ?? '') === numberOf(name))
  if (twice) throw new Error(`Two migrations have the number ${numberOf(twice.name)}.`)
  return migrations
}
