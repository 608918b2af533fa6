import { BlockList, isIP } from 'node:net'

// One list a family: a list of both compares IPv4 addresses with IPv6 networks as well.
const PRIVATE_V4 = new BlockList()
const PRIVATE_V6 = new BlockList()
const V4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Only 2000::/3 is routed publicly; of it, these are tunnels and documentation. */
const V6: [string, number][] = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of V4) PRIVATE_V4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of V6) PRIVATE_V6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is anything but a public one: loopback, private, link-local, metadata, mapped, reserved. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').split('%')[0]!
  const family = isIP(plain)
  if (family === 4) return PRIVATE_V4.check(plain, 'ipv4')
  return family !== 6 || PRIVATE_V6.check(plain, 'ipv6')
}
