import { createClient } from '../../http/index.ts'

/** The API client of the admin. */
export const client = createClient('dealer')
