import { expect, it } from 'vitest'
import { readAudit } from '../../../scripts/audit.mjs'

const via = [{ title: 'Reads too far', url: 'https://advisory.example/1' }]
const one = (name: string, severity: string) => ({ [name]: { name, severity, via } })

it('fails for high and critical holes, and names them', () => {
  const details = readAudit(JSON.stringify({ vulnerabilities: { ...one('a', 'high'), ...one('b', 'critical'), ...one('c', 'moderate') } }))
  expect(details).toEqual({
    answered: true,
    grave: ['a (high): Reads too far https://advisory.example/1', 'b (critical): Reads too far https://advisory.example/1'],
    other: 3,
  })
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ answered: true, grave: [], other: 0 })
})

it('takes a registry that does not answer for none, and never for a good word', () => {
  expect(readAudit('{"message":"405 Method Not Allowed"}')).toEqual({ answered: false, why: '405 Method Not Allowed' })
  expect(readAudit('')).toEqual({ answered: false, why: 'no answer' })
})
