// Damage on the disk: an uploaded file, the server's key, the embedded database. Each gives a clear error, and no damaged data is sent.
import { appendFileSync, cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { createFolder } from '../../../server/core/db/embedded/createFolder.ts'
import { loadSecrets } from '../../../server/core/secrets.ts'
import { eachServer } from '../server/eachServer.ts'
import { pdfOf, sendFile } from '../server/uploadForms.ts'

eachServer('an uploaded file', (running) => {
  const kept = async (): Promise<string> => {
    const { app, tenants } = running()
    const { body } = await sendFile(app, tenants.noor.staff.Administrator.token, { kind: 'brochure' }, pdfOf(2_000))
    return String(body.url)
  }
  const fileOf = (url: string) => join(running().services.env.DATA_DIR, 'files', url.replace('/api/files/', ''))

  it.each([
    ['cut', (path: string) => truncateSync(path, 900)],
    ['changed', (path: string) => appendFileSync(path, 'more')],
    ['lost', (path: string) => rmSync(path)],
  ])('that was %s on the disk is not sent: the answer says so', async (_what, harm) => {
    const url = await kept()
    const open = () => running().app.inject({ url, headers: { 'accept-language': 'ar' } })
    expect((await open()).statusCode).toBe(200)
    harm(fileOf(url))
    const answer = await open()
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'notFound', message: running().services.texts('arabic', 'errors.notFound') },
    ])
  })
})

describe('on the disk', () => {
  const folders: string[] = []
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'wakeel-damage-')))
    return folders.at(-1) ?? ''
  }
  let template: string
  beforeAll(async () => {
    template = folder()
    await createFolder(join(template, 'database'))
  })
  afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))

  it('a key that was cut is refused: everything would be sealed with one that anybody can guess', () => {
    const DATA_DIR = folder()
    const { seal } = loadSecrets({ DATA_DIR })
    expect(loadSecrets({ DATA_DIR }).seal).toEqual(seal)
    for (const half of ['', 'ab12']) {
      writeFileSync(join(DATA_DIR, 'secret.key'), half)
      expect(() => loadSecrets({ DATA_DIR })).toThrow(/secret\.key is damaged.*from a backup/)
    }
  })

  it.each([
    ['catalog', (path: string) => rmSync(join(path, 'base'), { recursive: true })],
    ['version', (path: string) => rmSync(join(path, 'PG_VERSION'))],
    ['control file', (path: string) => writeFileSync(join(path, 'global/pg_control'), Buffer.alloc(8192, 7))],
  ])('an embedded database without its %s says what to do', async (_what, harm) => {
    const dataDir = folder()
    cpSync(template, dataDir, { recursive: true })
    harm(join(dataDir, 'database'))
    await expect(openEngine({ dataDir, log: () => undefined })).rejects.toThrow(/cannot be opened: .*restore the last backup/)
  })
})
