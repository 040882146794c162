// Text keys that follow from the schema: they are built at run time and appear nowhere as a literal.
import { errorCodes } from '../../../src/schema/endpoints.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { charts, figures } from '../../../src/schema/dashboard/dashboards.ts'
import { queueKinds, sinceKinds, type QueueKey } from '../../../src/schema/dashboard/queue.ts'
import { placeholdersOf } from '../../../src/schema/messageKinds.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { namedModules } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'deletedAt']

const ofResource = ({
  name,
  fields,
  group,
  hidden,
  sections = {},
  listed = {},
}: Pick<Resource, 'name' | 'fields' | 'group' | 'hidden' | 'sections' | 'listed'>) => [
  `resources.${name}.name`,
  `resources.${name}.empty`,
  ...(group === 'masters' && !hidden ? [`admin.masters.about.${name}`] : []),
  ...[...Object.keys(fields), ...Object.keys(listed), ...basics].map((field) => `resources.${name}.fields.${field}`),
  ...Object.keys(sections).flatMap((key) => [`resources.${name}.sections.${key}`, `resources.${name}.sectionHelp.${key}`]),
]

/** Every key that a resource, an enumeration, an error code or a message kind needs. */
export const schemaKeys: readonly string[] = [
  ...Object.values(resources).flatMap(ofResource),
  ...Object.entries(enumerations).flatMap(([list, words]) => words.map((word) => `enumerations.${list}.${word}`)),
  ...Object.keys(figures).map((key) => `admin.dashboard.figures.${key}`),
  ...Object.keys(charts).map((key) => `admin.dashboard.charts.${key}`),
  ...(Object.keys(queueKinds) as QueueKey[]).flatMap((kind) =>
    ['name', 'car', 'plain', 'due', ...(sinceKinds.has(kind) ? [] : ['late'])].map((part) => `admin.queue.kinds.${kind}.${part}`),
  ),
  ...namedModules.map((module) => `admin.modules.${module}`),
  ...Object.keys(errorCodes).map((code) => `errors.${code}`),
  ...enumerations.messageKind.map((kind) => `messages.sms.${kind}`),
  ...enumerations.notificationKind.map((kind) => `messages.notices.${kind}`),
  ...Object.values(placeholdersOf)
    .flat()
    .flatMap((name) => [`messages.placeholders.${name}.label`, `messages.placeholders.${name}.example`]),
]
