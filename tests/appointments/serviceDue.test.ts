// When a service is due: cases from makers' published schedules, and what holds for every history.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consistentReadings,
  dailyKilometres,
  dueDay,
  dueOf,
  knownCar,
  mileageOn,
  type CarHistory,
  type Done,
  type Interval,
  type Reading,
} from '../../server/appointments/serviceDue.ts'

const dayMs = 86_400_000
const dayOf = (number: number) => new Date(Date.UTC(2020, 0, 1) + number * dayMs).toISOString().slice(0, 10)
const monthsLater = (months: number, day = 1) => new Date(Date.UTC(2020, months, day)).toISOString().slice(0, 10)

const history = (given: Partial<CarHistory> & { today: string }): CarHistory => ({
  readings: [],
  deliveredOn: null,
  stated: null,
  ...given,
})
const judge = (interval: Interval, done: Done | null, given: Partial<CarHistory> & { today: string }) =>
  dueOf(interval, done, knownCar(history(given)))

describe('makers’ published schedules', () => {
  // What is replaced, every so many kilometres or months, whichever comes first.
  const schedules: [source: string, interval: Interval][] = [
    ['Kia Cadenza 2011, Middle East, normal schedule: engine oil', { everyKm: 10_000, everyMonths: 12 }],
    ['Kia Cadenza 2011, Middle East: air cleaner filter', { everyKm: 15_000, everyMonths: 12 }],
    ['Kia Cadenza 2011: spark plugs, by distance only', { everyKm: 150_000, everyMonths: null }],
    ['Hyundai Genesis 2014, Middle East, severe use: engine oil', { everyKm: 5_000, everyMonths: 6 }],
    ['Hyundai Stargazer 2022: engine oil', { everyKm: 15_000, everyMonths: 12 }],
    ['Hyundai Stargazer 2022: air cleaner filter', { everyKm: 45_000, everyMonths: 36 }],
    ['Mazda MX-5 2017: engine oil', { everyKm: 10_000, everyMonths: 6 }],
    ['Honda Jazz 2016: engine oil', { everyKm: 10_000, everyMonths: 6 }],
    ['Honda Civic 2001: engine oil', { everyKm: 20_000, everyMonths: 12 }],
    ['Honda Civic 2001: timing belt', { everyKm: 120_000, everyMonths: 96 }],
  ]
  it.each(schedules)('%s', (_source, interval) => {
    const { everyMonths } = interval
    const everyKm = interval.everyKm ?? 0
    // Each column of the schedule, on a car that has kept to it: due on reaching it, not after it was done, due by the months alone.
    for (const column of [1, 2, 3, 4]) {
      const km = everyKm * column
      const months = (everyMonths ?? 12) * column
      const before: Done | null = column === 1 ? null : { on: monthsLater((everyMonths ?? 12) * (column - 1)), km: km - everyKm }
      const readings = before ? [{ on: before.on, km: before.km ?? 0 }] : []
      const car = { deliveredOn: monthsLater(0), readings }
      expect(judge(interval, before, { ...car, today: monthsLater(months), stated: km }).basis).toMatchObject({ over: 0 })
      const done = { on: monthsLater(months), km }
      expect(judge(interval, done, { ...car, today: monthsLater(months), stated: km })).toMatchObject({ basis: null, kmLeft: everyKm })
      expect(
        judge(interval, done, { ...car, today: monthsLater(months + (everyMonths ?? 12) / 2), stated: km + everyKm / 2 }).basis,
      ).toBeNull()
      if (everyMonths === null) continue
      expect(judge(interval, done, { ...car, today: monthsLater(months + everyMonths), stated: km + 1 }).basis).toEqual({
        kind: 'months',
        every: everyMonths,
        over: 0,
      })
      expect(judge(interval, done, { ...car, today: monthsLater(months + everyMonths + 2), stated: km + 1 }).basis).toMatchObject({
        kind: 'months',
        over: 2,
      })
    }
  })
})

