import { createContext } from 'react'

/** What stands under a field as long as nothing is wrong with it; a form gives it, the field's outermost frame shows it. */
export const FieldHelp = createContext<string | undefined>(undefined)
