import { fieldsOf } from '../../admin/core/definition.ts'

/** The form field of a password's repetition; never sent. */
export const repetitionOf = (name: string): string => `${name}Again`

/** The repetitions that differ from their passwords, as names of form fields. Source: specification, section 5. */
export const differingRepetitions = (resource: string, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fieldsOf(resource))
    .filter(([name, { kind }]) => kind === 'password' && (values[name] ?? '') !== (values[repetitionOf(name)] ?? ''))
    .map(([name]) => repetitionOf(name))
