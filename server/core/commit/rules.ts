// A resource's own rules as this server runs them. The features write them, server/rules.ts lists them, and they come in by `Services`.
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { Services } from '../services.ts'
import type { ResourceRules, RuleContext } from './resourceRules.ts'

/** Who does it, and where. */
export type Context = RuleContext<Services>

/** A resource's own rules; each may refuse by throwing a Problem. */
export type Rules<N extends ResourceName> = ResourceRules<Services, N>

/** The rules of one resource, where it has any. */
export const rulesOf = <N extends ResourceName>({ rules }: Pick<Services, 'rules'>, name: N): Rules<N> | undefined => rules[name]
