/** The version of the API: the one at the head of docs/api/CHANGELOG.md. */
export const version = '3.0.0'
