// Gives a backup command a copy of the embedded database while the server is using it, over a socket in the data folder that only those can
// open who can read the database files. It does not listen on the network.
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'
import type { Engine } from '../db/engine.ts'

const socketOf = (dataDir: string): string => resolve(dataDir, 'backup.sock')
const copiesOf = (dataDir: string): string => resolve(dataDir, 'copies')
/** Maximum length in bytes of a socket's path. */
const longestAddress = 100

/**
 * Listens on the socket when the engine is the embedded one; returns a function that stops it. Removes files left by an earlier process.
 */
export async function openDoor(engine: Engine, dataDir: string, log: (message: string) => void): Promise<() => Promise<void>> {
  const { copyTo } = engine
  if (!copyTo || process.platform === 'win32') return async () => undefined
  const address = socketOf(dataDir)
  if (Buffer.byteLength(address) > longestAddress) {
    log(`The path of ${dataDir} is too long for a socket: stop the server to make a backup.`)
    return async () => undefined
  }
  await rm(copiesOf(dataDir), { recursive: true, force: true })
  await rm(address, { force: true })
  const server = createServer(
    { allowHalfOpen: true },
    (socket) => void leaseDue(socket, copyTo, resolve(copiesOf(dataDir), randomUUID()), log),
  )
  await new Promise<void>((opened, failed) => server.once('error', failed).listen(address, opened))
  await chmod(address, 0o600)
  return () => new Promise((closed) => server.close(() => closed()))
}

/** Makes a copy and removes it when the other side disconnects. */
async function leaseDue(
  socket: Socket,
  copyTo: (folder: string) => Promise<void>,
  folder: string,
  log: (message: string) => void,
): Promise<void> {
  const left = new Promise((over) => socket.once('end', over).once('close', over))
  socket.on('error', () => undefined).resume()
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await copyTo(folder)
    socket.write(`${JSON.stringify({ folder })}\n`)
    await left
  } catch (error) {
    log(`A copy of the database for a backup failed: ${(error as Error).message}`)
    await rm(folder, { recursive: true, force: true })
    socket.write(`${JSON.stringify({ error: (error as Error).message })}\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
    socket.end()
  }
}

/** Requests a copy, which exists until `giveBack` is called; undefined when no server is running. */
export async function borrowCopy(dataDir: string): Promise<{ folder: string; giveBack: () => Promise<void> } | undefined> {
  const socket = connect(socketOf(dataDir))
  const answer = await new Promise<string | undefined>((details, failed) => {
    let received = ''
    socket.on('data', (part: Buffer) => (received += part.toString()).endsWith('\n') && details(received))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'ENOENT' || code === 'ECONNREFUSED' ? details(undefined) : failed(new Error(`The server's door does not open: ${code}`)),
    )
    socket.once('end', () => failed(new Error('The server hung up.')))
  })
  if (answer === undefined) return undefined
  const { folder, error } = JSON.parse(answer) as { folder?: string; error?: string }
  if (folder === undefined) throw new Error(`The server could not copy its database: ${error}`)
  return {
    folder,
    giveBack: () =>
      new Promise((gone) => {
        socket.once('close', () => gone())
        socket.end()
      }),
  }
}
