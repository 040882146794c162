/** Fetches the inputs of all kinds; called beside a form's page, so that the form need not wait for itself first. */
export const loadInputs = () => import('./adminAnyInput.tsx')
