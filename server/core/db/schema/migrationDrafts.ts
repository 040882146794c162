// Writes statements as migration files: those that may run while older code is running first, those that may not last and marked
// (docs/operations.md).
import { numberOf } from '../migrationFiles.ts'
import type { Step } from './compare.ts'

/** A file for the folder of migrations. */
export interface Draft {
  file: string
  text: string
}

const nameOf = (number: number, name: string) => `${String(number).padStart(4, '0')}_${name}`
const tableOf = ({ statement }: Step) => /^(?:ALTER TABLE|DROP TABLE) ("\w+")/.exec(statement)?.[1]

/**
 * The files for these steps, numbered after `last`, the name of the newest migration. Steps that break older code are marked as contracts
 * on the file before them: code that has that file no longer uses what is removed.
 */
export function draftMigrations(steps: readonly Step[], name: string, last: string): Draft[] {
  const some = (when: Step['when'], alone: boolean) =>
    steps.filter((one) => one.when === when && one.alone === alone).map(({ statement }) => statement)
  const contracts = steps.filter(({ when }) => when === 'contract')
  const expanding = some('expand', false)
  // Without a separate migration before the contract, code that still uses the removed part would have the same number as code that does
  // not.
  if (contracts.length > 0 && expanding.length + some('expand', true).length === 0) {
    const tables = new Set(contracts.flatMap((one) => tableOf(one) ?? []))
    expanding.push(`COMMENT ON TABLE ${[...tables][0] ?? 'tenants'} IS 'See the migrations named ${name}_contract.';`)
  }
  let number = Number(numberOf(last)) || 0
  const drafts: Draft[] = []
  const write = (suffix: string, head: readonly string[], statements: readonly string[]) => {
    if (statements.length === 0) return
    number += 1
    drafts.push({
      file: `${nameOf(number, `${name}${suffix}`)}.sql`,
      text: `${[...(head.length > 0 ? [head.join('\n')] : []), ...statements].join('\n\n')}\n`,
    })
  }
  write('', [], expanding)
  write('_indexes', ['-- alone'], some('expand', true))
  const mark = `-- contract ${String(number).padStart(4, '0')}: changes or drops what the schema no longer asks for. Is nobody's data lost?`
  write('_contract', [mark], some('contract', false))
  write('_contract_indexes', ['-- alone', mark], some('contract', true))
  return drafts
}
