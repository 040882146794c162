import { isWritable, sameValue } from '../../../dataProvider/index.ts'
import { fieldsOf, type Row } from '../../definition.ts'
import type { FormValues } from './resolver.ts'

/** What two people did to the same row since `base`. */
export interface Conflict {
  /** Both changed it, differently: somebody must choose. */
  both: string[]
  /** Only this form changed it: kept. */
  mine: string[]
  /** Only the other person changed it: taken over. */
  theirs: string[]
}

/** Sorts the fields of a row by who changed them. */
export function conflictOf(resource: string, base: Row, current: Row, mine: FormValues): Conflict {
  const fields = Object.keys(fieldsOf(resource))
  const byMe = (name: string) => isWritable(resource, name, 'update') && !sameValue(mine[name], base[name])
  const byThem = (name: string) => !sameValue(current[name], base[name])
  return {
    both: fields.filter((name) => byMe(name) && byThem(name) && !sameValue(mine[name], current[name])),
    mine: fields.filter((name) => byMe(name) && !byThem(name)),
    theirs: fields.filter((name) => !byMe(name) && byThem(name)),
  }
}

/** The values to save over the present row once every field is chosen. */
export const settledValues = (conflict: Conflict, mine: FormValues, choices: Readonly<Record<string, 'mine' | 'theirs'>>): FormValues =>
  Object.fromEntries([...conflict.mine, ...conflict.both.filter((name) => choices[name] === 'mine')].map((name) => [name, mine[name]]))
