import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** A list for each family: asked in one, nets of mapped addresses would hold all of the other. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  closed.ipv4.addSubnet(net, bits, 'ipv4')
// the ones that carry an address of the other family too: where they lead is not to be seen in them
for (const [net, bits] of [
  ...([
    ['::', 128],
    ['::1', 128],
    ['::ffff:0:0', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
  ] as const),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
  ] as const),
  ...([['ff00::', 8]] as const),
] as const)
  closed.ipv6.addSubnet(net, bits, 'ipv6')

/** Whether an IP address lies on the open network: not private, of this machine, of this link, or set aside. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !closed.ipv4.check(address, 'ipv4') : isIPv6(address) && !closed.ipv6.check(address, 'ipv6')
