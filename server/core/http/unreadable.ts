// The answer to a request that could not be read as one: neither its language nor its tenant is known.
import type { ConnectionError } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorCodes } from '../../../src/schema/endpoints.ts'
import type { Services } from '../services.ts'

const code = 'unreadable'
// 400 for everything else that is no request. The codes are Node's: https://nodejs.org/api/http.html#event-clienterror
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers 400, 408 or 431 and ends the connection, and says so: otherwise a client sends its next request on a connection that is being
 * closed, and gets no answer.
 */
export const answerUnreadable =
  ({ texts }: Pick<Services, 'texts'>) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statuses[error.code] ?? errorCodes[code]
    const body = JSON.stringify({ message: texts('english', `errors.${code}`), code })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
