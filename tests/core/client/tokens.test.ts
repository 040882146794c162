import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from '../../../src/tokens/colour.ts'
import { tenantTokens, tokensCss } from '../../../src/tokens/tokens.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const readable: readonly [string, string][] = [
  ['--action-ink', '--action'],
  ['--brand-ink', '--brand'],
  ['--brand-soft-ink', '--brand-soft'],
  ['--hero-ink', '--hero-3'],
  ['--loader-ink', '--loader'],
  ...['--ink-1', '--ink-2', '--brand-strong'].flatMap((ink) =>
    ['--surface-0', '--surface-1', '--surface-2'].map((setup): [string, string] => [ink, setup]),
  ),
  ...['--positive', '--caution', '--critical', '--ink-3'].flatMap((ink) =>
    ['--surface-0', '--surface-1'].map((setup): [string, string] => [ink, setup]),
  ),
]

it('keeps every text readable (4.5:1) whatever colours a tenant chooses, light and dark', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom('light' as const, 'dark' as const), (primary, secondary, mode) => {
      const tokens = tenantTokens({ primary, secondary, mode })
      for (const [ink, setup] of readable)
        expect(contrast(tokens[ink] ?? '', tokens[setup] ?? ''), `${ink} on ${setup}`).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 150 },
  )
})
it('lets no setting write styles of its own', () => {
  const css = tokensCss({ primaryColour: 'red;}</style><script>', secondaryColour: 'url(x)' })
  expect(css).not.toMatch(/script|url\(/)
})
it("puts the person's choice over the device's", () => {
  const css = tokensCss({ primaryColour: '#1e90ff', secondaryColour: '#D1E8FF' })
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light])')
  expect(css).toContain(':root[data-theme=dark]')
})
