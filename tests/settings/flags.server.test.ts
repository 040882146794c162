// Each feature's switch closes what its help text says, and nothing else.
import { expect, it } from 'vitest'
import { momentOf } from '../../server/core/time/time.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newMobile, visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

onServer('switched off', (running) => {
  it('MANAGE_SERVICE lets no customer move or cancel a booking, which they still see, and colleagues go on', async () => {
    const sara = await customer(running())
    const { branchId: locationId } = running().tenants.noor
    const startAt = momentOf('2026-12-01', '09:00')
    const booking = { vehicleId: sara.vehicleId, services: ['OIL'], locationId, startAt, transport: 'dropOff' }
    const { id, version } = (await sara.sender.post('/landing-page/add-appointment', booking)).body.appointment
    const moved = { version, startAt: momentOf('2026-12-01', '11:00') }
    const cancelled = { id, version, reason: 'Not needed' }
    await switchFlag(running(), 'MANAGE_SERVICE', false, async () => {
      const refused = [
        await sara.sender.put(`/landing-page/appointments/${id}`, moved),
        await sara.sender.post('/landing-page/delete-appointment', cancelled),
        await sara.sender.post('/landing-page/appointments/delete', cancelled),
      ]
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'featureOff']))
      expect((await sara.sender.get('/landing-page/appointments')).body.data).toMatchObject([{ id, startAt, closure: 'none' }])
      expect(
        (
          await running()
            .admin()
            .put(`/appointments/${id}/schedule`, { ...moved, endAt: momentOf('2026-12-01', '11:30') })
        ).status,
      ).toBe(200)
    })
    const { body } = await sara.sender.post('/landing-page/delete-appointment', { ...cancelled, version: version + 1 })
    expect(body.appointment).toMatchObject({ id, closure: 'cancelled' })
  })

  it('OTP_PROCESS sends no code, opens nobody’s data, and leaves new requests', async () => {
    const sara = await customer(running())
    const somebody = await visitor(running())
    const request = { purpose: 'find', mobile: sara.mobile }
    await switchFlag(running(), 'OTP_PROCESS', false, async () => {
      const { status, body } = await somebody.post('/staffs/request-otp', request)
      expect([status, body.code]).toEqual([403, 'featureOff'])
      for (const path of ['/landing-page/appointments', '/customers/customer-details'])
        expect([path, (await somebody.get(path)).status]).toEqual([path, 401])
      const lead = { name: 'Layan', mobile: newMobile(), type: 'General Inquiry', message: 'Please call me.' }
      expect((await somebody.post('/landing-page/leads', lead)).status).toBe(200)
    })
    expect((await somebody.post('/staffs/request-otp', { ...request, mobile: newMobile() })).status).toBe(200)
  })
})
