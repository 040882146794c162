// `npm run tenant -- <id> "<English name>" "<Arabic name>" <e-mail>`: creates a tenant in the server's database.
import { runServer } from './install.mjs'

runServer('tenant')
