/** The version of the API: the one at the head of docs/api/CHANGELOG.md. */
export const version = '2.0.0'
