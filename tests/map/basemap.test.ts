// The map that the product ships with: the committed file is the one that the script makes, and land is where it should be.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import pointInPolygon from 'point-in-polygon-hao'
import { makeBasemap } from '../../scripts/basemap.ts'
import { unpacked, type Basemap } from '../../src/map/basemapData.ts'

const text = readFileSync('src/map/basemap.json', 'utf8')
const map = JSON.parse(text) as Basemap
const land = map.land.map((rings) => rings.map((ring) => unpacked(ring, map.scale).map(([lat, lng]) => [lng, lat] as [number, number])))
const isLand = (lat: number, lng: number) =>
  land.some((rings) =>
    pointInPolygon(
      [lng, lat],
      rings.map((ring) => [...ring, ring[0] ?? [0, 0]]),
    ),
  )

it('is what the script makes of the present data', () => expect(JSON.parse(text)).toEqual(makeBasemap()))

it('weighs less than a photo', () => expect(text.length).toBeLessThan(80_000))

it.each([
  ['Riyadh', 24.71, 46.68, true],
  ['Abha', 18.22, 42.5, true],
  ['Manama', 26.2, 50.55, true],
  ['the Gulf', 26.8, 51.6, false],
  ['the Red Sea off Jeddah', 21.5, 38.2, false],
  ['the Arabian Sea', 14.5, 58, false],
])('knows whether %s is land', (_name, lat, lng, expected) => expect(isLand(lat, lng)).toBe(expected))

it('has a border between Saudi Arabia and Yemen, and none inside Saudi Arabia', () => {
  const near = (lat: number, lng: number) =>
    map.borders.some((line) => unpacked(line, map.scale).some(([y, x]) => Math.hypot(y - lat, x - lng) < 0.6))
  expect(near(17.3, 44.2)).toBe(true)
  expect(near(24.7, 46.7)).toBe(false)
})

it('names each city once, in both languages, and on land or at its shore', () => {
  const names = map.places.map(([en]) => en)
  expect(new Set(names).size).toBe(names.length)
  for (const [en, ar, lat, lng] of map.places) {
    expect(ar).toMatch(/^[\u0600-\u06ff ]+$/)
    const shore = [0, 0.1, -0.1].flatMap((dy) => [0, 0.1, -0.1].map((dx) => isLand(lat + dy, lng + dx)))
    expect([en, shore.some(Boolean)]).toEqual([en, true])
  }
})

it('unpacks differences', () =>
  expect(unpacked([46_000, 24_000, 500, -250], 1000)).toEqual([
    [24, 46],
    [23.75, 46.5],
  ]))
