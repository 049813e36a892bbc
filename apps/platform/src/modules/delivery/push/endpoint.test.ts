import { expect, it } from 'vitest'
import { isEndpointAllowed, isReachedOutside } from './endpoint.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('takes %s', (endpoint) => expect(isEndpointAllowed(endpoint, false)).toBe(true))

it.each([
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://10.0.0.1/abc',
  'https://0x7f.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://localhost/abc',
  'https://database/abc',
  'https://desk.internal/abc',
  'https://printer.local/abc',
  'https://metadata.google.internal./abc',
  'file:///etc/passwd',
  'nonsense',
])('refuses %s', (endpoint) => expect(isEndpointAllowed(endpoint, false)).toBe(false))

it('takes this machine in tests alone', () => {
  expect(isEndpointAllowed('http://127.0.0.1:4000/abc', true)).toBe(true)
  expect(isEndpointAllowed('http://10.0.0.1/abc', true)).toBe(false)
  expect(isEndpointAllowed('http://127.0.0.1:4000/abc', false)).toBe(false)
})

it.each([
  ['142.250.1.2', 4, true],
  ['2a00:1450::1', 6, true],
  ['127.0.0.1', 4, false],
  ['10.1.2.3', 4, false],
  ['100.100.100.200', 4, false],
  ['169.254.169.254', 4, false],
  ['172.31.0.1', 4, false],
  ['192.168.1.1', 4, false],
  ['::1', 6, false],
  ['::ffff:10.0.0.1', 6, false],
  ['fd00::1', 6, false],
  ['fe80::1', 6, false],
])('a name that stands for %s', async (address, family, isOutside) => {
  const resolve = async () => [
    { address: '142.250.1.2', family: 4 },
    { address, family },
  ]
  expect(await isReachedOutside('https://push.example.com/abc', false, resolve)).toBe(isOutside)
})
