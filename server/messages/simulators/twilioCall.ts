// Calls as Twilio makes them: a form, signed over the address and the sorted fields.
import { createHmac } from 'node:crypto'

/** Calls an address with fields, signed with an account's token; returns the answer's status. */
export async function callAsTwilio(url: string, token: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const signed =
    url +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('')
  const signature = createHmac('sha1', token).update(signed).digest('base64')
  return (await fetch(url, { method: 'POST', headers: { 'x-twilio-signature': signature }, body: new URLSearchParams(fields) })).status
}
