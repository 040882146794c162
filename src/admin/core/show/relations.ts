import { resources } from '../../../schema/resources.ts'
import { fieldsOf } from '../definition.ts'
import type { MayAsk } from '../rights.ts'

/** A resource whose rows refer to another resource, and the field that does. */
export interface Relation {
  resource: string
  field: string
}

/** All resources that refer to a resource by a `ref` field and that the person may list. */
export const relationsOf = (target: string, may: MayAsk): Relation[] =>
  Object.keys(resources)
    .filter((resource) => may('list', resource))
    .flatMap((resource) =>
      Object.entries(fieldsOf(resource))
        .filter(([, one]) => one.kind === 'ref' && 'target' in one.config && one.config.target === target && one.filterBy === 'oneOf')
        .map(([field]) => ({ resource, field })),
    )
