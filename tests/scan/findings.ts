/** A scanner's coverage and findings. */
export interface Findings {
  looked: string
  found: string[]
}
