// `npm run backup -- <file or folder>`: saves the database and files of the server, running or stopped, that the environment configures.
import { runServer } from './install.mjs'

runServer('backup')
