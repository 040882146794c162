// What the compiler does not see of the access table: its rows name resources and fields as plain words.
import { expect, it } from 'vitest'
import { accessTable } from '../../../src/schema/access.ts'
import type { Cell, Condition, ModuleAccess } from '../../../src/schema/core/access/grants.ts'
import { resources } from '../../../src/schema/resources.ts'

it('the access table names resources and fields that there are', () => {
  const all: Readonly<Record<string, { fields: object }>> = resources
  const basics = ['id', 'createdBy']
  const has = (resource: string, field: string) => basics.includes(field) || field in (all[resource]?.fields ?? {})
  const namesOf = ({ related }: Condition): [string, string][] =>
    related ? [[related.resource, related.field], ...related.when.map(({ field }): [string, string] => [related.resource, field])] : []
  const named = Object.values<ModuleAccess>(accessTable).flatMap(({ designations, staffTypes = {}, creates = {}, takes = {} }) => {
    const grants = [...Object.values<Cell>(designations), ...Object.values<Cell>(staffTypes)].flat()
    return [
      ...grants.flatMap((one) => {
        if (typeof one === 'string') return []
        const { of = [], when = [], fields = [] } = one
        return [
          ...of.flatMap((resource) => ['id', ...when.map(({ field }) => field)].map((field): [string, string] => [resource, field])),
          ...when.flatMap(namesOf),
          ...fields.flatMap((field): [string, string][] => of.map((resource) => [resource, field])),
        ]
      }),
      ...Object.values(creates).flatMap((names) => names.map((resource): [string, string] => [resource, 'id'])),
      ...Object.values(takes).flatMap((fields) => Object.entries(fields)),
    ]
  })
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([resource, field]) => !(resource in all) || !has(resource, field))).toEqual([])
})
