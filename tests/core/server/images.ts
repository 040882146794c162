// PGlite databases as files, made once and then loaded: an empty one, and one for each template.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '../../../server/core/db/embedded/open.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { migrationsDir } from '../../../server/core/db/migrationFiles.ts'

/** What is put into a fresh database once. The name must change with what `prepare` puts in. */
export interface EngineTemplate {
  name: string
  prepare(engine: Engine): Promise<void>
}

const modules = join(import.meta.dirname, '../../../node_modules')
const cache = join(modules, '.cache/wakeel')
const kept = 4

async function emptyImage(): Promise<Uint8Array> {
  const pglite = await PGlite.create()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  return new Uint8Array(await dump.arrayBuffer())
}

/** Prepared in a folder by the engine as the product opens it, and read from there. */
async function preparedImage({ prepare }: EngineTemplate): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'wakeel-image-'))
  try {
    const engine = await openEmbedded({ dataDir: folder, log: () => undefined })
    try {
      await prepare(engine)
      // Without it every test that loads the image replays all of this from the log.
      await engine.asOwnerAlone((run) => run('checkpoint'))
    } finally {
      await engine.close()
    }
    const pglite = await PGlite.create(join(folder, 'database'))
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    return new Uint8Array(await dump.arrayBuffer())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The newest stay, those of other content too: a change of branch brings them back. */
async function removeOld(): Promise<void> {
  const images = (await readdir(cache)).filter((name) => name.endsWith('.tar'))
  if (images.length <= kept) return
  const age = (name: string) => statSync(join(cache, name)).mtimeMs
  const byAge = images.sort((a, b) => age(b) - age(a))
  for (const name of byAge.slice(kept)) await rm(join(cache, name), { force: true })
}

/** A database that is migrated: both engines copy one faster than they migrate one. */
export function migrated(): EngineTemplate {
  const folder = join(migrationsDir(), '..')
  const parts = [
    ...readdirSync(migrationsDir())
      .sort()
      .map((file) => join('migrations', file)),
    'security.ts',
    'bootstrap.ts',
    'migrate.ts',
  ]
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update(readFileSync(join(folder, part)))
  return { name: `migrated_${hash.digest('hex').slice(0, 12)}`, prepare: async (engine) => void (await migrate(engine)) }
}

/** The image to open an embedded engine in memory from. It is made where it is not there yet: prepareImages.ts does so before the tests. */
export async function imageOf(template?: EngineTemplate): Promise<Blob> {
  const { version } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8')) as { version: string }
  const file = join(cache, `pglite-${version}${template ? `-${template.name}` : ''}.tar`)
  if (!existsSync(file)) {
    await mkdir(cache, { recursive: true })
    const image = await (template ? preparedImage(template) : emptyImage())
    await writeFile(`${file}.${process.pid}`, image)
    await rename(`${file}.${process.pid}`, file)
    await removeOld()
  }
  return new Blob([await readFile(file)])
}
