/** Bars at the foot of the page, by class; notices there are placed above them. */
export const footBar = { save: 'foot-save', selection: 'foot-selection' } as const
