/** Loads the inputs of all kinds; called while a form's page loads, so that they load in parallel. */
export const loadInputs = () => import('./adminAnyInput.tsx')
