// What a colleague may do and see while acting for a customer: never more than under their own name.
import { may, rowRule } from '../../src/schema/access.ts'
import type { Resource } from '../../src/schema/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition, type Condition } from '../db/conditions.ts'
import type { Row } from '../db/rows.ts'
import type { Caller } from '../house.ts'
import { presentAgent } from '../origin.ts'
import { Problem } from '../problem.ts'

/** Refuses what the colleague's designation may not do to this row. What nobody writes by hand, as payments, follows from what was allowed. */
export function requireAgentRight(name: ResourceName, action: 'create' | 'edit', row: Row): void {
  const agent = presentAgent()
  if (!agent || (resources[name] as Resource).readOnly) return
  // Without this a customer's session would lend its rights to a colleague who has none.
  if (!may(agent, resources[name], action, row)) throw new Problem('notYourModule')
}

/** What narrows a customer's own rows for the colleague who acts for them; nothing for the customer in person. */
export const agentSight = ({ agent }: Pick<Caller, 'agent'>, name: ResourceName): Condition[] =>
  agent ? [ruleCondition(rowRule(agent, resources[name], 'show'), agent)] : []
