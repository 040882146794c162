import { createContext } from 'react'

/** The help text below a field without an error; set by a form, shown by the field's outermost frame. */
export const FieldHelp = createContext<string | undefined>(undefined)
