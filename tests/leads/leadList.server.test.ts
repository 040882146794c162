// What the list of leads shows besides their fields: age, car and next step.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

const hour = 3_600_000

onServer('the list of leads', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const listed = async (ids: readonly string[]) => {
    const { body } = await running()
      .admin()
      .get(`/leads?ids=${ids.join(',')}`)
    return new Map((body.data as { id: string }[]).map((row) => [row.id, row]))
  }
  const due = new Date(firstMorning.getTime() + hour).toISOString()

  it('has the age and, in both languages, the car', async () => {
    const make = await maker.insert('makes', { name: { en: 'Zarqa', ar: 'زرقاء' } })
    await maker.insert('models', { makeId: make.id, name: { en: 'Sand', ar: 'رمال' } })
    const known = await maker.insert('leads', { makeId: make.id, model: 'sand' })
    const typed = await maker.insert('leads', { makeId: null, model: 'Old one' })
    const without = await maker.insert('leads', { makeId: null, model: null })
    running().clock.now = new Date(firstMorning.getTime() + hour)
    const rows = await listed([known.id, typed.id, without.id])
    running().clock.now = firstMorning
    expect(rows.get(known.id)).toMatchObject({ car: { en: 'Zarqa Sand', ar: 'زرقاء رمال' }, age: hour })
    expect(rows.get(typed.id)).toMatchObject({ car: { en: 'Old one', ar: 'Old one' } })
    expect(rows.get(without.id)).toMatchObject({ car: null })
  })

  it('has the earliest contact that is agreed, else until when a new lead is to be answered', async () => {
    const agreed = await maker.insert('leads', { status: 'in-progress', dueAt: due })
    const later = new Date(firstMorning.getTime() + 48 * hour).toISOString()
    const sooner = new Date(firstMorning.getTime() + 24 * hour).toISOString()
    const note = { about: 'lead', leadId: agreed.id }
    await maker.insert('followUps', { ...note, dueAt: later, contactResult: null })
    await maker.insert('followUps', { ...note, dueAt: sooner, contactResult: null })
    await maker.insert('followUps', { ...note, dueAt: due, contactResult: 'reached' })
    const fresh = await maker.insert('leads', { status: 'pending', dueAt: due })
    const idle = await maker.insert('leads', { status: 'in-progress', dueAt: due })
    const over = await maker.insert('leads', { status: 'closed', dueAt: due })
    const rows = await listed([agreed.id, fresh.id, idle.id, over.id])
    expect(rows.get(agreed.id)).toMatchObject({ nextAt: sooner })
    expect(rows.get(fresh.id)).toMatchObject({ nextAt: due })
    expect(rows.get(idle.id)).toMatchObject({ nextAt: null })
    expect(rows.get(over.id)).toMatchObject({ nextAt: null })
  })
})
