// `npm run restore -- <file>`: puts a backup back into the empty database that the environment names.
import { runServer } from './install.mjs'

runServer('restore')