describe('a car of which nothing is recorded', () => {
  const oil = { everyKm: 10_000, everyMonths: 6 }
  it.each([
    [7_000, null],
    [8_500, 0],
    [10_000, 0],
    [12_000, 2_000],
    [13_000, 3_000],
    [17_000, 7_000],
    [25_000, 15_000],
    [35_000, 25_000],
  ])('counts from zero: at %i km', (stated, over) => {
    const { basis, last } = judge(oil, null, { today: dayOf(0), stated })
    expect([basis?.over ?? null, last]).toEqual([over, null])
  })

  it('counts months from its delivery, and only from there', () => {
    expect(judge(oil, null, { today: monthsLater(8), deliveredOn: monthsLater(0) }).basis).toEqual({ kind: 'months', every: 6, over: 2 })
    expect(judge(oil, null, { today: monthsLater(8) }).basis).toBeNull()
  })

  it('is not judged by kilometres that nobody knows, nor by an interval that there is not', () => {
    expect(judge(oil, null, { today: dayOf(0) })).toEqual({ last: null, kmLeft: null, dueOn: null, basis: null })
    const never = { everyKm: null, everyMonths: null }
    expect(judge(never, null, { today: dayOf(0), stated: 400_000, deliveredOn: '2010-01-01' }).basis).toBeNull()
  })
})

describe('what was done', () => {
  const tyres = { everyKm: 50_000, everyMonths: 48 }
  it('is not due again on the same day, with or without kilometres', () => {
    for (const km of [80_000, null])
      expect(judge(tyres, { on: dayOf(900), km }, { today: dayOf(900), stated: 80_000 })).toMatchObject({ basis: null, kmLeft: 50_000 })
  })

  it('counts by the readings around it where its kilometres were not read', () => {
    const readings = [
      { on: dayOf(0), km: 10_000 },
      { on: dayOf(100), km: 20_000 },
    ]
    const { kmLeft, last } = judge({ everyKm: 10_000, everyMonths: null }, { on: dayOf(50), km: null }, { today: dayOf(100), readings })
    expect([kmLeft, last?.km]).toEqual([5_000, 15_000])
  })

  it('says by which of both it is further over', () => {
    const done = { on: dayOf(0), km: 10_000 }
    const oil = { everyKm: 10_000, everyMonths: 6 }
    expect(judge(oil, done, { today: dayOf(200), stated: 35_000 }).basis).toMatchObject({ kind: 'km', over: 15_000 })
    expect(judge(oil, done, { today: dayOf(800), stated: 21_000 }).basis).toMatchObject({ kind: 'months' })
  })

  it('ends in a shorter month on its last day', () => {
    expect(judge({ everyKm: null, everyMonths: 6 }, { on: '2026-08-31', km: null }, { today: '2026-09-01' }).dueOn).toBe('2027-02-28')
  })
})

describe('the day on which a service is due', () => {
  const oil = { everyKm: 10_000, everyMonths: 12 }
  const dayBy = (interval: Interval, done: Done | null, given: Partial<CarHistory> & { today: string }) =>
    dueDay(judge(interval, done, given), knownCar(history(given)))
  const driven: Reading[] = [0, 100].map((day) => ({ on: dayOf(day), km: day * 50 }))
  it('is the end of the months or, by the daily kilometres, that of the kilometres: what comes first', () => {
    // 50 km a day: 10,000 km after 200 days; it has been driven 100.
    expect(dayBy(oil, { on: dayOf(0), km: 0 }, { today: dayOf(100), readings: driven })).toBe(dayOf(200))
    expect(dayBy({ everyKm: 10_000, everyMonths: 6 }, { on: '2026-01-31', km: null }, { today: '2026-02-01' })).toBe('2026-07-31')
    expect(dayBy(oil, { on: dayOf(0), km: 0 }, { today: dayOf(260), readings: driven })).toBe(dayOf(200))
  })
  it('is not before the two years for which a rate is taken to hold, however slowly the car is driven', () => {
    const slow: Reading[] = [0, 1_000].map((day) => ({ on: dayOf(day), km: 90_000 + day / 100 }))
    expect(dayBy({ everyKm: 10_000, everyMonths: null }, null, { today: dayOf(1_000), readings: slow })).toBe(dayOf(270))
  })
  it('is today where the kilometres are over and nobody knows since when, and unknown where nothing says it', () => {
    expect(dayBy({ everyKm: 10_000, everyMonths: null }, null, { today: dayOf(9), stated: 12_000 })).toBe(dayOf(9))
    expect(dayBy({ everyKm: 10_000, everyMonths: null }, null, { today: dayOf(9), stated: 2_000 })).toBeNull()
    expect(dayBy(oil, null, { today: dayOf(9) })).toBeNull()
  })
})

