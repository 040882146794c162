// What a row says of the colleague who makes it in a customer's name.
import type { ResourceName } from '../../src/schema/resources/index.ts'
import { presentAgent } from '../origin.ts'
import { fieldsOf, type Row } from './rows.ts'

const origins = ['source', 'sourceCode'] as const

/** The colleague, and the call centre where the row would come from the landing; nothing where nobody acts for anybody. */
export function agentValues(name: ResourceName, values: Row): Row {
  const agent = presentAgent()
  if (!agent) return {}
  return {
    ...('callCenterStaffId' in fieldsOf(name) ? { callCenterStaffId: agent.id } : {}),
    ...Object.fromEntries(origins.filter((field) => values[field] === 'landing').map((field) => [field, 'callCentre'])),
  }
}
