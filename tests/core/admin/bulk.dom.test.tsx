// The dialogs of bulk work: what is offered, the expected result, the result, and undo.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { failuresTable } from '../../../src/admin/core/bulk/failuresFile.ts'
import { tableText } from '../../../src/admin/core/tableText.ts'
import type { Job } from '../../../src/admin/core/bulk/bulkRequests.ts'
import { JobTray } from '../../../src/admin/core/bulk/JobTray.tsx'
import { watchJob } from '../../../src/admin/core/bulk/jobWatch.ts'
import { ResourceList } from '../../../src/admin/core/list/ResourceList.tsx'
import { toasts } from '../../../src/http/index.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { defaultRegion } from '../../../src/schema/core/time/region.ts'
import { formatFor } from '../../../src/i18n/format.ts'
import type { BulkTrial } from '../../../src/schema/core/longWork/bulk.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf, type Answers } from './adminFixture.tsx'

const lead = (id: string, values: Record<string, unknown> = {}) => ({
  id,
  version: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: null,
  deletedAt: null,
  name: `Lead ${id}`,
  type: 'New Car Sales',
  mobile: '+966500000001',
  status: 'pending',
  assigneeId: null,
  locationId: null,
  source: 'phone',
  tags: [],
  ...values,
})
const rows = [lead('a'), lead('b'), lead('c', { status: 'closed' })]
const listed = { 'GET /leads': { body: { data: rows, total: 40 } } }
const trial = (values: Partial<BulkTrial> = {}): { body: BulkTrial } => ({
  body: { count: 2, checked: 2, last: null, allowed: 2, unchanged: 0, refused: [], failures: [], undoable: true, ...values },
})
const job = (values: Record<string, unknown> = {}) =>
  ({
    id: 'job-1',
    version: 1,
    createdAt: '2026-11-22T05:00:00.000Z',
    kind: 'bulk',
    resource: 'leads',
    state: 'done',
    done: 2,
    total: 2,
    failed: 0,
    result: { action: 'change', changed: 2, unchanged: 0, failed: 0, refused: [], failures: [], undoable: true },
    ...values,
  }) as unknown as Job
const failure = { id: 'c', names: { name: '=Lead "c"' }, code: 'moveNotAllowed' }
const press = (name: RegExp | string, inside: HTMLElement = document.body) => fireEvent.click(within(inside).getByRole('button', { name }))
const sent = (call: string) => requests.filter((one) => one.call === call).map(({ body }) => body as Record<string, unknown>)

/** Shows the list of leads and selects the first rows. */
async function choose(count: number, answers: Answers = {}, designation: Parameters<typeof signIn>[0] = 'Administrator') {
  signIn(designation)
  answerWith({ ...listed, ...answers })
  draw(<ResourceList />, { resource: 'leads', path: '/home/leads', route: '/home/leads' })
  const boxes = await screen.findAllByRole('checkbox', { name: /Lead/ })
  for (const box of boxes.slice(0, count)) fireEvent.click(box)
  return screen.findByRole('button', { name: 'Change a field' })
}

afterEach(() => {
  clearAdmin()
  toasts.clear()
})

