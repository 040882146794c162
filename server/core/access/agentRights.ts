// Limits the rows that a colleague who acts for a customer may see to those they see under their own name. Their limits on writing:
// core/commit/colleague.ts.
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { ruleCondition, type Condition } from '../db/list/conditions.ts'
import type { Caller } from '../services.ts'

/**
 * The SQL conditions that narrow a customer's own rows to those that the colleague acting for them may see; empty for the customer in
 * person.
 */
export const agentVisibility = ({ agent }: Pick<Caller, 'agent'>, name: ResourceName): Condition[] =>
  agent ? [ruleCondition(rowRule(agent, resources[name], 'show'), agent)] : []