describe('kilometres of today', () => {
  const straight: Reading[] = [0, 100, 200].map((day) => ({ on: dayOf(day), km: 10_000 + day * 50 }))
  it('are read, between readings evenly divided, and after them estimated by least squares', () => {
    expect(mileageOn(straight, dayOf(100))).toEqual({ km: 15_000, estimated: false })
    expect(mileageOn(straight, dayOf(150))).toEqual({ km: 17_500, estimated: true })
    expect(mileageOn(straight, dayOf(300))).toEqual({ km: 25_000, estimated: true })
    expect(mileageOn(straight, dayOf(-1))).toBeNull()
  })

  it('are not carried on from one reading, from a span too short, or for more than two years', () => {
    const [first] = straight
    expect(first && mileageOn([first], dayOf(400))).toEqual({ km: 10_000, estimated: true })
    expect(dailyKilometres([first ?? { on: dayOf(0), km: 0 }, { on: dayOf(20), km: 12_000 }])).toBeNull()
    expect(mileageOn(straight, dayOf(200 + 5_000))).toEqual({ km: 20_000 + 730 * 50, estimated: true })
  })

  it('count delivery as a reading of zero', () => {
    const given = { today: dayOf(200), deliveredOn: dayOf(0), readings: [{ on: dayOf(100), km: 5_000 }] }
    expect(knownCar(history(given)).mileage).toEqual({ km: 10_000, estimated: true })
  })

  it.each<[string, number[][], number[]]>([
    [
      'a digit too few',
      [
        [0, 10_000],
        [100, 15_000],
        [200, 2_000],
        [300, 25_000],
      ],
      [10_000, 15_000, 25_000],
    ],
    [
      'a digit too many',
      [
        [0, 10_000],
        [100, 150_000],
        [200, 20_000],
        [300, 25_000],
      ],
      [10_000, 20_000, 25_000],
    ],
    [
      'a digit too many at the end',
      [
        [0, 10_000],
        [100, 15_000],
        [200, 200_000],
      ],
      [10_000, 15_000],
    ],
    [
      'a new odometer with as many readings',
      [
        [0, 90_000],
        [100, 95_000],
        [200, 10],
        [300, 5_000],
      ],
      [10, 5_000],
    ],
  ])('leave out readings that one odometer cannot have shown: %s', (_what, given, kept) => {
    const readings = given.map(([day = 0, km = 0]) => ({ on: dayOf(day), km }))
    expect(consistentReadings(readings).map(({ km }) => km)).toEqual(kept)
  })

  it('are what somebody reads today, although it is less than before', () => {
    const { mileage } = knownCar(history({ today: dayOf(300), readings: straight, stated: 12_000 }))
    expect(mileage).toEqual({ km: 12_000, estimated: false })
    const due = judge(
      { everyKm: 10_000, everyMonths: null },
      { on: dayOf(200), km: 20_000 },
      { today: dayOf(300), readings: straight, stated: 12_000 },
    )
    expect(due.kmLeft).toBeLessThanOrEqual(10_000)
  })
})

