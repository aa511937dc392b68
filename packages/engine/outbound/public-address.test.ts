import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('what is of the house, of this machine or of nobody is never called', () => {
  for (const address of [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:8.8.8.8',
      '::ffff:7f00:1',
      'fd00::1',
      'fe80::1',
      'ff02::1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
    ],
    ...['localhost', 'example.com', '', '8.8.8', '0177.0.0.1'],
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})

test('what lies beside is called', () => {
  for (const address of ['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '192.167.0.1', '2606:4700::1111'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})
