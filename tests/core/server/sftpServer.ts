// A real SFTP server in the test's own process: one user, one folder, its files in memory.
import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { fingerprintOf } from '../../../server/cases/gateways/sftp.ts'

const { Server, utils } = ssh2
const { STATUS_CODE } = utils.sftp

/** The server; `files` are what lies in its folder. */
export interface SftpServer {
  port: number
  hostKey: string
  files: Map<string, { bytes: Buffer; modified: number }>
  /** How often somebody signed in. */
  visits: number
  close(): Promise<void>
}

/** Starts it with a user 'feed' whose password is 'secret', and a folder /drops. */
export async function openSftpServer(): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const parsed = utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  const files: SftpServer['files'] = new Map()
  const attributes = (name: string) => {
    const { bytes = Buffer.alloc(0), modified = 0 } = files.get(name) ?? {}
    return { mode: 0o100644, uid: 0, gid: 0, size: bytes.length, atime: modified, mtime: modified }
  }
  const running: SftpServer = { port: 0, hostKey: fingerprintOf(parsed.getPublicSSH()), files, visits: 0, close: async () => undefined }
  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined)
    client.on('authentication', (context) => {
      if (context.method === 'password' && context.username === 'feed' && context.password === 'secret') context.accept()
      else context.reject(['password'])
    })
    client.on('ready', () => {
      running.visits += 1
      client.on('session', (accept) => accept().on('sftp', (open) => serve(open())))
    })
  })
  const serve = (sftp: SFTPWrapper) => {
    const opened = new Map<number, string>()
    let listed = false
    let last = 0
    const handleOf = (id: number) => Buffer.from([id])
    sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: path, attrs: attributes('') }]))
    sftp.on('OPENDIR', (id, path) => {
      listed = false
      return path === '/drops' ? sftp.handle(id, handleOf(0)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
    })
    sftp.on('READDIR', (id) => {
      if (listed) return sftp.status(id, STATUS_CODE.EOF)
      listed = true
      const names = [...files.keys()]
      return sftp.name(
        id,
        names.map((name) => ({ filename: name, longname: `-rw-r--r-- 1 feed feed 1 Nov 22 05:00 ${name}`, attrs: attributes(name) })),
      )
    })
    sftp.on('OPEN', (id, path) => {
      const name = path.split('/').at(-1) ?? ''
      if (!files.has(name)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE)
      opened.set((last += 1), name)
      return sftp.handle(id, handleOf(last))
    })
    const named = (handle: Buffer) => opened.get(handle[0] ?? 0) ?? ''
    sftp.on('FSTAT', (id, handle) => sftp.attrs(id, attributes(named(handle))))
    const found = (id: number, path: string) => sftp.attrs(id, attributes(path.split('/').at(-1) ?? ''))
    sftp.on('STAT', found)
    sftp.on('LSTAT', found)
    sftp.on('READ', (id, handle, offset, length) => {
      const bytes = files.get(named(handle))?.bytes ?? Buffer.alloc(0)
      return offset >= bytes.length ? sftp.status(id, STATUS_CODE.EOF) : sftp.data(id, bytes.subarray(offset, offset + length))
    })
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK))
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  running.port = (server.address() as AddressInfo).port
  running.close = () => new Promise((done) => server.close(() => done()))
  return running
}
