import { expect, it } from 'vitest'
import { addressOf } from './visitor.ts'

const behind = (addressHeader: string | null) => ({ addressHeader })
const seen = (value: string | undefined) =>
  addressOf(behind('x-forwarded-for'), { 'x-forwarded-for': value }, '127.0.0.1')

it('takes the address from the header only where the operator named one', () => {
  expect(addressOf(behind(null), { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1')).toBe('127.0.0.1')
  expect(seen('203.0.113.7')).toBe('203.0.113.7')
  expect(seen(undefined)).toBe('127.0.0.1')
})

it('believes what the edge added and not what the visitor sent before it', () => {
  expect(seen('198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(seen(`${'1'.repeat(100)}, 2001:db8::7`)).toBe('2001:db8::7')
})

it('counts a visitor whose header is no address by the connection', () => {
  expect(seen('me')).toBe('127.0.0.1')
  expect(seen('203.0.113.7, ')).toBe('127.0.0.1')
})
