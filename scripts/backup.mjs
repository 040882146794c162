// `npm run backup -- <file or folder>`: saves the database and the files of the running or stopped server that the environment names.
import { runServer } from './install.mjs'

runServer('backup')