describe('the actions of a selection', () => {
  it('are those that the person has the right to', async () => {
    await choose(1)
    for (const name of ['Change a field', 'Assign', 'Change status', 'Delete']) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    clearAdmin()
    await choose(1, {}, 'Sales Manager')
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('tell what would come of it before anything does, then do it once and offer the way back', async () => {
    await choose(2, {
      'POST /leads/bulk': trial({
        count: 3,
        checked: 3,
        refused: [{ code: 'inUse', count: 1 }],
        failures: [{ ...failure, code: 'inUse' }],
      }),
    })
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('2 will be deleted')).toBeTruthy()
    expect(within(dialog).getByText('1 cannot be changed:')).toBeTruthy()
    expect(within(dialog).getByText('=Lead "c"')).toBeTruthy()
    expect(sent('POST /leads/bulk')).toEqual([{ action: 'delete', ids: ['a', 'b'], dryRun: true }])
    answerWith({
      ...listed,
      'POST /leads/bulk': { body: { job: job() } },
      'POST /jobs/job-1/undo': { body: { job: job({ id: 'job-2', result: { action: 'undo', changed: 2 } }) } },
    })
    press('Delete 2', dialog)
    await waitFor(() => expect(toasts.list()).toMatchObject([{ text: '2 changed', action: { key: 'admin.bulk.undo' } }]))
    expect(sent('POST /leads/bulk')).toEqual([{ action: 'delete', ids: ['a', 'b'] }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => toasts.list()[0]?.action?.run())
    await waitFor(() => expect(sent('POST /jobs/job-1/undo')).toHaveLength(1))
  })

  it('go on counting where there are too many rows for one answer, until the number is exact', async () => {
    await choose(2)
    const turns = [trial({ count: 500, checked: 200, allowed: 190, last: 'm' }), trial({ count: 500, checked: 300, allowed: 290 })]
    answerWith(Object.defineProperty({ ...listed } as Answers, 'POST /leads/bulk', { get: () => turns.shift() }))
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('480 will be deleted')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Delete 480' })).toBeTruthy()
    expect(sent('POST /leads/bulk').map(({ after }) => after)).toEqual([undefined, 'm'])
  })

  it('say when it is for good, and cannot be begun where nothing would change', async () => {
    await choose(1, { 'POST /leads/bulk': trial({ allowed: 0, undoable: false, refused: [{ code: 'forbidden', count: 2 }] }) })
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('Nothing will change')
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  })

  it('check a typed value by the field’s own rules, and show what the server did not take beside it', async () => {
    await choose(2, { 'POST /leads/bulk': { status: 400, body: { message: 'No', code: 'badInput', fields: { model: 'Not this one.' } } } })
    press('Change a field')
    const dialog = await screen.findByRole('dialog')
    const field = await within(dialog).findByRole('combobox', { name: 'Field' })
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: 'Model' } })
    fireEvent.click(await screen.findByRole('option', { name: 'Model' }))
    const input = await within(dialog).findByRole('textbox', { name: /Model/ })
    fireEvent.change(input, { target: { value: 'x'.repeat(80) } })
    press('Continue', dialog)
    await within(dialog).findByText(/At most 60/)
    expect(sent('POST /leads/bulk')).toEqual([])
    fireEvent.change(input, { target: { value: 'Camry' } })
    press('Continue', dialog)
    await within(dialog).findByText('Not this one.')
    expect(sent('POST /leads/bulk')).toEqual([{ action: 'change', changes: { model: 'Camry' }, ids: ['a', 'b'], dryRun: true }])
    expect(toasts.list()).toEqual([])
  })

  it('offer the moves that every chosen row allows', async () => {
    await choose(3)
    press('Change status')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByRole('radio', { name: 'Start' })
    expect(within(dialog).queryByRole('radio', { name: 'Close' })).toBeNull()
  })

  it('share leads out by the strategy', async () => {
    await choose(2, { 'POST /leads/bulk': trial() })
    press('Assign')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(await within(dialog).findByRole('radio', { name: /Distribute/ }))
    press('Continue', dialog)
    await within(dialog).findByText('2 will be assigned')
    expect(sent('POST /leads/bulk')).toMatchObject([{ action: 'assign', to: 'round-robin' }])
  })

  it('ask whom before they go on', async () => {
    await choose(2)
    press('Assign')
    const dialog = await screen.findByRole('dialog')
    press('Continue', dialog)
    await within(dialog).findByText('This field is required.')
    expect(sent('POST /leads/bulk')).toEqual([])
  })

  it('name what failed and why when it is done', async () => {
    await choose(2, { 'POST /leads/bulk': trial() })
    press('Delete')
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('2 will be deleted')
    const result = {
      action: 'delete',
      changed: 1,
      unchanged: 0,
      failed: 1,
      refused: [{ code: 'moveNotAllowed', count: 1 }],
      failures: [failure],
      undoable: true,
    }
    answerWith({ ...listed, 'POST /leads/bulk': { body: { job: job({ failed: 1, result }) } } })
    press('Delete 2', dialog)
    await within(dialog).findByText('1 deleted')
    expect(within(dialog).getByText('=Lead "c"')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeTruthy()
  })
})

describe('the tray of jobs', () => {
  const show = (one: Job) => {
    signIn()
    answerWith({ 'GET /jobs': { body: { data: [one], total: 1 } }, 'POST /jobs/job-9/cancel': { body: { job: one } } })
    draw(<JobTray />, { resource: 'jobs', path: '/home/jobs', route: '/home/jobs' })
    return screen.findByRole('region', { name: 'Background jobs' })
  }

  it('shows how far a job is and cancels it', async () => {
    const tray = await show(job({ id: 'job-9', state: 'running', done: 1_200, total: 4_000, result: { action: 'assign' } }))
    expect(within(tray).getByText('Assigning: Leads')).toBeTruthy()
    expect(within(tray).getByText('1,200 of 4,000')).toBeTruthy()
    expect(within(tray).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
    press('Cancel', tray)
    await waitFor(() => expect(sent('POST /jobs/job-9/cancel')).toHaveLength(1))
  })

  it('tells what came of a job, offers its files, and forgets it when it is dismissed', async () => {
    watchJob('job-3')
    const tray = await show(job({ id: 'job-3', kind: 'import', done: 10, total: 10, failed: 3, result: { url: '/x', errorsUrl: '/y' } }))
    expect(within(tray).getByText('7 done · 3 failed')).toBeTruthy()
    for (const name of ['Download', 'Rows with errors']) expect(within(tray).getByRole('button', { name })).toBeTruthy()
    press('Dismiss', tray)
    expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull()
  })

  it('is not there without a job', async () => {
    signIn()
    answerWith({ 'GET /jobs': { body: { data: [job({ id: 'job-4' })], total: 1 } } })
    draw(<JobTray />, { resource: 'jobs', path: '/home/jobs', route: '/home/jobs' })
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.queryByRole('region', { name: 'Background jobs' })).toBeNull()
  })
})

describe('the table of failures', () => {
  it('keeps a name that begins like a formula, and its quotes, as text', () => {
    const failed = job({ result: { action: 'move', failures: [failure] } })
    const i18n = {
      language: 'english',
      code: 'en',
      translate: createTranslate('english', textsOf('english')),
      format: formatFor('english'),
      models: new Map<string, never>(),
      ...defaultRegion,
    } as const
    const [, line] = tableText(failuresTable(failed, i18n)).split('\r\n')
    expect(line).toBe(`"c","'=Lead ""c""","its current status does not allow it"`)
  })
})
