// Which rows refer to files: fields of files hold their ids, other fields may mention an id or an address.
import { sql, type RawBuilder } from 'kysely'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { fieldsOf } from '../core/db/rows.ts'

const fields = (Object.keys(resources) as ResourceName[]).flatMap((name) =>
  Object.entries(fieldsOf(name)).map(([field, { kind }]) => ({ name, field, kind })),
)

// Fields that hold the id of a file, and those that hold several in a list.
const singleFiles = fields.filter(({ kind }) => kind === 'upload')
const listedFiles = fields.filter(({ kind }) => kind === 'uploads')

/** Selects the ids in file fields of all rows, or of those that meet the condition. */
export const filesOf = (which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql.join(
    [
      ...singleFiles.map(
        ({ name, field }) => sql`select ${sql.ref(field)} as id from ${sql.table(name)} where ${sql.ref(field)} is not null and ${which}`,
      ),
      ...listedFiles.map(
        ({ name, field }) => sql`select jsonb_array_elements_text(${sql.ref(field)})::uuid as id from ${sql.table(name)} where ${which}`,
      ),
    ],
    sql` union all `,
  )

/** Whether a JSON field or a text of any row contains the id or the storage key of a row of `files`. */
export const isMentioned: RawBuilder<unknown> = sql.join(
  fields
    .filter(({ kind }) => kind === 'json' || kind === 'richText')
    .map(({ name, field }) => {
      const text = sql`${sql.ref(`holder.${field}`)}::text`
      return sql`exists (select 1 from ${sql.table(name)} holder
        where position(files.id::text in ${text}) > 0 or position(files."storageKey" in ${text}) > 0)`
    }),
  sql` or `,
)
