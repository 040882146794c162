import { createClient, learnCalls } from '../http/index.ts'
import { wire } from '../schema/wire.ts'

learnCalls(wire)

/** The dealer API as the admin calls it. */
export const client = createClient('dealer')
