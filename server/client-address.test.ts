import { expect, test } from 'vitest'
import { bareAddress, networkOf } from './client-address.ts'

test.each<[string, string | undefined]>([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:443', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['unknown', undefined],
  ['', undefined],
  ['192.0.2', undefined],
  ['192.0.2.7:x', undefined],
  ['_hidden', undefined],
])('the address in %j is %j', (written, address) => {
  expect(bareAddress(written)).toBe(address)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8::1.2.3.4', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
