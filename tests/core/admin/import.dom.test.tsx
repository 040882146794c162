import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportPage } from '../../../src/admin/core/transfer/ImportPage.tsx'
import type { UploadedFile } from '../../../src/schema/core/longWork/transfer.ts'
import { answerWith, clearAdmin, draw, requests, signIn } from './adminFixture.tsx'

const uploaded: UploadedFile = {
  fileId: '0189d895-f2dc-71fe-93fa-958913d14464',
  name: 'people.csv',
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  rows: 2,
  headings: ['Given', 'Mobile', ''],
  samples: [['Sara', 'Ali'], ['0551234567'], []],
  mapping: [null, 'mobile', null],
  warnings: ['Some columns have no heading.'],
  columns: [
    { key: 'firstName', field: 'firstName', label: 'First name', required: true },
    { key: 'mobile', field: 'mobile', label: 'Mobile', required: true },
    { key: 'gender', field: 'gender', label: 'Gender', required: false },
    { key: 'id', field: 'id', label: 'Id', required: false },
  ],
  keys: [
    { key: 'mobile', label: 'Mobile' },
    { key: 'id', label: 'Id' },
  ],
}
const preview = {
  rows: [
    { row: 2, cells: ['Sara', '0551234567'], outcome: 'create', problems: [] },
    { row: 3, cells: ['Ali', '12'], outcome: 'failed', problems: [{ column: 'Mobile', message: 'This is not a mobile number.' }] },
  ],
}
const jobId = '0189d895-f2dc-71fe-93fa-958913d14465'
const page = (language: 'english' | 'arabic' = 'english') =>
  draw(<ImportPage />, { resource: 'customers', path: '/home/customers/import', route: '/home/:resource/import', language })
const chooseFile = () => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['Given,Mobile,\r\nSara,0551234567'], 'people.csv')] } })
}
const select = (name: string) => screen.getByLabelText(name) as HTMLSelectElement
const answers = {
  'POST /customers/import/file': { body: uploaded },
  'POST /customers/import/preview': { body: preview },
  'POST /customers/import': { body: { jobId } },
  [`GET /jobs/${jobId}`]: {
    body: {
      id: jobId,
      state: 'done',
      done: 2,
      total: 2,
      failed: 1,
      result: { dry: true, create: 1, update: 0, unchanged: 0, failed: 1, problems: [] },
    },
  },
}

beforeEach(() => signIn())
afterEach(clearAdmin)

describe('an import', () => {
  it('matches what it can, asks for the rest and sends what was decided', async () => {
    answerWith(answers)
    page()
    chooseFile()
    expect(await screen.findByText('Some columns have no heading.')).toBeTruthy()
    expect(select('Field for Mobile').value).toBe('mobile')
    expect(screen.getByText(/New records also need: First name/)).toBeTruthy()
    fireEvent.change(select('Field for Given'), { target: { value: 'firstName' } })
    await waitFor(() => expect(screen.queryByText(/New records also need/)).toBeNull())
    fireEvent.change(select('Add fixed value…'), { target: { value: 'gender' } })
    fireEvent.change(select('Gender'), { target: { value: 'female' } })
    fireEvent.click(screen.getByText('Continue to check'))
    await screen.findByText(/This is not a mobile number/)
    const sent = requests.find(({ call }) => call === 'POST /customers/import/preview')?.body
    expect(sent).toMatchObject({ mapping: ['firstName', 'mobile', null], fixed: { gender: 'female' }, key: 'mobile', mode: 'both' })
  })

  it('takes a column of ours once', async () => {
    answerWith(answers)
    page()
    chooseFile()
    await screen.findByText('Some columns have no heading.')
    fireEvent.change(select('Field for Column C'), { target: { value: 'mobile' } })
    expect([select('Field for Mobile').value, select('Field for Column C').value]).toEqual(['', 'mobile'])
  })

  it('makes new rows only where nothing tells them apart', async () => {
    answerWith(answers)
    page()
    chooseFile()
    await screen.findByText('Some columns have no heading.')
    fireEvent.change(select('Field for Mobile'), { target: { value: '' } })
    expect((screen.getByLabelText('Create new records only') as HTMLInputElement).checked).toBe(true)
    expect((screen.getByLabelText('Update existing records only') as HTMLInputElement).disabled).toBe(true)
  })

  it('tries all rows before it writes, and says what would come of it', async () => {
    answerWith(answers)
    page()
    chooseFile()
    fireEvent.click(await screen.findByText('Continue to check'))
    await screen.findByText(/This is not a mobile number/)
    fireEvent.click(screen.getByText('Check all 2 rows'))
    const counts = await screen.findByText('Check complete: nothing has been saved yet', {}, { timeout: 5_000 })
    expect(within(counts.closest('section') as HTMLElement).getByText('will be created')).toBeTruthy()
    expect(requests.find(({ call }) => call === 'POST /customers/import')?.body).toMatchObject({ dry: true })
    fireEvent.click(screen.getByText('Import 1 row'))
    await waitFor(() => expect(requests.filter(({ call }) => call === 'POST /customers/import').at(-1)?.body).toMatchObject({ dry: false }))
  })

  it('says what is wrong with the file beside its place', async () => {
    answerWith({
      'POST /customers/import/file': { status: 400, body: { code: 'badInput', message: 'No', fields: { file: 'The file is empty.' } } },
    })
    page()
    chooseFile()
    expect(await screen.findByText('The file is empty.')).toBeTruthy()
  })

  it('speaks Arabic', async () => {
    signIn('Administrator', 'arabic')
    answerWith(answers)
    page('arabic')
    chooseFile()
    expect(await screen.findByText('متابعة إلى المراجعة')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/admin\.transfer/)
  })

  it('is not for those who may not bring in many rows', async () => {
    signIn('Fleet Sales')
    answerWith({})
    page()
    expect(await screen.findByText(/do not have permission/)).toBeTruthy()
  })
})
