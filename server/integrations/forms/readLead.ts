// Reads what a form sent as the values of a lead: each field by the form's mapping, else by its name; what has no place goes into the notes
// below the message, so that nothing that somebody wrote is lost.
import { departmentOf } from '../../../src/schema/leads/index.ts'
import { formColumns, mappingOf, type FormTarget } from '../../../src/schema/integrations/formMapping.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import type { FieldProblem } from '../../core/http/problem.ts'
import type { Texts } from '../../core/texts.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import { cellI18n, loadBatch, matchColumns, readRow, RowNames, sourcesOf, valuesToCreate } from '../../transfer/index.ts'
import type { GivenField } from './givenFields.ts'
import { foldedName, usualTarget } from './knownNames.ts'

/** What of a form is needed to read it. */
export type ReadForm = Pick<RowOf<'leadForms'>, 'type'> & Partial<Pick<RowOf<'leadForms'>, 'source' | 'locationId' | 'mapping'>>
/** A field with what it is. */
export interface PlacedField {
  name: string
  value: string
  target: FormTarget
}
/** A lead as a form sent it. */
export interface ReadLead {
  fields: PlacedField[]
  values: Row
  /** Its message with the notes. */
  message: string | null
  outsideId: string | null
  /** Why it is refused, by column. */
  problems: (FieldProblem & { column: string })[]
}

// Without these there is no lead: their problems refuse it. Whatever else cannot be read is kept as it was written.
const needed = ['name', 'mobile']
const maxMessage = 2_000
const columns: readonly string[] = formColumns
const isColumn = (key: string | null): key is (typeof formColumns)[number] => key !== null && columns.includes(key)

// The heading for the other system's id in a file is its id of the lead here.
const usual = (column: string | null, name: string): FormTarget | undefined => (column === 'externalId' ? 'outsideId' : usualTarget(name))

/** What each field is: by the mapping, by its heading in a file, or by a usual name. */
function place(texts: Texts, form: ReadForm, given: readonly GivenField[]): PlacedField[] {
  const mapping = mappingOf(form.mapping)
  const labelled = given.map(
    ([name]) => matchColumns(texts, 'leads', [name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')], undefined, () => false)[0] ?? null,
  )
  return given.map(([name, value], at) => {
    const column = labelled[at] ?? null
    return { name, value, target: mapping.get(name) ?? (isColumn(column) ? column : (usual(column, name) ?? 'notes')) }
  })
}

const joins: Partial<Record<FormTarget, string>> = { name: ' ', message: '\n', tags: ';' }
const isUtm = (name: string): boolean => foldedName(name).startsWith('utm ')

/** A text for each column. A second field for a column that takes one only goes into the notes. */
function gather(fields: readonly PlacedField[]): { cells: Map<string, string>; notes: PlacedField[]; outsideId: string | null } {
  const cells = new Map<string, string>()
  const notes: PlacedField[] = []
  let outsideId: string | null = null
  for (const field of fields) {
    const { name, value, target } = field
    const before = cells.get(target)
    if (target === 'none') continue
    if (target === 'outsideId') outsideId ??= value.slice(0, 200)
    else if (target === 'notes') notes.push(field)
    else if (target === 'utm' && isUtm(name))
      cells.set('utm', new URLSearchParams([...new URLSearchParams(before), [foldedName(name).replaceAll(' ', '_'), value]]).toString())
    else if (before === undefined) cells.set(target, value)
    else if (joins[target] === undefined) notes.push(field)
    else cells.set(target, `${before}${joins[target]}${value}`)
  }
  return { cells, notes, outsideId }
}

const withNotes = (message: string, notes: readonly PlacedField[]): string =>
  [message, notes.map(({ name, value }) => `${name}: ${value}`).join('\n')].filter(Boolean).join('\n\n').slice(0, maxMessage)

/** Reads the fields of a form as a lead. Writes nothing. */
export async function readLead(
  { services, tx, actor }: Acting,
  form: ReadForm,
  given: readonly GivenField[],
  language: LanguageWord,
): Promise<ReadLead> {
  const fields = place(services.texts, form, given)
  const { cells, notes, outsideId } = gather(fields)
  const names = new RowNames(actor)
  const read = async (some: ReadonlyMap<string, string>) => {
    const keys = [...some.keys()]
    const plan = { fileId: '', key: null, mode: 'create', blanks: 'keep', mapping: keys, fixed: {} } as const
    const row = { row: 1, cells: [...some.values()] }
    const sources = sourcesOf('leads', { ...plan, mapping: keys })
    await loadBatch(tx, [row], sources, names)
    const draft = readRow(row, sources, { ...plan, mapping: keys }, cellI18n(services.texts, language, names))
    const type = (draft.values.get('type') ?? form.type) as Word<'leadType'>
    const ofForm = { type, source: form.source, locationId: form.locationId ?? undefined, department: departmentOf[type] }
    for (const [field, value] of Object.entries(ofForm)) if (value !== undefined && !draft.values.has(field)) draft.values.set(field, value)
    return { values: valuesToCreate('leads', draft), problems: draft.problems }
  }
  const first = await read(cells)
  const unread = [...new Set(first.problems.map(({ column }) => column.split('.')[0] ?? ''))].filter(
    (column) => cells.has(column) && !needed.includes(column) && column !== 'message',
  )
  const readable = new Map([...cells].filter(([column]) => !unread.includes(column)))
  const kept = [...fields.filter(({ target }) => unread.includes(target)), ...notes]
  const message = withNotes(readable.get('message') ?? '', kept)
  const { values, problems } = await read(message === '' ? readable : new Map([...readable, ['message', message]]))
  const placed = fields.map((one): PlacedField => (unread.includes(one.target) ? { ...one, target: 'notes' } : one))
  return { fields: placed, values, message: message || null, outsideId, problems }
}
