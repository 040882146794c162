// Checks channel names of LISTEN, which takes no parameters.

/**
 * Returns the channel of LISTEN/NOTIFY unchanged; throws an Error for other characters than lower-case letters, digits and _, because it
 * becomes part of SQL.
 */
export function checkedChannel(channel: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`A channel is lower case letters, digits and _, not "${channel}".`)
  return channel
}
