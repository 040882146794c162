// Work that is worth proposing at a job: refused work comes with its reason and its photos, in one press.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecommendedWork } from '../../src/admin/workshop/RecommendedWork.tsx'
import { createTranslate } from '../../src/i18n/index.ts'
import { answerWith, clearAdmin, draw, requests, signIn, textsOf } from '../core/admin/adminFixture.tsx'

const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const t = createTranslate('english', textsOf('english'))
const booking = { ...{ id, version: 4, type: 'service', status: 'inWorkshop', closure: 'none', services: [], photos: [] }, vehicleId: id }
const offer = (code: string, name: string) => ({
  ...{ code, name: { en: name, ar: name }, description: null, price: 20_000, minutes: 30, contains: [], points: [] },
  ...{ due: false, basis: null, recommended: false, refused: null },
})

afterEach(clearAdmin)

it('proposes work that was refused before with why and its photos, and leaves out what is neither due nor refused', async () => {
  const photos = [{ id: 'photo', url: '/files/1.webp', name: '1.webp', mime: 'image/webp' }]
  const brakes = { ...offer('BRAKES', 'Brake pads'), refused: { on: '2026-11-03', price: 40_000, reason: '2 mm left', photos } }
  signIn('Service Manager')
  answerWith({ 'GET /landing-page/recommanded-services': { body: { data: [offer('OIL', 'Oil'), brakes] } } })
  draw(<RecommendedWork row={booking} work={[]} onChanged={() => undefined} />, {
    resource: 'appointments',
    path: `/home/appointments/${id}/show`,
    route: '/home/appointments/:id/show',
  })
  fireEvent.click(await screen.findByRole('button', { name: t('admin.job.proposeOne', { name: 'Brake pads' }) }))
  expect(screen.getByText(/^Offered on 03\/11\/2026 for .*400\.00/)).toBeTruthy()
  expect(screen.queryByText('Oil')).toBeNull()
  const proposed = () => requests.find(({ call }) => call === 'POST /jobServices')?.body
  await waitFor(() =>
    expect(proposed()).toMatchObject({ appointmentId: id, code: 'BRAKES', price: 20_000, reason: '2 mm left', photos: ['photo'] }),
  )
})
