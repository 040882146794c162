// A kind of background job: its enumeration value, texts, line in kinds.ts, and a run that processes a resource's rows in batches.
import { addWord, checkFeature, checkName, knownResource } from './places.mjs'

export const job = {
  usage: 'job <feature> <name> --of <resource> --en … --ar …',
  names: ['feature', 'name'],
  required: ['of', 'en', 'ar'],
  optional: [],
  apply(tree, { feature, name, of, en, ar }) {
    checkName(name)
    checkFeature(tree, feature)
    knownResource(tree, of)
    addWord(tree, 'jobKind', name)
    const file = `server/${feature}/${name}.ts`
    tree.create(
      file,
      `// Counts all ${of} of the tenant, a batch a transaction; cut off, it goes on behind the last batch.
import { sql } from 'kysely'
import { defineJob } from '../core/jobs/defineJob.ts'

const batch = 500
interface Position {
  count: number
  after: string | null
}

/** The kind of work; its line in server/kinds.ts makes it known to the runner. */
export const ${name} = defineJob('${name}', {
  async run({ scoped, position, keep, progress, finish }) {
    let at = (position as Position | null) ?? { count: 0, after: null }
    for (let any = true; any;) {
      any = await scoped(async ({ tx }) => {
        const { rows } = await sql<{ id: string }>\`select id from \${sql.table('${of}')}
          where "deletedAt" is null and (\${at.after}::uuid is null or id > \${at.after}::uuid) order by id limit \${batch}\`.execute(tx)
        at = { count: at.count + rows.length, after: rows.at(-1)?.id ?? at.after }
        keep(at)
        progress(at.count, 0, at.count)
        return rows.length === batch
      })
    }
    finish({ count: at.count })
  },
})
`,
    )
    tree.import('server/kinds.ts', [name], `./${feature}/${name}.ts`)
    tree.insert('server/kinds.ts', 'jobKinds', name)
    for (const key of [`enumerations.jobKind.${name}`, `admin.jobs.kind.${name}`, `admin.backgroundJobs.kinds.${name}`])
      tree.text(key, { en, ar })
    return {
      next: [
        `Put the work of a batch into ${file}; what it writes goes through commit.`,
        `Start it from a handler that acts for a colleague: startJob(one, { kind: '${name}', resource: '${of}', input: {}, total: 0 }).`,
      ],
    }
  },
}
