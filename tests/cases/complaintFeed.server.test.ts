// Complaints from CSV files of another system, on a real SFTP server and in a folder: each file and each line is imported once.
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookForFiles, startLook } from '../../server/cases/feed/lookForFiles.ts'
import { seal } from '../../server/core/db/seal.ts'
import { feedFolder } from '../../server/cases/gateways/openDrops.ts'
import { isInside } from '../../server/core/gateways/publicHost.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { openSftpServer, type SftpServer } from '../core/server/sftpServer.ts'

const minute = 60_000
const heading = 'reference,mobile,name,description,severity'
let next = 0
const mobiles = () => `05${String(55_000_000 + (next += 1)).padStart(8, '0')}`
// Windows-1256, as older programs in the Gulf write it.
const arabic1256 = (text: string): Buffer => {
  const letters = new Map<string, number>()
  const decoder = new TextDecoder('windows-1256')
  for (let byte = 0; byte < 256; byte += 1) letters.set(decoder.decode(Buffer.from([byte])), byte)
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? 63))
}

onServer('a feed of complaints', (running) => {
  let server: SftpServer
  beforeAll(async () => {
    server = await openSftpServer()
  })
  afterAll(() => server.close())
  const set = (values: Row, tenant = 'noor') =>
    running().services.engine.scoped(tenant, async (tx) => {
      for (const [name, value] of Object.entries(values)) await sql`update settings set ${sql.ref(name)} = ${value}`.execute(tx)
    })
  /** Two runs a minute apart: a file that did not change between them is read. */
  const look = async (times = 2) => {
    const { services, clock } = running()
    for (let time = 0; time < times; time += 1) {
      clock.now = new Date(clock.now.getTime() + minute)
      await services.engine.scoped('noor', (tx) => startLook(services, tx))
      await runDue(services)
    }
  }
  const admin = () => running().admin()
  const list = async (path: string) => (await admin().get(path)).body.data as Row[]
  const fileNamed = async (name: string) => (await list('/feedFiles?size=100')).find((one) => one['name'] === name)
  const byRef = async (reference: string) => {
    const { rows } = await running().services.engine.scoped('noor', (tx) =>
      sql<Row>`select * from complaints where "externalRef" = ${reference}`.execute(tx),
    )
    return rows
  }

  describe('on an SFTP server', () => {
    beforeEach(async () => {
      server.files.clear()
      running().services.env.FEED_INSIDE = true
      await set({
        ...{ feedSource: 'sftp', feedHost: '127.0.0.1', feedPort: server.port, feedUser: 'feed', feedFolder: '/drops' },
        ...{ feedPassword: seal('secret'), feedHostKey: server.hostKey },
      })
    })
    const drop = (name: string, text: string | Buffer, modified = 1_764_000_000) =>
      server.files.set(name, { bytes: Buffer.from(text as string), modified })

    it('makes each line a complaint once, of a known customer and of a new one, whatever is sent again', async () => {
      const mobile = mobiles()
      const { id } = await makerOf(running(), 'noor').insert('customers', { mobile: `+966${mobile.slice(1)}` })
      const text = `${heading}\nS-1,${mobile},,Noise,high\nS-2,${mobiles()},Sara Alharbi,"Late, twice",حرجة\n\n`
      drop('a.csv', text)
      await look()
      expect(await fileNamed('a.csv')).toMatchObject({ state: 'read', lines: 2, imported: 2, bad: 0, repeated: 0 })
      expect(await byRef('S-1')).toMatchObject([{ customerId: id, severity: 'high', description: 'Noise', status: 'open' }])
      expect(await byRef('S-2')).toMatchObject([{ severity: 'critical', description: 'Late, twice' }])
      // The same file with another time, and the same lines under another name.
      drop('a.csv', text, 1_764_000_900)
      drop('b.csv', text)
      await look()
      expect((await list('/feedFiles?size=100')).filter((one) => one['name'] === 'a.csv')).toHaveLength(1)
      expect(await fileNamed('b.csv')).toMatchObject({ lines: 2, imported: 0, repeated: 2 })
      expect(await byRef('S-1')).toHaveLength(1)
      const { body } = await admin().get('/misc/getSFTPComplainDetails?size=100')
      expect(body.data.find((one: Row) => one['externalRef'] === 'S-1')).toMatchObject({ customerId: id })
    })

    it('waits for a file that grows', async () => {
      drop('grows.csv', `${heading}\nG-1,${mobiles()},A B,x,low\n`)
      await look(1)
      drop('grows.csv', `${heading}\nG-1,${mobiles()},A B,x,low\nG-2,${mobiles()},C D,y,low\n`, 1_764_000_100)
      await look(1)
      expect(await fileNamed('grows.csv')).toBeUndefined()
      expect((await admin().get('/complaint-feed')).body).toMatchObject({ source: 'sftp', waiting: 1, trouble: null })
      await look(1)
      expect(await fileNamed('grows.csv')).toMatchObject({ imported: 2 })
    })

    it('tells the password to no other server, calls none of its own network, and says why', async () => {
      const state = async () => (await admin().get('/complaint-feed')).body
      const visits = server.visits
      await set({ feedHostKey: null })
      await look(1)
      expect(await state()).toMatchObject({ trouble: 'hostKey', detail: server.hostKey })
      await set({ feedHostKey: 'SHA256:another' })
      await look(1)
      expect(await state()).toMatchObject({ trouble: 'hostKey' })
      await set({ feedHostKey: server.hostKey, feedPassword: seal('wrong') })
      await look(1)
      expect(await state()).toMatchObject({ trouble: 'signIn' })
      expect(server.visits).toBe(visits)
      await set({ feedPassword: seal('secret'), feedFolder: '/nowhere' })
      await look(1)
      expect(await state()).toMatchObject({ trouble: 'folder' })
      running().services.env.FEED_INSIDE = false
      for (const feedHost of ['127.0.0.1', 'localhost']) {
        await set({ feedHost })
        await look(1)
        expect(await state()).toMatchObject({ trouble: 'host' })
      }
      await set({ feedUser: null })
      await look(1)
      expect(await state()).toMatchObject({ trouble: 'settings' })
      const settings = JSON.stringify((await admin().get('/settings')).body)
      expect(settings).not.toContain('secret')
    })
    it('knows which addresses are inside', () => {
      for (const one of ['10.1.2.3', '127.0.0.1', '169.254.169.254', '192.168.0.1', '::1', 'fd00::1', '::ffff:10.0.0.1'])
        expect([one, isInside(one)]).toEqual([one, true])
      for (const one of ['8.8.8.8', '2a00:1450::1']) expect([one, isInside(one)]).toEqual([one, false])
    })
  })

  describe('in a folder', () => {
    let folder = ''
    beforeAll(async () => {
      await set({ feedSource: 'folder', feedFolder: null })
      folder = feedFolder(running().services.env, 'noor')
      mkdirSync(folder, { recursive: true })
    })
    const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)

    it('reads Arabic in each of its encodings, with headings in Arabic', async () => {
      const text = (ref: string) => `الرقم المرجعي;الجوال;الاسم;الوصف;القسم\n${ref};${mobiles()};سارة الحربي;تأخر التسليم;الصيانة\n`
      write('utf.csv', text('AR-1'))
      write('bom.csv', `\uFEFF${text('AR-2')}`)
      write('windows.csv', arabic1256(text('AR-3')))
      await look()
      for (const ref of ['AR-1', 'AR-2', 'AR-3']) expect(await byRef(ref)).toMatchObject([{ description: 'تأخر التسليم' }])
    })

    it('keeps bad lines, tells of each once, and takes them once they are mended', async () => {
      const good = mobiles()
      write(
        'bad.csv',
        `${heading}\nB-1,12,A,x,low\nB-2,${mobiles()},,x,low\n,${mobiles()},A,x,low\nB-4,${good},A B,x,awful\nB-5,${good},A B,ok,low\n`,
      )
      await look()
      const file = await fileNamed('bad.csv')
      expect(file).toMatchObject({ state: 'read', lines: 5, imported: 1, bad: 4 })
      const lines = await list(`/feedLines?fileId=${String(file?.['id'])}&size=50&sort=line&order=ASC`)
      expect(lines.map((one) => [one['line'], one['column'], one['problem']])).toEqual([
        [2, 'mobile', 'wrong'],
        [3, 'mobile', 'unknown'],
        [4, 'reference', 'missing'],
        [5, 'severity', 'unknown'],
      ])
      const { problems } = (await admin().get('/misc/getSFTPComplainDetails')).body as { problems: Row[] }
      expect(problems.filter((one) => one['file'] === 'bad.csv')).toHaveLength(4)
      expect(problems).toContainEqual({ file: 'bad.csv', line: 2, reference: 'B-1', column: 'mobile', problem: 'wrong' })
      appendFileSync(join(folder, 'bad.csv'), `B-6,${good},A B,more,low\n`)
      await look()
      // The grown file adds one new complaint; only the line without a reference cannot be recognised as a repetition.
      expect((await list('/feedFiles?size=100')).find(({ name, lines: count }) => name === 'bad.csv' && count === 6)).toMatchObject({
        imported: 1,
        repeated: 4,
        bad: 1,
      })
      const [first] = lines
      const mend = (values: Row, as = admin()) => as.post(`/feedLines/${String(first?.['id'])}/mend`, { version: 1, values })
      const still = await mend({ reference: 'B-1', mobile: '13', description: '' })
      expect([still.status, Object.keys(still.body.fields)]).toEqual([400, ['values.mobile', 'values.description']])
      expect((await mend({ reference: 'B-5', mobile: good, description: 'x' })).status).toBe(409)
      const reader = running().as({ token: running().tenants.noor.staff['Fleet Sales'].token })
      expect((await mend({}, reader)).status).toBe(404)
      expect((await mend({}, running().admin('najd'))).status).toBe(404)
      const mended = await mend({ reference: 'B-1', mobile: good, description: 'mended' })
      expect(mended.body.row).toMatchObject({ state: 'mended', values: {} })
      expect(await byRef('B-1')).toMatchObject([{ id: mended.body.row.complaintId, description: 'mended' }])
      expect((await mend({ reference: 'B-1', mobile: good, description: 'x' })).status).toBe(409)
      const aside = await admin().post(`/feedLines/${String(lines[1]?.['id'])}/dismiss`, { version: 1 })
      expect(aside.body.row).toMatchObject({ state: 'dismissed', values: {} })
      // Sent again without errors, the file is imported.
      write('again.csv', `${heading}\nB-2,${good},A B,now,low\nB-4,${good},A B,now,high\n`)
      await look()
      expect(await fileNamed('again.csv')).toMatchObject({ imported: 2 })
      const after = await list(`/feedLines?fileId=${String(file?.['id'])}&size=50&sort=line&order=ASC`)
      expect(after.map(({ state }) => state)).toEqual(['mended', 'dismissed', 'open', 'mended'])
    })

    it('refuses what is no table of complaints, follows no link, and leaves its folder for nobody', async () => {
      write('columns.csv', 'a,b\n1,2\n')
      write('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))
      write('notes.txt', 'x')
      writeFileSync(join(folder, '..', 'outside.csv'), `${heading}\nX-1,${mobiles()},A B,x,low\n`)
      symlinkSync(join(folder, '..', 'outside.csv'), join(folder, 'link.csv'))
      await look()
      expect(await fileNamed('columns.csv')).toMatchObject({ state: 'refused', trouble: 'columns' })
      expect(await fileNamed('picture.csv')).toMatchObject({ state: 'refused', trouble: 'noTable' })
      expect([await fileNamed('link.csv'), await fileNamed('notes.txt')]).toEqual([undefined, undefined])
      await set({ feedFolder: '../najd' })
      await look(1)
      expect((await admin().get('/complaint-feed')).body).toMatchObject({ trouble: 'folder' })
      await set({ feedFolder: null })
      expect(await byRef('X-1')).toEqual([])
    })

    it('looks by itself every five minutes, sooner while a file waits, and not where nothing is set', async () => {
      const { services, clock } = running()
      const started = async (tenant: string) => {
        await lookForFiles(services, tenant, clock.now)
        const { rows } = await services.engine.scoped(tenant, (tx) =>
          sql`select 1 from "jobQueue" where kind = 'complaintFeed'`.execute(tx),
        )
        await runDue(services)
        return rows.length
      }
      await look()
      expect([await started('noor'), await started('najd')]).toEqual([0, 0])
      clock.now = new Date(clock.now.getTime() + 5 * minute)
      write('late.csv', `${heading}\nL-1,${mobiles()},A B,x,low\n`)
      expect(await started('noor')).toBe(1)
      clock.now = new Date(clock.now.getTime() + minute)
      expect(await started('noor')).toBe(1)
      expect(await byRef('L-1')).toHaveLength(1)
    })
  })
})
