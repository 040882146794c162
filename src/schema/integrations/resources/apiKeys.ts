import { choice, choices, date, dateTime, ref, text, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Keys by which other systems call the API. Of the key itself only a hash is kept, and its beginning, to recognise it by. */
export const apiKeys = defineResource({
  name: 'apiKeys',
  path: 'integrations/api-keys',
  module: 'integrations',
  icon: 'key',
  group: 'settings',
  title: ['name'],
  subtitle: ['prefix'],
  sort: { field: 'createdAt', order: 'DESC' },
  imports: false,
  fields: {
    // As long as the audit's name of an actor.
    name: text({ required: true, list: true, search: true, unique: true, max: 60 }),
    // What the key may do: what this designation may, in these modules only, and where it only reads, nothing but that.
    designation: choice('designation', { required: true, list: true }),
    modules: choices('keyModule', { required: true }),
    readsOnly: yesNo({ required: true, list: true, initial: true }),
    pace: choice('keyPace', { required: true, initial: 'usual' }),
    // The last day on which it is accepted; empty: until it is revoked.
    expiresOn: date({ list: true }),
    // The administrator who answers for it: once they are none any more, the key is refused.
    ownerId: ref('staff', { required: true, derived: true }),
    prefix: text({ readOnly: true, max: 60 }),
    keyHash: text({ readOnly: true, writeOnly: true, unique: true, max: 60 }),
    issuedAt: dateTime({ readOnly: true }),
    lastUsedAt: dateTime({ readOnly: true, list: true }),
    revokedAt: dateTime({ readOnly: true, list: true }),
  },
})
