// The names that LISTEN takes, which cannot be parameters.

/** The channel, or an error when it is anything but lower case letters, digits and _: it goes into SQL as it is. */
export function checkedChannel(channel: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(channel)) throw new Error(`A channel is lower case letters, digits and _, not "${channel}".`)
  return channel
}
