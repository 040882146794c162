// Checks host names in tenants' settings: the server must not be made to call hosts in its own network.
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { DropError } from './drops.ts'

// An IPv4-mapped IPv6 address is checked as the IPv4 address.
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** Whether the IP address (v4 or v6) belongs to a private, local or reserved network. */
export const isInside = (address: string): boolean => inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * The IP addresses to connect to, at least one. The name is resolved once, so that it cannot resolve to another address on a second look-up.
 * Rejects with DropError; `insideToo` allows private networks.
 */
export async function addressesOf(host: string, insideToo: boolean): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
  const [first, ...others] = await lookup(host, { all: true }).catch((): LookupAddress[] => [])
  if (!first) throw new DropError('away', host)
  if (!insideToo && [first, ...others].some(({ address }) => isInside(address))) throw new DropError('host', host)
  return [first, ...others]
}

/** The first of them. */
export const addressOf = async (host: string, insideToo: boolean): Promise<string> => (await addressesOf(host, insideToo))[0].address
