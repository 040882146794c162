import { describe, expect, it } from 'vitest'
import { schemaKeys } from './schemaTexts.ts'
import { textsInCode } from './textsInCode.ts'
import { readTexts } from './textTree.ts'

const keys = [...readTexts('english').keys()].filter((key) => !key.startsWith('ra.'))
const named = textsInCode()
const matches = (key: string | RegExp) => (typeof key === 'string' ? keys.includes(key) : keys.some((one) => key.test(one)))

describe('texts and code', () => {
  it('finds a text for every key that the code names', () => {
    expect(named.filter(({ key }) => !matches(key)).map(({ file, key }) => `${file}: ${String(key)}`)).toEqual([])
  })

  it('keeps no text that nothing shows', () => {
    const literals = new Set<string>(schemaKeys)
    const patterns: RegExp[] = []
    for (const { key } of named)
      if (typeof key === 'string') literals.add(key)
      else patterns.push(key)
    expect(keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([])
  })
})
