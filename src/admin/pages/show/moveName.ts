import type { Move } from '../../../schema/transitions.ts'
import type { Translate } from '../../../i18n/index.ts'
import { definitionOf } from '../../definition.ts'

/** What a move of a resource is called: where a row goes for the first time otherwise than where it goes again. */
export const moveName = (translate: Translate, resource: string, { to, again }: Move): string =>
  translate(`admin.moves.${definitionOf(resource).status?.graph ?? ''}.${to}${again ? 'Again' : ''}`)
