// Parses and validates a line of a feed's file.
import type { z } from 'zod'
import type { Word } from '../../../src/schema/enumerations.ts'
import { complaints } from '../../../src/schema/cases/resources/complaints.ts'
import { line, mobileValue, paragraph, plateValue, vinValue } from '../../../src/schema/core/values.ts'
import { readRows, type Scope } from '../../core/db/repository.ts'
import type { Texts } from '../../core/texts.ts'
import { wordMeant, type FeedColumn, type FeedValues } from './columns.ts'

/** A problem with a column. */
export interface LineProblem {
  column: FeedColumn
  problem: Word<'feedProblem'>
}
/** A valid line. */
export interface FeedLine {
  reference: string
  mobile: string
  name: string | null
  plate: string | null
  vin: string | null
  department: Word<'department'>
  category: Word<'complaintCategory'>
  severity: Word<'severity'>
  locationId: string | null
  description: string
}

const { fields } = complaints
const shapes = {
  reference: line(fields.externalRef.config.max),
  mobile: mobileValue,
  name: line(120),
  plate: plateValue,
  vin: vinValue,
  description: paragraph(fields.description.config.max),
} satisfies Partial<Record<FeedColumn, z.ZodType<string>>>

/** Parses one line; `line` is set when there are no problems. */
export async function readLine(tx: Scope, texts: Texts, values: FeedValues): Promise<{ line?: FeedLine; problems: LineProblem[] }> {
  const problems: LineProblem[] = []
  const wrong = (column: FeedColumn, problem: LineProblem['problem']) => void problems.push({ column, problem })
  const read = (column: keyof typeof shapes, needed = false): string | null => {
    const text = values[column]
    if (!text) {
      if (needed) wrong(column, 'missing')
      return null
    }
    const found = shapes[column].safeParse(text)
    if (found.success) return found.data
    wrong(column, found.error.issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'wrong')
    return null
  }
  const word = <N extends 'department' | 'complaintCategory' | 'severity'>(column: FeedColumn, list: N, otherwise: Word<N>): Word<N> => {
    const text = values[column]
    if (!text) return otherwise
    const meant = wordMeant(texts, list, text)
    if (meant === undefined) wrong(column, 'unknown')
    return meant ?? otherwise
  }
  const branch = async (): Promise<string | null> => {
    if (!values.branch) return null
    const wanted = values.branch.toLowerCase()
    const data = await readRows(tx, 'dealershipLocations', { size: 500 })
    const found = data.find(({ name }) => [name.en, name.ar].some((one) => one.toLowerCase() === wanted))
    if (!found) wrong('branch', 'unknown')
    return found?.id ?? null
  }
  const found = {
    reference: read('reference', true),
    mobile: read('mobile', true),
    name: read('name'),
    plate: read('plate'),
    vin: read('vin'),
    department: word('department', 'department', 'Service'),
    category: word('category', 'complaintCategory', 'other'),
    severity: word('severity', 'severity', 'normal'),
    locationId: await branch(),
    description: read('description', true),
  }
  const { reference, mobile, description } = found
  if (problems.length > 0 || reference === null || mobile === null || description === null) return { problems }
  return { line: { ...found, reference, mobile, description }, problems }
}
