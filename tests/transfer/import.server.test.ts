// Imported table files: each row on its own, under the same rights and checks as a form, and none twice.
import { beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import type { ResourceName } from '../../src/schema/resources.ts'
import { isImportable } from '../../src/schema/core/longWork/tableFiles.ts'
import { fieldsOf } from '../../server/core/db/rows.ts'
import { makerOf, names, resourceOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { particulars } from '../core/everyResource/particulars.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { rowsIn, tablesOf } from '../core/server/tables.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

const lines = (...rows: string[]) => rows.join('\r\n')

/** A hand-made workbook: the sheet's XML, and optional other parts. */
async function workbook(sheet: string, more: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const files: Record<string, string> = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  }
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

onServer('import', (running) => {
  const tables = () => tablesOf(running())
  const customerByMobile = async (mobile: string) => {
    const { data } = (
      await running()
        .admin()
        .get(`/customers?size=1&mobile=${encodeURIComponent(mobile)}`)
    ).body
    return data[0]
  }

  describe('a file of customers', () => {
    it('makes rows from headings in either language, Arabic digits and local mobiles, and audits them as imported', async () => {
      const [one, two] = [newMobile(), newMobile()]
      const arabic = `٠${[...one.slice(4)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}`
      const texts = (field: string) => running().services.texts('arabic', namedKey(`resources.customers.fields.${field}`))
      const file = lines(
        ['firstName', 'lastName', 'mobile', 'gender', 'birthDate', 'languageId'].map(texts).join(','),
        `سارة,الحربي,${arabic},أنثى,٣١/١٢/١٩٩٠,العربية`,
        `Ali,"Al ""A"" Harbi",${two.replace('+', '00')},male,1990-12-31,English`,
      )
      const { job, result } = await tables().imported('customers', file)
      expect([job.state, result.create, result.failed]).toEqual(['done', 2, 0])
      const sara = await customerByMobile(one)
      expect(sara).toMatchObject({ firstName: 'سارة', gender: 'female', birthDate: '1990-12-31', languageId: '2' })
      expect(await customerByMobile(two)).toMatchObject({ lastName: 'Al "A" Harbi', gender: 'male', languageId: '1' })
      const { data } = (await running().admin().get(`/audit?rowId=${sara.id}&size=5`)).body
      expect(data.map(({ action }: { action: string }) => action)).toEqual(['import'])
    })

    it('makes nothing twice when the same file comes again with a key, and updates what differs', async () => {
      const mobile = newMobile()
      const file = (name: string) => lines('firstName,lastName,mobile,languageId', `${name},Saleh,${mobile},1`)
      expect((await tables().imported('customers', file('Omar'), { key: 'mobile' })).result).toMatchObject({ create: 1 })
      expect((await tables().imported('customers', file('Omar'), { key: 'mobile' })).result).toMatchObject({
        create: 0,
        update: 0,
        unchanged: 1,
        failed: 0,
      })
      const { version } = await customerByMobile(mobile)
      expect((await tables().imported('customers', file('Amr'), { key: 'mobile' })).result).toMatchObject({ update: 1, unchanged: 0 })
      expect(await customerByMobile(mobile)).toMatchObject({ firstName: 'Amr', version: version + 1 })
      expect((await tables().imported('customers', file('Zaid'), { key: 'mobile', mode: 'create' })).result).toMatchObject({ unchanged: 1 })
      expect((await tables().imported('customers', file('Zaid'), { key: null })).result).toMatchObject({ failed: 1, create: 0 })
    })

    it('tries the whole file without writing anything', async () => {
      const mobile = newMobile()
      const file = lines('firstName,lastName,mobile,languageId', `A,B,${mobile},1`, `A,B,${mobile},1`, 'A,B,123,1')
      const { result } = await tables().imported('customers', file, { key: 'mobile' }, true)
      expect(result).toMatchObject({ dry: true, create: 1, failed: 2 })
      expect(await customerByMobile(mobile)).toBeUndefined()
    })

    it('loses no good row to a bad one, says what is wrong by row and column, and takes the mended rows', async () => {
      const mobiles = [newMobile(), newMobile(), newMobile()]
      const file = lines(
        'firstName,lastName,mobile,languageId,birthDate',
        `Good,One,${mobiles[0]},1,`,
        `,Two,${mobiles[1]},1,`,
        `Bad,Three,${mobiles[2]},1,31/02/1990`,
        `Good,Four,${mobiles[0]},1,`,
      )
      const { jobId, result, job } = await tables().imported('customers', file)
      expect(result).toMatchObject({ create: 1, failed: 3 })
      expect([job.done, job.failed, job.total]).toEqual([4, 3, 4])
      const label = (field: string) => running().services.texts('english', namedKey(`resources.customers.fields.${field}`))
      expect(result.problems.map(({ row, column }) => [row, column])).toEqual([
        [3, label('firstName')],
        [4, label('birthDate')],
        [5, label('mobile')],
      ])
      const failed = await rowsIn((await tables().jobFile(jobId)).bytes)
      expect(failed).toHaveLength(4)
      expect(failed[1]?.at(-1)).toContain(label('firstName'))
      const mended = lines(
        failed[0]?.join(',') ?? '',
        ['Amal', ...(failed[1]?.slice(1, -1) ?? []), ''].join(','),
        [...(failed[2]?.slice(0, 4) ?? []), '28/02/1990', ''].join(','),
      )
      expect((await tables().imported('customers', mended)).result).toMatchObject({ create: 2, failed: 0 })
      expect(await customerByMobile(mobiles[2] ?? '')).toMatchObject({ birthDate: '1990-02-28' })
    })

    it('leaves what was masked as it is', async () => {
      const mobile = newMobile()
      await addRowOf(running().services, 'noor', 'customers', {
        firstName: 'A',
        lastName: 'B',
        mobile,
        nationalId: '1058529940',
        languageId: '1',
      })
      const { bytes } = await tables().exported('customers', { columns: ['mobile', 'firstName', 'nationalId'], filters: { mobile } })
      const changed = bytes.toString().replace(',A,', ',Changed,')
      expect((await tables().imported('customers', changed, { key: 'mobile' })).result).toMatchObject({ update: 1, failed: 0 })
      const { id } = await customerByMobile(mobile)
      expect((await running().admin().get(`/customers/${id}`)).body).toMatchObject({ firstName: 'Changed', nationalId: '1058529940' })
    })

    it('empties a field only where that was asked for', async () => {
      const mobile = newMobile()
      await addRowOf(running().services, 'noor', 'customers', {
        firstName: 'A',
        lastName: 'B',
        mobile,
        email: 'a@b.example',
        languageId: '1',
      })
      const file = lines('mobile,email,firstName', `${mobile},,`)
      expect((await tables().imported('customers', file, { key: 'mobile' })).result).toMatchObject({ unchanged: 1 })
      expect((await tables().imported('customers', file, { key: 'mobile', blanks: 'clear' })).result).toMatchObject({ failed: 1 })
      const email = lines('mobile,email', `${mobile},`)
      expect((await tables().imported('customers', email, { key: 'mobile', blanks: 'clear' })).result).toMatchObject({ update: 1 })
      expect((await customerByMobile(mobile)).email).toBeNull()
    })

    it('says that a shortened number is one', async () => {
      const { result } = await tables().imported('customers', lines('firstName,lastName,mobile,languageId', 'A,B,9.66551E+11,1'))
      expect(result.problems[0]?.message).toBe(running().services.texts('english', 'validation.shortenedNumber'))
    })
  })

  describe('a file of another system', () => {
    // Headings as each system writes them, with what goes into which column.
    const of: { system: string; name: ResourceName; columns: Record<string, string | null> }[] = [
      {
        system: 'HubSpot',
        name: 'customers',
        columns: {
          ...{ 'Record ID': 'externalId', 'First Name': 'firstName', 'Last Name': 'lastName', 'Phone Number': null },
          ...{ 'Mobile Phone Number': 'mobile', Email: 'email', 'Contact owner': null, City: null },
        },
      },
      {
        system: 'HubSpot',
        name: 'leads',
        columns: { 'Record ID': 'externalId', 'First Name': 'name', 'Last Name': 'name', 'Phone Number': 'mobile', Message: 'message' },
      },
      {
        system: 'Salesforce',
        name: 'customers',
        columns: {
          Id: 'externalId',
          FirstName: 'firstName',
          LastName: 'lastName',
          MobilePhone: 'mobile',
          Phone: null,
          Birthdate: 'birthDate',
        },
      },
      {
        system: 'Salesforce',
        name: 'leads',
        columns: {
          'Lead ID': 'externalId',
          'First Name': 'name',
          'Last Name': 'name',
          Mobile: 'mobile',
          Email: 'email',
          Description: 'message',
        },
      },
      {
        system: 'Odoo',
        name: 'customers',
        columns: { 'External ID': 'externalId', 'Display Name': 'fullName', Name: null, Phone: null, Mobile: 'mobile', Email: 'email' },
      },
      {
        system: 'Odoo in Arabic',
        name: 'customers',
        columns: { 'المُعرف الخارجي': 'externalId', الاسم: 'fullName', 'الهاتف المحمول': 'mobile', 'البريد الإلكتروني': 'email' },
      },
      {
        system: 'Odoo',
        name: 'vehicles',
        columns: { 'License Plate': 'plate', 'Chassis Number': 'vin', 'Model Year': 'year', Brand: 'makeId', Color: 'colourId' },
      },
      {
        system: 'Odoo in Arabic',
        name: 'vehicles',
        columns: { 'لوحة الترخيص': 'plate', 'رقم الشاسيه': 'vin', 'العلامة التجارية': 'makeId', اللون: 'colourId' },
      },
      {
        system: 'Zoho',
        name: 'customers',
        columns: {
          'Record Id': 'externalId',
          'First Name': 'firstName',
          'Last Name': 'lastName',
          Mobile: 'mobile',
          'Date of Birth': 'birthDate',
        },
      },
      {
        system: 'Zoho in Arabic',
        name: 'leads',
        columns: { 'معرف السجل': 'externalId', 'الاسم الأول': 'name', 'اسم العائلة': 'name', الجوال: 'mobile', الوصف: 'message' },
      },
    ]
    it.each(of)('by $system is understood: $name', async ({ name, columns }) => {
      const headings = Object.keys(columns)
      const came = await tables().upload(name, lines(headings.join(','), headings.map(() => 'x').join(',')))
      const { mapping } = came.json() as { mapping: (string | null)[] }
      expect(Object.fromEntries(headings.map((heading, place) => [heading, mapping[place]]))).toEqual(columns)
    })

    it('keeps the identifiers of that system, by which a later file finds its rows', async () => {
      const [one, two] = [newMobile(), newMobile()]
      const file = lines('External ID,Name,Mobile', `__export__.res_partner_7,Sara bint Ali,${one}`, `__export__.res_partner_8,نورة,${two}`)
      const { result } = await tables().imported('customers', file, { key: 'externalId', mode: 'both' })
      expect([result.create, result.failed]).toEqual([1, 1])
      expect(result.problems[0]?.column).toBe(running().services.texts('english', 'resources.customers.fields.lastName'))
      const sara = await customerByMobile(one)
      expect(sara).toMatchObject({ externalId: '__export__.res_partner_7', firstName: 'Sara', lastName: 'bint Ali' })
      const again = await tables().imported('customers', lines('External ID,Name,Mobile', `__export__.res_partner_7,Sara Ali,${one}`), {
        ...{ key: 'externalId', mode: 'both' },
      })
      expect(again.result.update).toBe(1)
      expect(await customerByMobile(one)).toMatchObject({ id: sara.id, lastName: 'Ali' })
    })

    it('joins the columns of a name', async () => {
      const mobile = newMobile()
      const { result } = await tables().imported('leads', lines('First Name,Last Name,Phone', `Huda,Al Amri,${mobile}`), {
        fixed: { type: 'General Inquiry' },
      })
      expect(result).toMatchObject({ create: 1, failed: 0 })
      const { data } = (
        await running()
          .admin()
          .get(`/leads?mobile=${encodeURIComponent(mobile)}`)
      ).body
      expect(data[0].name).toBe('Huda Al Amri')
    })
  })

  describe('references', () => {
    it('finds a customer by mobile, a make by either name, and refuses what another tenant has', async () => {
      const mobile = newMobile()
      const { id } = await addRowOf(running().services, 'noor', 'customers', { firstName: 'A', lastName: 'B', mobile, languageId: '1' })
      const foreign = await addRowOf(running().services, 'najd', 'customers', {
        firstName: 'X',
        lastName: 'Y',
        mobile: newMobile(),
        languageId: '1',
      })
      const plates = [newPlate(), newPlate(), newPlate(), newPlate()]
      const file = lines(
        'plate,customerId,makeId,model,year',
        `${plates[0]},${mobile.replace('+966', '0')},تويوتا,Camry,٢٠٢٢`,
        `${plates[1]},${id},toyota,Camry,2022`,
        `${plates[2]},${foreign.id},Toyota,Camry,2022`,
        `${plates[3]},${foreign.mobile},Toyota,Camry,2022`,
      )
      const { result } = await tables().imported('vehicles', file, { key: 'plate' })
      expect(result).toMatchObject({ create: 2, failed: 2 })
      const label = running().services.texts('english', 'resources.vehicles.fields.customerId')
      expect(result.problems.map(({ row, column }) => [row, column])).toEqual([
        [4, label],
        [5, label],
      ])
    })

    it('updates no row of another tenant by its id', async () => {
      const foreign = await addRowOf(running().services, 'najd', 'cities', { name: { en: 'Buraidah', ar: 'بريدة' } })
      const { result } = await tables().imported('cities', lines('id,name.en,name.ar', `${foreign.id},Stolen,مسروقة`), { key: 'id' })
      expect(result).toMatchObject({ failed: 1, update: 0, create: 0 })
      expect((await running().admin('najd').get(`/masters/cities/${foreign.id}`)).body.name.en).toBe('Buraidah')
    })

    it('asks for the id where a name is not the only one', async () => {
      for (const ar of ['أولى', 'ثانية'])
        await addRowOf(running().services, 'noor', 'makes', { name: { en: 'Twin', ar }, slug: `twin-${ar}` })
      const file = lines('name.en,name.ar,makeId', 'M,م,Twin')
      const { result } = await tables().imported('models', file)
      expect(result.problems[0]?.message).toBe(running().services.texts('english', 'validation.ambiguous'))
    })
  })

  describe('rights', () => {
    const file = lines('firstName,lastName,mobile,languageId', `A,B,${newMobile()},1`)
    it.each(['Fleet Sales', 'General Inquiry', 'Parts Manager'] as const)(
      'refuses %s, who may not bring in many rows',
      async (designation) => {
        const { token } = running().tenants.noor.staff[designation]
        expect((await tables().upload('customers', file, { token })).status).toBe(403)
        expect((await tables().template('customers', 'csv', { token })).status).toBe(403)
      },
    )

    it('refuses rows that the person could not make by hand', async () => {
      const { token } = running().tenants.noor.staff['Sales Manager']
      const leads = lines('name,type,mobile', `A,Test Drive,${newMobile()}`, `A,Parts Inquiry,${newMobile()}`)
      const { result } = await tables().imported('leads', leads, {}, false, { token })
      expect(result).toMatchObject({ create: 1, failed: 1 })
      expect(result.problems[0]?.message).toBe(running().services.texts('english', 'errors.forbidden'))
    })

    it('gives an uploaded file to nobody but its owner', async () => {
      const { fileId, mapping } = (await tables().upload('customers', file)).json()
      const plan = { fileId, mapping, key: null, mode: 'both' as const }
      const others = [running().tenants.noor.staff['Sales Manager'].token, running().tenants.najd.staff.Administrator.token]
      for (const token of others) {
        expect((await tables().preview('customers', plan, { token })).status).toBe(404)
        expect((await tables().start('customers', plan, false, { token })).status).toBe(404)
      }
      expect((await tables().preview('vehicles', plan)).status).toBe(404)
    })

    it('brings nothing into what only the server writes', async () => {
      for (const name of ['audit', 'messages', 'jobs'] as const) expect((await tables().upload(name, file)).status).toBe(404)
    })
  })

  describe('a preview', () => {
    it('shows the first rows with what is wrong, in the language of the person, and writes nothing', async () => {
      const mobile = newMobile()
      const text = lines('firstName,lastName,mobile,languageId', `A,B,${mobile},1`, 'A,B,123,1')
      const { fileId, mapping } = (await tables().upload('customers', text, { language: 'ar' })).json()
      const { rows } = (await tables().preview('customers', { fileId, mapping, key: 'mobile', mode: 'both' }, { language: 'ar' })).json()
      expect(rows.map(({ row, outcome }: { row: number; outcome: string }) => [row, outcome])).toEqual([
        [2, 'create'],
        [3, 'failed'],
      ])
      expect(rows[1].problems).toEqual([
        {
          column: running().services.texts('arabic', 'resources.customers.fields.mobile'),
          message: running().services.texts('arabic', 'validation.mobile'),
        },
      ])
      expect(await customerByMobile(mobile)).toBeUndefined()
    })

    it('takes a fixed value for a column that the file does not have', async () => {
      const { fileId, mapping } = (await tables().upload('customers', lines('firstName,lastName,mobile', `A,B,${newMobile()}`))).json()
      const plan = { fileId, mapping, key: null, mode: 'create' as const }
      const outcome = async (fixed: Record<string, string>) =>
        (await tables().preview('customers', { ...plan, fixed })).json().rows[0].outcome
      expect(await outcome({ gender: 'أنثى' })).toBe('create')
      expect(await outcome({ gender: 'nonsense' })).toBe('failed')
    })
  })

  describe('a file', () => {
    const accepted = async (bytes: Buffer | string) => (await tables().upload('cities', bytes)).json()
    const refused = async (bytes: Buffer | string): Promise<string> => {
      const came = await tables().upload('cities', bytes)
      expect(came.status).toBe(400)
      return came.json().fields.file as string
    }
    const says = (key: string, params?: Record<string, number>) =>
      running().services.texts('english', namedKey(`validation.${key}`), params)
    const city = 'name.en;name.ar\r\nRiyadh;الرياض'

    it('is understood in the encodings that Excel and Windows write, with any separator', async () => {
      const windows1256 = Buffer.from(
        [...'name.en;name.ar\r\nRiyadh;'].map((one) => one.charCodeAt(0)).concat([0xc7, 0xe1, 0xd1, 0xed, 0xc7, 0xd6]),
      )
      const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(city.replaceAll(';', '\t'), 'utf16le')])
      for (const [bytes, encoding, delimiter] of [
        [Buffer.from(city), 'utf-8', ';'],
        [Buffer.from(`\ufeff${city.replaceAll(';', ',')}`), 'utf-8', ','],
        [utf16, 'utf-16le', '\t'],
        [windows1256, 'windows-1256', ';'],
        [Buffer.from(`sep=|\r\n${city.replaceAll(';', '|')}`), 'utf-8', '|'],
      ] as const) {
        const file = await accepted(bytes)
        expect([file.encoding, file.delimiter, file.rows, file.samples]).toEqual([encoding, delimiter, 1, [['Riyadh'], ['الرياض']]])
        expect(file.mapping).toEqual(['name.en', 'name.ar'])
      }
    })

    it('is refused in words when it is empty, has no rows, is no table or too wide', async () => {
      expect(await refused(Buffer.alloc(0))).toBe(says('fileEmpty'))
      expect(await refused('\r\n\r\n')).toBe(says('fileEmpty'))
      expect(await refused('name.en,name.ar\r\n')).toBe(says('fileNoRows'))
      expect(await refused(Buffer.from('%PDF-1.7'))).toBe(says('fileNoTable'))
      expect(await refused(Buffer.from([1, 0, 0, 2, 0, 0]))).toBe(says('fileNoTable'))
      expect(await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(says('fileOldExcel'))
      expect(await refused(Buffer.from('PK\u0003\u0004nonsense'))).toBe(says('fileBroken'))
      expect(await refused(`${'a,'.repeat(1_000)}\r\n${'1,'.repeat(1_000)}`)).toBe(says('fileColumns', { max: 300 }))
      expect(await refused(`name.en,name.ar\r\n"${'x'.repeat(1_200_000)}`)).toBe(says('fileRecord', { row: 2 }))
    })

    it('tells of headings that repeat or are missing, and matches the first only', async () => {
      const file = await accepted('name.en,name.en,,name.ar\r\na,b,c,د')
      expect(file.mapping).toEqual(['name.en', null, null, 'name.ar'])
      expect(file.warnings).toHaveLength(2)
    })

    it('is refused when its headings are joined cells', async () => {
      const sheet =
        '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells></worksheet>'
      expect(await refused(await workbook(sheet))).toBe(says('fileMerged', { row: 1 }))
    })

    it('is read from a workbook with shared texts, dates, formulas and gaps', async () => {
      const sheet =
        '<worksheet><sheetData><row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row><row r="5"><c r="B5" s="1"><v>46348</v></c><c r="D5"><f>1+1</f><v>2.0000000000000004</v></c></row></sheetData></worksheet>'
      const bytes = await workbook(sheet, {
        'xl/sharedStrings.xml': '<sst><si><r><t>na</t></r><r><t>me.en</t></r></si><si><t>name.ar</t><rPh><t>x</t></rPh></si></sst>',
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      })
      const file = await accepted(bytes)
      expect(file.headings).toEqual(['', 'name.en', '', 'name.ar'])
      expect(file.samples).toEqual([[''], ['2026-11-22'], [''], ['2']])
      expect(file.warnings).toContain(running().services.texts('english', 'admin.transfer.warning.formulas', { smart_count: 1 }))
    })

    it('that unpacks to far too much is refused, also when it lies about its size', async () => {
      const huge = await workbook(`<worksheet><sheetData><row r="1">${' '.repeat(30_000_000)}</row></sheetData></worksheet>`)
      expect(await refused(huge)).toBe(says('fileBomb'))
      const size = Buffer.alloc(4)
      size.writeUInt32LE(30_000_065)
      const at = huge.lastIndexOf(size)
      const lying = Buffer.from(huge)
      if (at > 0) lying.writeUInt32LE(100, at)
      expect(await refused(lying)).toBe(says(at > 0 ? 'fileBroken' : 'fileBomb'))
    })

    it('that names entities of its own opens none of them, and one with an endless format takes no time', async () => {
      const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>&file;</t></is></c></row>'
      const entity = '<!DOCTYPE w [<!ENTITY file SYSTEM "file:///etc/passwd">]>'
      expect(await refused(await workbook(`${entity}<worksheet><sheetData>${row}</sheetData></worksheet>`))).toBe(says('fileBroken'))
      // Quadratic parsing of this text would take longer than the test's timeout.
      const formats = `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(400_000)}"/></numFmts>`
      const styles = `<styleSheet>${formats}<cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`
      const named = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
      const sheet = `<worksheet><sheetData><row>${named('name.en')}${named('name.ar')}</row><row><c s="0"><v>1</v></c></row></sheetData></worksheet>`
      await accepted(await workbook(sheet, { 'xl/styles.xml': styles }))
    })

    it('is a template that a person can fill in', async () => {
      for (const format of ['csv', 'xlsx']) {
        const { bytes } = await tables().template('customers', format, { language: 'ar' })
        const { mapping, headings } = (await tables().upload('customers', bytes)).json()
        expect([format, mapping.length, mapping.includes(null)]).toEqual([format, headings.length, false])
      }
    })
  })

  describe('every importable resource', () => {
    let maker: Maker
    beforeAll(() => {
      maker = makerOf(running())
    })
    const importable = names.filter((name) => isImportable(resourceOf(name)))

    it.each(importable)('%s comes back unchanged in both formats and both languages', async (name) => {
      const own = particulars[name]
      await own?.before?.(maker)
      const ids: string[] = []
      if (own?.complete && own.present) ids.push(await own.present(maker))
      else for (const which of [0, 1] as const) ids.push((await maker.insert(name, await own?.body?.(maker, which), which)).id)
      for (const [format, language] of [
        ['csv', 'en'],
        ['xlsx', 'ar'],
      ] as const) {
        const { status, bytes } = await tables().exported(name, { format, ids }, { language })
        expect([name, status]).toEqual([name, 200])
        const { result } = await tables().imported(name, bytes, { key: 'id' }, false, { language: language === 'en' ? 'ar' : 'en' })
        expect([name, format, result.problems, result.unchanged, result.update, result.create]).toEqual([
          name,
          format,
          [],
          ids.length,
          0,
          0,
        ])
      }
    })

    it.each(importable)('%s offers a column for every field that a form may set', async (name) => {
      const { columns } = (await tables().upload(name, 'a,b\r\n1,2')).json()
      const offered = new Set(columns.map(({ field }: { field: string }) => field))
      const missing = Object.entries(fieldsOf(name)).filter(([field, one]) => !one.readOnly && !one.writeOnly && !offered.has(field))
      expect(missing.map(([field]) => field)).toEqual([])
    })
  })
})
