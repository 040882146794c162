// Where a tenant's streets may come from: a template of tiles or one PMTiles file, over https.
import { expect, it } from 'vitest'
import { mapSourceOf } from '../../server/settings/mapSource.ts'
import { onServer } from '../core/server/eachServer.ts'

onServer("the address of a map's streets", (running) => {
  const save = async (mapTilesUrl: string | null, more: object = {}) => {
    const { id, version } = (await running().admin().get('/settings')).body.data[0]
    return running()
      .admin()
      .put(`/settings/${id}`, { mapTilesUrl, ...more, version })
  }
  it.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://maps.example/gulf.pmtiles',
    'https://maps.example/gulf.pmtiles?signed=1',
  ])('takes %s', async (address) => {
    expect((await save(address)).status).toBe(200)
    await save(null)
  })
  it.each([
    'http://maps.example/gulf.pmtiles',
    'https://maps.example/gulf.geojson',
    'https://tiles.example/{z}/{x}.png',
    'javascript:alert(1)//.pmtiles',
  ])('refuses %s in words', async (address) => {
    const { status, body } = await save(address)
    expect([status, body.fields]).toEqual([400, { mapTilesUrl: expect.stringContaining('.pmtiles') }])
  })
})

it('is unknown without the key that the address asks for', () => {
  const source = { mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}?key={key}', mapAttribution: null, mapApiKey: null }
  expect(mapSourceOf(source)).toBeNull()
  expect(mapSourceOf({ ...source, mapApiKey: 'a b' })?.tiles).toBe('https://tiles.example/{z}/{x}/{y}?key=a%20b')
})
