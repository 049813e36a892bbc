import fc from 'fast-check'

/** Text that has broken readers elsewhere. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Eabc',
  'ǅ',
  'İı',
  '👩‍👩‍👧‍👦'.repeat(20),
  "' OR '1'='1",
  "'; DROP TABLE players; --",
  '1; SELECT pg_sleep(10)',
  '$1',
  '%',
  '%00',
  '%s%n',
  '../../etc/passwd',
  '..\\..',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  '//evil.example',
  'http://[::1',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e400',
  '0x10',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\r\nx-injected: 1',
  '2024-02-30',
  '0000-00-00',
  '99999-12-31',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(5000),
]

/** Numbers at the edges of what readers hold. */
const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e-7,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63) - 1025,
  1e21,
  1e300,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Something deep, wide or long. */
const monsters: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  nested(200, (inner) => [inner]),
  nested(200, (inner) => ({ a: inner })),
  Array.from({ length: 3000 }, () => 1),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, index])),
  'x'.repeat(100_000),
)

/** JSON values of every kind, the ordinary and the vicious. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: monsters },
)

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}
