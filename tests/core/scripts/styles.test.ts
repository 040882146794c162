// The check of styles finds every way to write a physical side, and nothing else.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStyles, physicalInCode, physicalInCss } from '../../../scripts/styles.mjs'

describe('the check of styles', () => {
  it.each([
    '.a { margin-left: 4px }',
    '.a { padding-right: 4px; }',
    '.a{left:0}',
    '.a { border-left-color: red }',
    '.a { border-top-right-radius: 4px }',
    '.a { text-align: left }',
    '.a { float: right; }',
    '.a { color: red; right: 0 }',
  ])('refuses the CSS %s', (css) => {
    expect(physicalInCss(css)).toHaveLength(1)
  })

  it.each([
    '.a { margin-inline-start: 4px; inset-inline: 0 auto; text-align: start }',
    '.arrow-left { color: red }',
    '/* left: 0 */',
    '.a { background-position: left center }',
    "[dir='rtl'] .a { text-align: right }",
    '/* Physical on purpose: a clock. */\n.a { left: 0 }',
    '.a { transform-origin: left }',
  ])('leaves the CSS %s', (css) => {
    expect(physicalInCss(css)).toEqual([])
  })

  it.each([
    '<Box sx={{ marginLeft: 1 }} />',
    '<Box sx={{ "& > a": { pl: 2 } }} />',
    '<div style={{ left: 0 }} />',
    '<Box sx={[{ mr: 1 }]} />',
    '<Box sx={(theme) => ({ paddingRight: theme.spacing(1) })} />',
    "const Row = styled('div')({ textAlign: 'right' })",
    'const theme = { MuiButton: { styleOverrides: { root: { borderLeft: 0 } } } }',
    'const css = `.a { margin-left: 4px; }`',
  ])('refuses the code %s', (code) => {
    expect(physicalInCode('a.tsx', `export const x = () => ${code.startsWith('<') ? code : `{ ${code} }`}`)).toHaveLength(1)
  })

  it.each([
    '<Box sx={{ marginInlineStart: 1, textAlign: "start" }} />',
    'const move = { left: 1, right: 2 }',
    '<Icon name="left" />',
    'const text = `left: ${1}`',
  ])('leaves the code %s', (code) => {
    expect(physicalInCode('a.tsx', `export const x = () => ${code.startsWith('<') ? code : `{ ${code} }`}`)).toEqual([])
  })

  it('has nothing to complain about in the tree', () => {
    expect(checkStyles(resolve(import.meta.dirname, '../../..'))).toEqual([])
  }, 60_000)
})
