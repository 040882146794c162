// How statements reach the embedded engine: each text is parsed once and stays prepared, and what is run together is one message. PGlite's own
// `query` parses, rewrites for the row policies and plans every time, in six calls (`npm run bench:embedded` compares).
import { parse, protocol, type PGlite } from '@electric-sql/pglite'
import type { Answer, Statement } from '../pool.ts'
import { shortcutLimits, shortcuts } from '../shortcuts.ts'

const { serialize } = protocol
/** SQLSTATE of a prepared statement whose columns have changed. */
const columnsChanged = '0A000'
/** Characters up to which a text is kept: longer ones are written for a number of rows, and seldom come again. */
const longest = 8_000
/** Single statements that change no table's columns. */
const isPlain = (text: string): boolean =>
  !text.includes(';') && /^\s*(?:select|with|insert|update|delete|begin|commit|rollback)\b/i.test(text)

interface Prepared {
  name: string
  /** Type ids of the parameters. */
  types: number[]
}

/** The statements of one PGlite, run one after the other. */
export interface Statements {
  /** Runs all in this order and returns their answers. Rejects with the first error; those after it have not run. */
  run(statements: readonly Statement[]): Promise<Answer[]>
  /** Drops what is prepared, outside of a transaction, if a statement may have changed a table since. */
  renew(): Promise<void>
  /** Says that a table may have changed. */
  changed(): void
}

/** A result of PGlite, which leaves out what a text has none of. */
const answerOf = ({ command = '', rowCount = 0, rows = [] }: Partial<Answer>): Answer => ({ command, rowCount, rows })

/** Opens the statements of a PGlite. */
export function statementsOn(pglite: PGlite): Statements {
  // In the order of their last use.
  const prepared = new Map<string, Prepared>()
  let [made, outdated] = [0, false]
  const send = async (parts: readonly Uint8Array[]) => (await pglite.execProtocol(Buffer.concat([...parts, serialize.sync()]))).messages
  const take = (text: string | undefined): Prepared | undefined => {
    const found = prepared.get(text ?? '')
    prepared.delete(text ?? '')
    return found
  }

  async function prepare(text: string): Promise<Prepared> {
    const known = take(text)
    if (known) {
      prepared.set(text, known)
      return known
    }
    const dropped = prepared.size < shortcutLimits.parsedTexts ? undefined : take(prepared.keys().next().value)
    made += 1
    const name = `statement${made}`
    const messages = await send([
      ...(dropped ? [serialize.close({ type: 'S', name: dropped.name })] : []),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    const one = { name, types: parse.parseDescribeStatementResults(messages) }
    prepared.set(text, one)
    return one
  }

  function bound({ name, types }: Prepared, parameters: readonly unknown[]): Uint8Array[] {
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = pglite.serializers[types[at] ?? 0] ?? String
      return write(value) as string
    })
    return [serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute({})]
  }

  async function runPlain(statements: readonly Statement[]): Promise<Answer[]> {
    const parts: Uint8Array[] = []
    for (const { text, parameters } of statements) parts.push(...bound(await prepare(text), parameters))
    try {
      const results = parse.parseResults(await send(parts), pglite.parsers)
      return results.map(answerOf)
    } catch (error) {
      if ((error as { code?: unknown }).code === columnsChanged) outdated = true
      throw error
    }
  }

  async function runByItself({ text, parameters }: Statement): Promise<Answer> {
    return answerOf(await pglite.query(text, [...parameters]))
  }

  // As with the pg driver, a text without parameters may hold several statements; the answer is the last one's.
  async function runOther(text: string): Promise<Answer> {
    outdated = true
    return answerOf((await pglite.exec(text)).at(-1) ?? {})
  }

  async function runAll(statements: readonly Statement[]): Promise<Answer[]> {
    const isSingle = ({ text, parameters }: Statement) => parameters.length > 0 || isPlain(text)
    if (shortcuts.parsedTexts && statements.every((one) => isSingle(one) && one.text.length <= longest)) return runPlain(statements)
    const answers: Answer[] = []
    for (const one of statements) answers.push(isSingle(one) ? await runByItself(one) : await runOther(one.text))
    return answers
  }

  // A transaction may send its next statements before the answer to the last ones.
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(statements) {
      const mine = last.then(() => runAll(statements))
      last = mine.catch(() => undefined)
      return mine
    },
    async renew() {
      if (!outdated) return
      outdated = false
      prepared.clear()
      await pglite.exec('deallocate all')
    },
    changed: () => void (outdated = true),
  }
}
