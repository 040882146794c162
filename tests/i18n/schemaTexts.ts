// The keys that follow from the schema alone: they are built at run time and appear nowhere as a literal.
import { errorCodes } from '../../src/schema/endpoints.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import type { Resource } from '../../src/schema/resource.ts'
import { resources } from '../../src/schema/resources/index.ts'

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt']

const ofResource = ({ name, fields, sections = {} }: Pick<Resource, 'name' | 'fields' | 'sections'>) => [
  `resources.${name}.name`,
  `resources.${name}.empty`,
  ...[...Object.keys(fields), ...basics].map((field) => `resources.${name}.fields.${field}`),
  ...Object.keys(sections).flatMap((key) => [`resources.${name}.sections.${key}`, `resources.${name}.sectionHelp.${key}`]),
]

/** Every key that a resource, an enumeration, an error code or a message kind needs. */
export const schemaKeys: readonly string[] = [
  ...Object.values(resources).flatMap(ofResource),
  ...Object.entries(enumerations).flatMap(([list, words]) => words.map((word) => `enumerations.${list}.${word}`)),
  ...Object.keys(errorCodes).map((code) => `errors.${code}`),
  ...enumerations.messageKind.map((kind) => `messages.sms.${kind}`),
]
