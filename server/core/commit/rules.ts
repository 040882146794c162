// The rule types of this server. Features write rules, server/rules.ts lists them, and `Services` carries them.
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Services } from '../services.ts'
import type { ResourceRules, RuleContext } from './resourceRules.ts'

/** The actor and the transaction of a rule. */
export type Context = RuleContext<Services>

/** A resource's own rules; each may refuse the write by throwing a Problem. */
export type Rules<N extends ResourceName> = ResourceRules<Services, N>

/** The rules of a resource; undefined when it has none. */
export const rulesOf = <N extends ResourceName>({ rules }: Pick<Services, 'rules'>, name: N): Rules<N> | undefined => rules[name]
