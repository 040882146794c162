// Picking a place: the device's position, an address typed instead, and the tenant's own map.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { createTranslate, LanguageProvider } from '../../../src/i18n/index.ts'
import { addressOf, noPlace, type PickedPlace } from '../../../src/landing/masters/place/pickedPlace.ts'
import { usePickedPlace, type PlaceNeeds } from '../../../src/landing/masters/place/usePickedPlace.ts'
import { PlacePicker } from '../../../src/landing/masters/place/PlacePicker.tsx'
import { session } from '../../../src/session/index.ts'
import { namedKey } from '../../../src/schema/core/dataKeys.ts'

const messages = mergeTextFiles('src/schema', 'english')
const t = createTranslate('english', messages)
const riyadh = { id: '018f0000-0000-7000-8000-000000000001', name: { en: 'Riyadh', ar: 'الرياض' }, point: { lat: 24.7, lng: 46.7 } }
const centre = { id: 'area', name: { en: 'Riyadh centre', ar: 'وسط الرياض' }, point: { lat: 24.7, lng: 46.69 }, km: 12 }
type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void
let locate: Locate
let requested: string[]
let picked: PickedPlace
let whole: boolean[]

beforeEach(() => {
  requested = []
  whole = []
  picked = noPlace()
  session.set('accessToken', 'noor.x')
  // The map is drawn at once where another file has loaded its code before.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(String(url))
    return Promise.resolve(new Response(JSON.stringify({ areas: [centre], cities: [riyadh] }), { status: 200 }))
  })
  const geolocation = { getCurrentPosition: (...given: Parameters<Locate>) => locate(...given) }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  session.clear()
})
const found = (latitude: number, longitude: number, accuracy: number): Locate => {
  return (received) => received({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)
}

function Trial({ needs }: { needs: PlaceNeeds }) {
  const [value, setValue] = useState(noPlace)
  const onChange = (next: PickedPlace) => {
    picked = next
    setValue(next)
  }
  const place = usePickedPlace({ value, onChange, needs })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        whole.push(place.check())
      }}
    >
      <PlacePicker place={place} />
      <button type="submit">send</button>
    </form>
  )
}
async function show(needs: PlaceNeeds = { point: 'needed', address: 'needed' }) {
  render(
    <LanguageProvider language="english" messages={messages}>
      <Trial needs={needs} />
    </LanguageProvider>,
  )
  // The map, which is loaded with the first of these, asks for the branches.
  await waitFor(() => expect(requested).not.toEqual([]))
  // Waits until the answer's body has been read, too.
  await act(() => new Promise((wake) => setTimeout(wake, 0)))
}
const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: t(namedKey(key)) }))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'send' }))

it('asks the device only when told to, and calls what it found by its name', async () => {
  const asking = vi.fn<Geolocation['getCurrentPosition']>(found(24.71, 46.68, 14.4))
  locate = asking
  await show()
  expect(asking).not.toHaveBeenCalled()
  press('landing.place.locate')
  expect(picked.point).toEqual({ lat: 24.71, lng: 46.68, accuracy: 14 })
  expect(await screen.findByText(t('landing.place.near', { name: 'Riyadh centre' }))).toBeTruthy()
  expect(picked.address.cityId).toBe(riyadh.id)
  // Nobody but the dealership is asked where that is.
  expect(requested.every((url) => /\/landing-page\/(places|dealership-locations)/.test(url))).toBe(true)
})

it('tells only how exact a place is where it knows no name', async () => {
  locate = found(18.2, 42.5, 30)
  await show()
  press('landing.place.locate')
  expect(screen.getByText(t('landing.place.found'))).toBeTruthy()
  expect(screen.getByText(t('landing.place.accurate', { metres: '30' }))).toBeTruthy()
})

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
] as const)('says why the device told nothing (%i), and takes an area by its name', async (code, problem) => {
  locate = (_received, failed) => failed({ code } as GeolocationPositionError)
  await show({ point: 'needed', address: 'notAsked' })
  send()
  expect(screen.getByText(t('landing.place.missing'))).toBeTruthy()
  press('landing.place.locate')
  expect(screen.getByText(t(`landing.place.problems.${problem}`))).toBeTruthy()
  fireEvent.change(screen.getByLabelText(new RegExp(t('landing.place.region'), 'u')), { target: { value: 'area' } })
  expect(picked.point).toEqual({ ...centre.point, accuracy: 12_000 })
  send()
  expect(whole).toEqual([false, true])
})

it('wants a district or a short address, which it takes in small letters and Arabic digits', async () => {
  locate = found(24.71, 46.68, 14)
  await show({ point: 'optional', address: 'needed' })
  send()
  expect(screen.getByText(t('validation.required'))).toBeTruthy()
  const short = screen.getByLabelText(new RegExp(t('landing.address.shortCode'), 'u'))
  fireEvent.change(short, { target: { value: 'RRR29292' } })
  send()
  expect(screen.getByText(t('validation.shortAddress'))).toBeTruthy()
  fireEvent.change(short, { target: { value: 'rrrd٢٩٢٩' } })
  send()
  expect(whole).toEqual([false, false, true])
  expect(addressOf(picked)).toEqual({ shortCode: 'rrrd٢٩٢٩' })
})

it("shows the tenant's map where there is a key, and takes what it is moved to", async () => {
  let idle = () => undefined as void
  let middle = { lat: 24.7, lng: 46.69 }
  class FakeMap {
    getCenter = () => ({ toJSON: () => middle })
    panTo = (point: typeof middle) => {
      middle = { lat: point.lat, lng: point.lng }
    }
    addListener = (_event: 'idle', received: () => void) => {
      idle = received
      return { remove: () => undefined }
    }
  }
  vi.stubGlobal('google', { maps: { importLibrary: () => Promise.resolve({ Map: FakeMap }) } })
  session.set('configs', { mapApiKey: 'key', defaultCountryCode: '+966' })
  await show({ point: 'needed', address: 'notAsked' })
  expect(await screen.findByText(t('landing.place.mapHint'))).toBeTruthy()
  act(idle)
  expect(picked.point).toBeNull()
  middle = { lat: 24.75, lng: 46.7 }
  act(idle)
  expect(picked.point).toEqual({ lat: 24.75, lng: 46.7 })
})
