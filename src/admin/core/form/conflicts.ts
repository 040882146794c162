import { isWritable, sameValue } from '../../../dataProvider/index.ts'
import { fieldsOf, type Row } from '../definition.ts'
import type { FormValues } from './resolver.ts'

/** The version of a field that is saved: typed here, saved meanwhile by others, or the one before both. */
export type Side = 'mine' | 'theirs' | 'was'
/** Changes of the same row by two people since `base`. */
export interface Conflict {
  /** Changed by both, differently: the person must choose. */
  both: string[]
  /** Changed in this form only: kept. */
  mine: string[]
  /** Changed by the other person only: taken over. */
  theirs: string[]
}

/** Sorts the fields of a row by who changed them. */
export function conflictOf(resource: string, base: Row, current: Row, mine: FormValues): Conflict {
  const fields = Object.keys(fieldsOf(resource))
  const byMe = (name: string) => name in mine && isWritable(resource, name, 'update') && !sameValue(mine[name], base[name])
  const byThem = (name: string) => !sameValue(current[name], base[name])
  return {
    both: fields.filter((name) => byMe(name) && byThem(name) && !sameValue(mine[name], current[name])),
    mine: fields.filter((name) => byMe(name) && !byThem(name)),
    theirs: fields.filter((name) => !byMe(name) && byThem(name)),
  }
}

/** The values to save over the present row once every field is chosen. */
export function settledValues(conflict: Conflict, mine: FormValues, choices: Readonly<Record<string, Side>>, base: Row): FormValues {
  const chosen = (side: Side, values: Readonly<Record<string, unknown>>) =>
    conflict.both.filter((name) => choices[name] === side).map((name) => [name, values[name] ?? null] as const)
  return Object.fromEntries([...conflict.mine.map((name) => [name, mine[name]] as const), ...chosen('mine', mine), ...chosen('was', base)])
}
