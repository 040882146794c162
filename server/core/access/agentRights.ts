// Limits the rows that a colleague who acts for a customer may see to those they see under their own name. Their limits on writing:
// core/commit/colleague.ts.
import { rowRule } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { ruleCondition, type Condition } from '../db/list/conditions.ts'
import type { Caller } from '../services.ts'

/** The SQL condition that narrows a customer's own rows for the colleague who acts for them; an empty list for the customer in person. */
export const agentVisibility = ({ agent }: Pick<Caller, 'agent'>, name: ResourceName): Condition[] =>
  agent ? [ruleCondition(rowRule(agent, resources[name], 'show'), agent)] : []
