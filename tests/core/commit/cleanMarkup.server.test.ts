// Formatted texts are stored without unsafe HTML.
import { describe, expect, it } from 'vitest'
import { cleanMarkup } from '../../../server/core/commit/cleanMarkup.ts'

describe('formatted texts', () => {
  it('keep what the editor can make', () => {
    const text =
      '<h2>Terms</h2><p>We <strong>care</strong>, <em>always</em>.<br />Call <a href="tel:+966501234567">us</a></p><ul><li>نص</li></ul>'
    expect(cleanMarkup(text)).toBe(text)
  })
  it.each([
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p>x<img src=x onerror=alert(1)></p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg><p>x</p>', '<p>x</p>'],
    ['<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
  ])('lose what could run, load or hide: %s', (typed, stored) => {
    expect(cleanMarkup(typed)).toBe(stored)
  })
  it('are empty when no word is left', () => {
    expect(cleanMarkup('<p></p><p> <br></p>')).toBe('')
  })
})
