/** How a row's own page asks for it: also when it is deleted. */
export const shownRow = { deleted: true }
