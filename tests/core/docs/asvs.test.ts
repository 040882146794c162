// docs/security.md speaks of every requirement of levels 1 and 2 of OWASP ASVS 5.0.0, of each in one row.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

// How many requirements of levels 1 and 2 a section has. They are numbered from 1; those of level 3 follow.
const sections = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5 },
  ...{ '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4 },
  ...{ '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3 },
  ...{ '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}
const numbered = (section: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${section}.${from + place}`)
/** '1.2.6–1.2.8, 1.3.1' as four numbers. */
const numbersIn = (points: string): string[] =>
  points.split(', ').flatMap((one) => {
    const [first = '', last = first] = one.split('–')
    const [chapter, section, from] = first.split('.')
    return numbered(`${chapter}.${section}`, Number(from), Number(last.split('.').at(-1)))
  })

const [gaps = '', ...chapters] = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8').split(/^## (?=V\d)/m)
const rowsOf = (text: string): [points: string, verdict: string][] =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+[\d.,– ]*) \| (.*) \|$/gm)].map(([, points = '', verdict = '']) => [points, verdict])
const rows = chapters.flatMap(rowsOf)

it('speaks of every requirement of levels 1 and 2 once, with a verdict', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) => numbered(section, 1, count))
  expect(wanted).toHaveLength(253)
  expect(rows.flatMap(([points]) => numbersIn(points)).sort()).toEqual(wanted.sort())
  expect(rows.filter(([, verdict]) => !/^(met|partly|not met|n\/a|left to)\b/.test(verdict))).toEqual([])
})

it('says above what is not met, and says there what a row refers to', () => {
  const above = rows.filter(([, verdict]) => /\bsee above\b/.test(verdict)).flatMap(([points]) => numbersIn(points))
  const notMet = rows.filter(([, verdict]) => verdict.startsWith('not met')).flatMap(([points]) => numbersIn(points))
  const listed = rowsOf(gaps).flatMap(([points]) => numbersIn(points))
  expect(notMet.filter((one) => !listed.includes(one))).toEqual([])
  expect(above.filter((one) => !listed.includes(one))).toEqual([])
})
