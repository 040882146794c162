import { createClient } from '../../http/index.ts'

/** The dealer API as the admin calls it. */
export const client = createClient('dealer')