describe('for every history', () => {
  const day = fc.integer({ min: 0, max: 3_000 })
  const kilometres = fc.integer({ min: 0, max: 400_000 })
  const readings = fc.array(fc.record({ on: day.map(dayOf), km: kilometres }), { maxLength: 12 })
  const interval = fc.record({
    everyKm: fc.option(fc.integer({ min: 1, max: 200_000 })),
    everyMonths: fc.option(fc.integer({ min: 1, max: 120 })),
  })
  const car = fc.record({ today: day.map(dayOf), readings, deliveredOn: fc.option(day.map(dayOf)), stated: fc.option(kilometres) })
  const done = fc.option(fc.record({ on: day.map(dayOf), km: fc.option(kilometres) }))

  it('today’s kilometres are bounded: never less than the last reading that holds, nor more than a car is driven', () => {
    fc.assert(
      fc.property(car, (given) => {
        const { mileage, readings: held } = knownCar(given)
        const last = held.at(-1)
        if (given.stated !== null) expect(mileage).toEqual({ km: given.stated, estimated: false })
        else if (!mileage || !last) expect(given.readings.filter(({ on }) => on <= given.today)).toEqual([])
        if (given.stated !== null || !mileage || !last) return
        const days = (Date.parse(given.today) - Date.parse(last.on)) / dayMs
        expect(mileage.km).toBeGreaterThanOrEqual(last.km)
        expect(mileage.km).toBeLessThanOrEqual(last.km + 500 * Math.min(days, 730))
      }),
    )
  })

  it('the day on which it is due is that of the months, or at most two years from today', () => {
    fc.assert(
      fc.property(interval, done, car, (every, last, given) => {
        const known = knownCar(given)
        const due = dueOf(every, last, known)
        const on = dueDay(due, known)
        if (on === null || on === due.dueOn) return
        expect(Math.abs(Date.parse(on) - Date.parse(given.today)) / dayMs).toBeLessThanOrEqual(730)
      }),
    )
  })

  it('the readings that hold never fall, are in order, and are some of those given', () => {
    fc.assert(
      fc.property(readings, (given) => {
        const held = consistentReadings(given)
        expect(held.length > 0).toBe(given.length > 0)
        for (const [place, one] of held.entries()) {
          expect(given).toContainEqual(one)
          const before = held[place - 1]
          if (before) expect([before.on <= one.on, before.km <= one.km]).toEqual([true, true])
        }
        expect(consistentReadings(given.toReversed())).toEqual(held)
      }),
    )
  })

  it('what was done today is not due, whatever was read', () => {
    fc.assert(
      fc.property(car, interval, fc.option(kilometres), (given, every, km) => {
        expect(dueOf(every, { on: given.today, km }, knownCar(given)).basis).toBeNull()
      }),
    )
  })

  it('what is due stays due later and with more kilometres', () => {
    const steps = fc.array(fc.record({ days: fc.integer({ min: 0, max: 400 }), km: fc.integer({ min: 0, max: 1_500 }) }), {
      minLength: 2,
      maxLength: 8,
    })
    fc.assert(
      fc.property(interval, fc.boolean(), steps, (every, isNew, driven) => {
        let [on, km] = [0, 0]
        const last = isNew ? null : { on: dayOf(0), km: 0 }
        const states = driven.map((step) => {
          on += step.days
          km += step.km
          return judge(every, last, { today: dayOf(on), deliveredOn: dayOf(0), stated: km }).basis !== null
        })
        expect(states).toEqual(states.toSorted((one, other) => Number(one) - Number(other)))
      }),
    )
  })

  it('says why exactly when an interval ends, and the rest of it is never more than the whole', () => {
    fc.assert(
      fc.property(car, interval, done, (given, every, last) => {
        const due = dueOf(every, last, knownCar(given))
        expect(due.kmLeft ?? 0).toBeLessThanOrEqual(every.everyKm ?? 0)
        expect([every.everyKm === null && due.kmLeft !== null, every.everyMonths === null && due.dueOn !== null]).toEqual([false, false])
        const over = (due.kmLeft !== null && due.kmLeft <= 0) || (due.dueOn !== null && due.dueOn <= given.today)
        expect(over && due.basis === null).toBe(false)
        expect([every.everyKm, every.everyMonths, undefined]).toContain(due.basis?.every)
      }),
    )
  })
})
