import type { Move } from '../../../schema/core/transitions.ts'
import type { Translate } from '../../../i18n/index.ts'
import { definitionOf } from '../definition.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** The label of a move; going to a status again has another label than the first time. */
export const moveName = (translate: Translate, resource: string, { to, again }: Move): string =>
  translate(namedKey(`admin.moves.${definitionOf(resource).status?.graph ?? ''}.${to}${again ? 'Again' : ''}`))
