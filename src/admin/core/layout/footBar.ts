/** Bars that stand over the foot of the page, by class: what tells something there stands above them. */
export const footBar = { save: 'foot-save', selection: 'foot-selection' } as const
