/** Query meta of a row's page: also reads deleted rows. */
export const shownRow = { deleted: true }
