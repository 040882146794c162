// The browser's side of passkeys; the library is loaded with the first use.
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

const library = () => import('@simplewebauthn/browser')

/** Whether this browser can use passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Has the device make a passkey. Rejects when the person refuses or the device cannot. */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startRegistration } = await library()
  return { ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })) }
}

/** Has the device answer with a passkey. Rejects when the person refuses or has none here. */
export async function answerWithPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { startAuthentication } = await library()
  return { ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })) }
}
