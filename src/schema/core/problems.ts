// Converts the issues of a failed check into text keys and parameters.
import type { z } from 'zod'
import { registerNumbering } from './values/numbering.ts'
import type { TextKey } from '../textKey.ts'
import { namedKey } from './dataKeys.ts'

// Code that reports problems checks values, mobiles among them.
registerNumbering()

/** A field path ('address.shortCode'), a text key and the parameters of the text. */
export interface Problem {
  path: string
  key: TextKey
  params: Record<string, string | number>
}
type Issue = z.core.$ZodIssue

const keyOf = (issue: Issue): TextKey => {
  if (issue.code === 'unrecognized_keys') return 'validation.unknownField'
  if ('input' in issue && (issue.input === undefined || issue.input === null)) return 'validation.required'
  return issue.message.startsWith('validation.') ? namedKey(issue.message) : 'validation.invalid'
}

/**
 * The issues of a zod error as text keys with parameters: the first of each field path. Parse with `reportInput`, so that a missing value
 * becomes 'validation.required'.
 */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  const problems = new Map<string, Problem>()
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths.map((steps) => steps.map(String).join('.'))) {
      const params = {
        max: 'maximum' in issue ? Number(issue.maximum) : 0,
        min: 'minimum' in issue ? Number(issue.minimum) : 0,
        // Parameters of our own checks.
        ...(issue.code === 'custom' ? (issue.params as Problem['params'] | undefined) : undefined),
      }
      if (!problems.has(path)) problems.set(path, { path, key: keyOf(issue), params })
    }
  }
  return [...problems.values()]
}
