import { fieldsOf } from '../../admin/core/definition.ts'

/** Where a form keeps the repetition of a password; never sent. */
export const repetitionOf = (name: string): string => `${name}Again`

/** Passwords whose repetition differs: the places of the repetitions. Specification, section 5. */
export const differingRepetitions = (resource: string, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fieldsOf(resource))
    .filter(([name, { kind }]) => kind === 'password' && (values[name] ?? '') !== (values[repetitionOf(name)] ?? ''))
    .map(([name]) => repetitionOf(name))
