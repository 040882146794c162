// A passkey as a device keeps it, in software: answers what a browser would answer.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What the server said to the browser. */
interface Request {
  options: { challenge: string; user?: { id: string } }
  state: string
}
/** Where a passkey is used, and what of its answer is wrong. */
interface Use {
  origin: string
  rpId?: string
  /** Whether the device checked the person. */
  verified?: boolean
  handle?: string
}
const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const uint32 = (number: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A new key pair with its id. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let handle = ''
  let counter = 0
  const authData = ({ rpId = 'localhost', verified = true }: Use, more: Buffer): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.from([(verified ? 0x05 : 0x01) | (more.length > 0 ? 0x40 : 0)]), uint32((counter += 1)), more])
  return {
    id: b64(id),
    /** The answer to the making of a passkey. */
    made({ options, state }: Request, use: Use) {
      handle = options.user?.id ?? handle
      // COSE: an elliptic key on P-256, by its coordinates.
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const data = authData(use, Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]))
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: b64(clientData('webauthn.create', options.challenge, use.origin)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      }
      return { state, response: { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response } }
    },
    /** The answer to a sign-in. */
    used({ options, state }: Request, use: Use) {
      const client = clientData('webauthn.get', options.challenge, use.origin)
      const data = authData(use, Buffer.alloc(0))
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
        userHandle: use.handle ?? handle,
      }
      return { state, response: { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response } }
    },
    /** The person in the browser's words. */
    handle: () => handle,
  }
}
