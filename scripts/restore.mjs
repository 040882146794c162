// `npm run restore -- <file>`: restores a backup into the empty database that the environment configures.
import { runServer } from './install.mjs'

runServer('restore')
