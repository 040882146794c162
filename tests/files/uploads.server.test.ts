// Uploads: accepted files, what is kept of them, who may open them, and when they are deleted.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { uploadRules, type UploadKind } from '../../src/schema/core/uploads.ts'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { openStorage } from '../../server/core/files/openStorage.ts'
import { removeOrphans } from '../../server/files/removeOrphans.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer as newCustomer, newMobile, newPlate, proven } from '../core/server/people.ts'
import type { Answer, Extras } from '../core/server/requests.ts'
import { addRowOf, type TenantId } from '../core/server/tenants.ts'
import { jpegOf, pdfOf, pngOf, sendFile, type FormFile } from '../core/server/uploadForms.ts'

const kinds = (Object.keys(uploadRules) as UploadKind[]).filter((kind) => !uploadRules[kind].received)
const day = 86_400_000
const said = ({ status, body }: Answer) => [status, body.code, Object.keys((body.fields as object | undefined) ?? {})]
const missing = '019d0000-0000-7000-8000-000000000000'

onServer('uploads', (running) => {
  afterAll(() => rmSync(running().services.env.DATA_DIR, { recursive: true, force: true }))
  const tokenOf = (tenant: TenantId = 'noor') => running().tenants[tenant].staff.Administrator.token
  const send = (kind: string, file?: FormFile, extras: Extras & { tenantId?: string } = {}) => {
    const { tenantId, ...rest } = extras
    const fields = { kind, ...(tenantId ? { tenantId } : {}) }
    return sendFile(running().app, 'token' in rest ? rest.token : tokenOf(), fields, file, rest)
  }
  const open = async (url: string) => {
    const { statusCode, rawPayload, headers } = await running().app.inject({ url })
    return {
      status: statusCode,
      bytes: rawPayload,
      headers,
      code: statusCode === 200 ? '' : (JSON.parse(rawPayload.toString()) as { code: string }).code,
    }
  }
  const kept = async (kind: UploadKind, file: FormFile, tenant: TenantId = 'noor') => {
    const { status, body } = await send(kind, file, { token: tokenOf(tenant) })
    expect([status, body.code]).toEqual([200, undefined])
    return body as { id: string; url: string; name: string; mime: string; bytes: number; width: number | null; height: number | null }
  }
  const countFiles = () =>
    running().services.engine.asOwner(async (tx) =>
      Number((await sql<{ n: number }>`select count(*) as n from files`.execute(tx)).rows[0]?.n),
    )
  const storedFiles = (folder = join(running().services.env.DATA_DIR, 'files')): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true, recursive: true })
          .filter((one) => one.isFile())
          .map((one) => one.name)
      : []

  describe('take', () => {
    it('§5.5 §9.13 a file of 4,000,000 bytes and none of 4,000,001', async () => {
      expect((await kept('general', pdfOf(4_000_000))).bytes).toBe(4_000_000)
      const before = await countFiles()
      for (const size of [4_000_001, 4_100_000]) {
        const answer = await send('general', pdfOf(size))
        expect([...said(answer), answer.body.fields.file]).toEqual([413, 'tooLarge', ['file'], 'This file is too large: at most 4 MB.'])
      }
      const picture = await jpegOf()
      const padded = { ...picture, bytes: Buffer.concat([picture.bytes, Buffer.alloc(4_000_000 - picture.bytes.length)]) }
      expect((await kept('general', padded)).bytes).toBeLessThan(10_000)
      expect(await countFiles()).toBe(before + 1)
    })

    it('§5.6 §5.7 §5.8 what each kind allows, and tell the rule in the language of the person', async () => {
      const files = [await jpegOf(1920, 1080), await jpegOf(1920, 1080, 'PICTURE.JPEG'), await pngOf(1920, 1080), pdfOf()]
      const square = [await jpegOf(64, 64), await jpegOf(64, 64, 'PICTURE.JPEG'), await pngOf(64, 64), pdfOf()]
      for (const kind of kinds) {
        for (const file of uploadRules[kind].square ? square : files) {
          const allowed = uploadRules[kind].extensions.includes(file.name.split('.')[1]?.toLowerCase() ?? '')
          const answer = await send(kind, file)
          expect([kind, file.name, answer.status]).toEqual([kind, file.name, allowed ? 200 : 400])
          if (!allowed) expect(answer.body.fields.file).toContain(uploadRules[kind].extensions.map((one) => `.${one}`).join(', '))
        }
      }
      expect((await send('colour', pdfOf(), { language: 'ar' })).body.fields.file).toContain('المسموح')
    })

    it('nothing as what came in a message', async () => {
      expect(said(await send('received', await jpegOf()))).toEqual([403, 'forbidden', []])
    })

    it('no form that says no boundary or ends before its end', async () => {
      for (const [type, status, code] of [
        ['multipart/form-data', 400, 'badInput'],
        ['multipart/form-data: x', 415, 'wrongMediaType'],
        ['multipart/form-data; boundary=edge', 400, 'badInput'],
      ] as const) {
        const { statusCode, body } = await running().app.inject({
          method: 'POST',
          url: '/api/common/upload-file',
          headers: { authorization: `Bearer ${tokenOf()}`, 'content-type': type },
          payload: '--edge\r\nContent-Disposition: form-data; name="kind"\r\n\r\nphoto',
        })
        expect([type, statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([type, status, code])
      }
    })
    it('no PDF that acts by itself, however it is written, and none that nobody can look into', async () => {
      const made = async (change: (document: PDFDocument) => unknown, useObjectStreams = true) => {
        const document = await PDFDocument.create()
        document.addPage()
        await change(document)
        return Buffer.from(await document.save({ useObjectStreams }))
      }
      const action = (kind: string) => (document: PDFDocument) =>
        document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: kind }))
      const escaped = pdfOf(600).bytes.toString('latin1').replace('/Catalog', '/Catalog/OpenAction<</S/J#61vaScript/J#53(x)>>')
      const acting = [
        await made((document) => document.addJavaScript('greet', 'app.alert(1)')),
        await made((document) => document.attach(Buffer.from('MZ'), 'invoice.exe')),
        await made(action('Launch')),
        await made(action('Launch'), false),
        await made(action('SubmitForm')),
        await made((document) => document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: 'x' }))),
        Buffer.from(escaped, 'latin1'),
      ]
      const refusalOf = async (bytes: Buffer) => {
        const answer = await send('general', { ...pdfOf(), bytes })
        return [answer.status, answer.body.fields?.file]
      }
      for (const bytes of acting)
        expect(await refusalOf(bytes)).toEqual([400, expect.stringContaining('a script, an attached file or a command')])
      expect(await refusalOf(await made((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' })))).toEqual([
        400,
        expect.stringContaining('is password-protected'),
      ])
      expect(await refusalOf(Buffer.from('%PDF-1.7 no objects\n%%EOF'))).toEqual([400, expect.stringContaining('is damaged')])
      const leading = await made((document) => document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'GoTo' })))
      expect(await refusalOf(leading)).toEqual([200, undefined])
    })
    it('no picture of more pixels than a camera makes, and says that it is that', async () => {
      const { bytes, ...rest } = await pngOf()
      const huge = Buffer.from(bytes)
      // Width, height and their checksum in the first chunk: the picture claims to be larger than it is.
      huge.writeUInt32BE(60_000, 16)
      huge.writeUInt32BE(60_000, 20)
      huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
      const answer = await send('general', { ...rest, bytes: huge })
      expect([answer.status, answer.body.fields.file]).toEqual([
        400,
        'This image has too many pixels: at most 50 million. Make it smaller.',
      ])
    })
    it('nothing whose bytes are not what its name and its type say', async () => {
      const jpeg = await jpegOf()
      const html = Buffer.from('<!doctype html><script>alert(1)</script>')
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      const wrong: FormFile[] = [
        { ...jpeg, bytes: html },
        { ...jpeg, bytes: svg },
        { ...jpeg, bytes: (await pngOf()).bytes },
        { ...jpeg, bytes: pdfOf().bytes },
        { ...jpeg, type: 'image/png' },
        { ...jpeg, type: 'text/html' },
        { ...jpeg, name: 'picture.png' },
        { ...jpeg, name: 'picture.html' },
        { ...jpeg, name: 'picture.jpg.svg' },
        { ...jpeg, name: 'picture' },
        { name: 'picture.svg', type: 'image/svg+xml', bytes: svg },
        { ...jpeg, bytes: Buffer.alloc(0) },
        { ...jpeg, bytes: jpeg.bytes.subarray(0, jpeg.bytes.length / 2) },
        { ...pdfOf(), bytes: html },
        { ...pdfOf(), bytes: Buffer.from('%PDF-1.7 and nothing more') },
        { ...pdfOf(), bytes: Buffer.concat([html, pdfOf().bytes]) },
      ]
      const before = [await countFiles(), storedFiles().length]
      for (const file of wrong) {
        const answer = await send('general', file)
        expect([file.name, file.type, ...said(answer)]).toEqual([file.name, file.type, 400, 'badInput', ['file']])
      }
      expect([await countFiles(), storedFiles().length]).toEqual(before)
    })

    it('no picture that would fill the memory', async () => {
      const { bytes, ...png } = await pngOf()
      const bomb = Buffer.from(bytes)
      bomb.writeUInt32BE(60_000, 16)
      bomb.writeUInt32BE(60_000, 20)
      bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
      expect(said(await send('general', { ...png, bytes: bomb }))).toEqual([400, 'badInput', ['file']])
    })

    it('§5.9 pictures of cars and of the carousel in one size, whatever larger size they came in', async () => {
      for (const kind of ['carImage', 'carousel'] as const) {
        for (const [width, height] of [
          [1920, 1080],
          [3840, 2160],
          [2561, 1440],
        ] as const) {
          const { url, ...details } = await kept(kind, await jpegOf(width, height))
          expect(details).toMatchObject({ width: 1920, height: 1080 })
          expect(await sharp((await open(url)).bytes).metadata()).toMatchObject({ width: 1920, height: 1080 })
        }
        const texts = await Promise.all(
          [await jpegOf(1280, 720), await jpegOf(1920, 1100), await jpegOf(1080, 1920)].map(
            async (file) => (await send(kind, file)).body.fields.file as string,
          ),
        )
        expect(texts).toEqual([
          expect.stringContaining('at least 1920 × 1080'),
          expect.stringContaining('proportions'),
          expect.stringContaining('proportions'),
        ])
      }
    })

    it('square portraits, made no larger than they are shown', async () => {
      expect(await kept('photo', await jpegOf(900, 900))).toMatchObject({ width: 512, height: 512 })
      expect(await kept('photo', await jpegOf(90, 90))).toMatchObject({ width: 90, height: 90 })
      expect(said(await send('photo', await jpegOf(90, 60)))).toEqual([400, 'badInput', ['file']])
    })

    it('nothing from who has no proven mobile or no right to the kind, from a forged page, or for another tenant', async () => {
      const file = await jpegOf(1920, 1080)
      const customer = String((await newCustomer(running())).token)
      const { body } = await running().as({ tenant: 'noor' }).get('/landing-page/request-token')
      expect((await send('general', file, { token: customer })).status).toBe(200)
      expect([
        said(await send('general', file, { token: undefined })),
        said(await send('general', file, { token: String(body.token) })),
        said(await send('carousel', file, { token: customer })),
        said(await send('general', file, { headers: { cookie: `${wireHeaders.csrfCookie}=abc` } })),
        said(await send('general', file, { headers: { [wireHeaders.tenant]: 'najd' } })),
        said(await send('general', file, { tenantId: 'najd' })),
        said(await send('nonsense', file)),
        said(await send('general')),
        said(await sendFile(running().app, tokenOf(), {}, file)),
        said(await running().admin().post('/common/upload-file', { kind: 'general' })),
      ]).toEqual([
        [401, 'unauthenticated', []],
        [401, 'unauthenticated', []],
        [403, 'forbidden', []],
        [403, 'csrf', []],
        [404, 'notFound', []],
        [404, 'notFound', []],
        [400, 'badInput', ['kind']],
        [400, 'badInput', ['file']],
        [400, 'badInput', ['kind']],
        [400, 'badInput', []],
      ])
    })

    it('so many an hour from a customer and no more', async () => {
      const token = String((await proven(running(), newMobile())).answer.token)
      const statuses = []
      for (let place = 0; place < 41; place += 1) statuses.push((await send('nonsense', pdfOf(), { token })).status)
      expect([statuses.filter((one) => one === 400).length, statuses.at(-1)]).toEqual([40, 429])
    })
  })

  describe('keep', () => {
    it('nothing of what came with a picture: place, camera, a second file behind its end; and turn it upright', async () => {
      const plain = await jpegOf(80, 40)
      const withPlace = await sharp(plain.bytes)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
        .toBuffer()
      expect((await sharp(withPlace).metadata()).exif).toBeDefined()
      const polyglot = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
      const { url, ...details } = await kept('colour', { ...plain, bytes: polyglot })
      expect(details).toMatchObject({ width: 40, height: 80, mime: 'image/jpeg' })
      const { bytes } = await open(url)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      for (const trace of ['SecretPhone', 'Exif', 'script', 'PK\u0003\u0004']) expect(bytes.includes(trace)).toBe(false)
    })

    it('the see-through parts of a logo', async () => {
      const { url } = await kept('logo', await pngOf())
      expect((await sharp((await open(url)).bytes).stats()).isOpaque).toBe(false)
    })

    it('a name without paths, control characters or tricks of direction, in any script', async () => {
      const names = {
        'عرض السعر.pdf': 'عرض السعر.pdf',
        '../../etc/passwd.PDF': 'passwd.pdf',
        'a\u202efdp.pdf': 'afdp.pdf',
        '.pdf': 'file.pdf',
      }
      for (const [given, tidy] of Object.entries(names)) expect((await kept('general', { ...pdfOf(), name: given })).name).toBe(tidy)
    })

    it('nothing of a file that could not be stored, and say so', async () => {
      const { services } = running()
      const whole = services.storage
      const blocked = join(services.env.DATA_DIR, 'blocked')
      writeFileSync(blocked, 'a file where the folder should be')
      const before = [await countFiles(), storedFiles().length]
      services.storage = openStorage({ ...services.env, DATA_DIR: blocked })
      const answer = await send('general', pdfOf())
      services.storage = whole
      expect(said(answer)).toEqual([503, 'unavailable', []])
      expect([await countFiles(), storedFiles().length]).toEqual(before)
    })
  })

  describe('are opened', () => {
    it('by an address that nobody guesses, with headers that keep them data', async () => {
      const { url, bytes } = await kept('colour', await jpegOf())
      expect(url).toMatch(/^\/api\/files\/noor\/[\w-]{43}$/)
      const answer = await open(url)
      expect([answer.status, answer.bytes.length]).toEqual([200, bytes])
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(bytes),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'content-disposition': expect.stringMatching(/^inline; filename="picture.jpg"/) as string,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      for (const wrong of [
        url.replace('noor', 'najd'),
        `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
        '/api/files/noor/..%2f..%2fsecret.key',
        '/api/files/noor/x',
      ])
        expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404])
    })

    it('as a download where they are documents', async () => {
      const { url } = await kept('brochure', { ...pdfOf(), name: 'كتيب (1).pdf' })
      const { headers } = await open(url)
      expect([headers['content-type'], headers['content-disposition']]).toEqual([
        'application/pdf',
        `attachment; filename="____ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('كتيب')}%20%281%29.pdf`,
      ])
    })

    it('where they are private only by a signed address, for a while, that fits no other file', async () => {
      const { clock } = running()
      const start = clock.now
      const [one, other] = [await kept('general', pdfOf()), await kept('general', pdfOf())]
      const [bare = '', signed = ''] = one.url.split('?')
      const parts = new URLSearchParams(signed)
      const later = (expires: string) => `${bare}?${new URLSearchParams({ expires, signature: parts.get('signature') ?? '' }).toString()}`
      expect((await open(one.url)).status).toBe(200)
      expect((await open(one.url)).headers['cache-control']).toMatch(/^private, max-age=/)
      for (const wrong of [
        bare,
        `${bare}?expires=9999999999`,
        later('9999999999'),
        `${other.url.split('?')[0]}?${signed}`,
        `${one.url.slice(0, -4)}AAAA`,
        later('nonsense'),
      ])
        expect([wrong, (await open(wrong)).code]).toEqual([wrong, 'notFound'])
      clock.now = new Date(start.getTime() + 59 * 60_000)
      expect((await open(one.url)).status).toBe(200)
      clock.now = new Date(start.getTime() + 76 * 60_000)
      const over = await open(one.url)
      const again = await running().admin().get(`/files/${one.id}`)
      const named = await running().admin().get(`/files?view=names&ids=${one.id}`)
      const reopened = [(await open(String(again.body.url))).status, (await open(String(named.body.data[0].url))).status]
      clock.now = start
      expect([over.status, over.code, ...reopened]).toEqual([410, 'linkExpired', 200, 200])
      expect(JSON.stringify([again.body, named.body])).not.toContain('storageKey')
    })
  })

  describe('are referred to', () => {
    const vehicle = async (documents: string[]) => {
      const { id: customerId } = await addRowOf(running().services, 'noor', 'customers', {
        firstName: 'Sara',
        lastName: 'Alharbi',
        mobile: newMobile(),
        languageId: '1',
      })
      const values = { plate: newPlate(), makeId: running().tenants.noor.makeId, model: 'Camry', year: 2022, customerId, documents }
      return running().admin().post('/vehicles', values)
    }
    const settings = async (logoImage: string) => {
      const { body } = await running().admin().get('/settings')
      const { id, version } = body.data[0] as { id: string; version: number }
      return running().admin().put(`/settings/${id}`, { version, logoImage })
    }

    it("by the tenant's own rows only, while they are there, and where they were uploaded for", async () => {
      const [ours, theirs] = [await kept('general', pdfOf()), await kept('general', pdfOf(), 'najd')]
      const [logo, theirLogo] = [await kept('logo', await pngOf()), await kept('logo', await pngOf(), 'najd')]
      expect([(await vehicle([ours.id])).status, (await settings(logo.id)).status]).toEqual([200, 200])
      expect([
        said(await vehicle([ours.id, theirs.id])),
        said(await vehicle([missing])),
        said(await vehicle([logo.id])),
        said(await settings(theirLogo.id)),
        said(await settings(missing)),
        said(await settings(ours.id)),
      ]).toEqual([
        [404, 'notFound', ['documents']],
        [404, 'notFound', ['documents']],
        [400, 'badInput', ['documents']],
        [404, 'notFound', ['logoImage']],
        [404, 'notFound', ['logoImage']],
        [400, 'badInput', ['logoImage']],
      ])
      expect((await running().admin('najd').get(`/files/${ours.id}`)).status).toBe(404)
    })

    it('and removed a day later where nothing did, never where something does', async () => {
      const { services, clock } = running()
      const start = clock.now
      const loose = await kept('general', pdfOf())
      const inList = await kept('general', pdfOf())
      const inDeleted = await kept('general', pdfOf())
      const asLogo = await kept('logo', await pngOf())
      const inView = await kept('general', pdfOf())
      const replaced = await kept('general', pdfOf())
      const theirs = await kept('general', pdfOf(), 'najd')
      expect((await vehicle([inList.id])).status).toBe(200)
      const deleted = (await vehicle([inDeleted.id])).body as { id: string; version: number }
      expect((await running().admin().delete(`/vehicles/${deleted.id}?version=${deleted.version}`)).status).toBe(200)
      expect((await settings(asLogo.id)).status).toBe(200)
      const changed = (await vehicle([replaced.id])).body as { id: string; version: number }
      expect((await running().admin().put(`/vehicles/${changed.id}`, { version: changed.version, documents: [] })).status).toBe(200)
      const view = { resource: 'vehicles', name: 'x', ownerId: running().tenants.noor.staff.Administrator.id, state: { file: inView.id } }
      await addRowOf(services, 'noor', 'savedViews', view)
      const present = () =>
        Promise.all(
          [loose, inList, inDeleted, asLogo, inView, replaced, theirs].map(async ({ url }) => (await open(`${url.split('?')[0]}`)).status),
        )
      const rows = async () => {
        const ids = [loose, inList, inDeleted, asLogo, inView, replaced, theirs].map(({ id }) => id)
        const found = await services.engine.asOwner(
          async (tx) => (await sql<{ id: string }>`select id from files where id in (${sql.join(ids)})`.execute(tx)).rows,
        )
        return ids.map((id) => found.some((one) => one.id === id))
      }
      await removeOrphans(services)
      expect(await rows()).toEqual([true, true, true, true, true, true, true])
      const stored = storedFiles().length
      clock.now = new Date(start.getTime() + day + 60_000)
      await removeOrphans(services)
      await removeOrphans(services)
      expect(await rows()).toEqual([false, true, true, true, true, true, false])
      expect(storedFiles().length).toBeLessThan(stored)
      expect((await present())[3]).toBe(200)
      clock.now = new Date(start.getTime() + 31 * day)
      await removeOrphans(services)
      clock.now = start
      expect(await rows()).toEqual([false, true, true, true, true, false, false])
    })
  })
})
