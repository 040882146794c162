// `npm run tenant -- <id> "<English name>" "<Arabic name>" <e-mail>`: opens a tenant in the database that the server would use.
import { runServer } from './install.mjs'

runServer('tenant')
