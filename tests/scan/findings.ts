/** What a scanner looked at and what it found. */
export interface Findings {
  looked: string
  found: string[]
}
