import type { Move } from '../../../schema/core/transitions.ts'
import type { Translate } from '../../../i18n/index.ts'
import { definitionOf } from '../definition.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** What a move of a resource is called: where a row goes for the first time otherwise than where it goes again. */
export const moveName = (translate: Translate, resource: string, { to, again }: Move): string =>
  translate(namedKey(`admin.moves.${definitionOf(resource).status?.graph ?? ''}.${to}${again ? 'Again' : ''}`))
