// Formatted texts are sanitised once, when rows are saved, so that the stored HTML is harmless wherever it is shown.
import sanitize from 'sanitize-html'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Row } from '../db/rows.ts'

const rules: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Unknown elements are removed, their text is kept.
  disallowedTagsMode: 'discard',
}

/** Sanitises HTML: removes scripts, external content and styles that hide text; '' when no text is left. Safe to show on any page. */
export function cleanMarkup(html: string): string {
  const clean = sanitize(html, rules).trim()
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim() === '' ? '' : clean
}

const sidesOf = (value: unknown): Record<string, string> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, string>) : null

/** The row's values with every formatted text sanitised. */
export function cleanValues(name: ResourceName, values: Row): Row {
  const fields = Object.entries(resources[name].fields as Record<string, AnyField>)
  const texts = fields.flatMap(([field, { kind }]) => {
    const sides = kind === 'richText' ? sidesOf(values[field]) : null
    return sides ? [[field, Object.fromEntries(Object.entries(sides).map(([side, html]) => [side, cleanMarkup(html)]))] as const] : []
  })
  return { ...values, ...Object.fromEntries(texts) }
}
