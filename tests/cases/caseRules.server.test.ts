// The tenant's rules choose department and severity of what customers write; staff see why, and correct it.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openTenant } from '../../server/openTenant.ts'
import { countRows } from '../../server/core/db/repository.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { customer, type TestCustomer } from '../core/server/people.ts'

onServer('rules for complaints', (running) => {
  let sara: TestCustomer
  let rule: { id: string; version: number }
  const admin = () => running().admin()
  beforeEach(async () => {
    running().clock.now = firstMorning
    sara = await customer(running())
    await running().services.engine.scoped('noor', (tx) => sql`update "caseRules" set active = false`.execute(tx))
    const { body } = await admin().post('/masters/caseRules', {
      ...{
        name: { en: 'Glass', ar: 'الزجاج' },
        words: 'windscreen*\nزجاج*',
        department: 'Bodyshop',
        severity: 'critical',
        category: 'parts',
      },
      ...{ position: 0, active: true },
    })
    rule = body
  })
  const tell = async (path: 'complain' | 'feedback', values: object) => {
    const { status, body } = await sara.sender.post(`/customers/${path}`, values)
    expect([status, body.fields]).toEqual([200, undefined])
    const name = path === 'complain' ? 'complaints' : 'feedback'
    return (await admin().get(`/${name}/${body.id}`)).body
  }

  it('choose by the words, and the case says which rule and which words', async () => {
    const one = await tell('complain', { description: 'انكسر الزُّجاج عندكم' })
    expect(one).toMatchObject({
      ...{ department: 'Bodyshop', severity: 'critical', category: 'parts', caseRuleId: rule.id, ruleWords: ['الزُّجاج'] },
      // Four hours of business time.
      dueAt: '2026-11-22T11:00:00.000Z',
    })
    const shown = (await sara.sender.get(`/landing-page/cases/${one.ref}`)).body.case
    expect(shown).toMatchObject({ owner: null, department: 'Bodyshop', dueAt: one.dueAt })
    expect(JSON.stringify(shown)).not.toContain(rule.id)
  })

  it('leave what the customer cannot be asked: without a word, the department of the visit, else the general one', async () => {
    expect(await tell('complain', { description: '…' })).toMatchObject({
      ...{ department: 'General', severity: 'normal', category: 'other', caseRuleId: null, ruleWords: [] },
    })
    const maker = makerOf(running())
    for (const [type, department] of [
      ['testDrive', 'Sales'],
      ['service', 'Service'],
    ]) {
      const visit = await maker.insert('appointments', { customerId: sara.id, type, vehicleId: null })
      expect(await tell('complain', { description: '…', appointmentId: visit.id })).toMatchObject({ department, caseRuleId: null })
    }
  })

  it('do not take a severity from a customer, and are not applied when they are off or deleted', async () => {
    const text = 'The windscreen'
    expect(await tell('complain', { description: text, severity: 'low' })).toMatchObject({ severity: 'critical' })
    const off = await admin().put(`/masters/caseRules/${rule.id}`, { active: false, version: rule.version })
    expect(off.status).toBe(200)
    expect(await tell('complain', { description: text })).toMatchObject({ department: 'General', caseRuleId: null })
  })

  it('make praise not severe, but the complaint that few stars open', async () => {
    const praise = await tell('feedback', { description: 'A perfect windscreen', rating: 5 })
    expect(praise).toMatchObject({ department: 'Bodyshop', severity: 'normal', caseRuleId: rule.id })
    const bad = await tell('feedback', { description: 'A broken windscreen', rating: 2 })
    const { data } = (await admin().get(`/complaints?feedbackId=${bad.id}`)).body
    expect(data).toMatchObject([{ department: 'Bodyshop', severity: 'critical' }])
    expect((await admin().get(`/complaints/${data[0].id}`)).body).toMatchObject({ caseRuleId: rule.id, ruleWords: ['windscreen'] })
  })

  it('are corrected in the case by those who work on it; the customer then reads the name of who handles it', async () => {
    const { id, ref, version } = await tell('complain', { description: 'The windscreen' })
    const owner = running().tenants.noor.staff['Service Manager']
    const changed = await admin().put(`/complaints/${id}`, { department: 'Service', severity: 'low', ownerId: owner.id, version })
    expect(changed.body).toMatchObject({ department: 'Service', severity: 'low', caseRuleId: rule.id, ruleWords: ['windscreen'] })
    expect(changed.body.dueAt > '2026-11-23').toBe(true)
    const shown = (await sara.sender.get(`/landing-page/cases/${ref}`)).body.case
    const { name } = (await admin().get(`/staffs/list/${owner.id}`)).body
    expect(shown).toMatchObject({ owner: name, department: 'Service', dueAt: changed.body.dueAt })
    const history = (await admin().get(`/complaints/${id}/history`)).body
    expect(JSON.stringify(history)).toContain('Bodyshop')
  })

  it('cannot be set on a case, and are kept by administrators alone', async () => {
    const { id, version } = await tell('complain', { description: '…' })
    const forged = await admin().put(`/complaints/${id}`, { caseRuleId: rule.id, version })
    expect(forged.status).toBe(400)
    const manager = running().as({ token: running().tenants.noor.staff['Service Manager'].token })
    expect((await manager.get('/masters/caseRules')).status).toBe(200)
    expect((await manager.put(`/masters/caseRules/${rule.id}`, { active: false, version: rule.version })).status).toBe(403)
  })

  it('are there from the start of a tenant', async () => {
    const id = `rules-${running().tenants.noor.staff['Administrator'].id.slice(0, 8)}`
    await openTenant(running().services, { id, name: { en: 'New', ar: 'جديد' }, email: 'a@b.example' })
    const count = await running().services.engine.scoped(id, (tx) => countRows(tx, 'caseRules', []))
    expect(count).toBeGreaterThan(5)
  })
})
