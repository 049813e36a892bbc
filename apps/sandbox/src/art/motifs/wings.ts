import { around, scaled, spread, twin } from '../pen.ts'
import { motif } from './motif.ts'

/** Birds and insects. */
export const wings = {
  falcon: motif(
    '#8a6a3b',
    '#2e6f87',
    (pen) =>
      twin(
        pen.fill('trim', 'M46 40C34 24 16 18 2 22C4 44 14 62 34 70L46 62Z') +
          pen.fill('lit', 'M46 38C34 24 18 18 2 22C10 32 26 38 46 50Z') +
          pen.line('trimDim', 2.2, 'M8 36C20 42 30 48 44 54M13 48C22 52 32 56 44 59M22 60L42 63'),
      ) +
      pen.split('M50 34C42 36 38 48 40 60L44 76L38 94L50 90Z', 'lit', 'body') +
      pen.disc('body', 50, 24, 13) +
      pen.fill('trimDim', 'M50 11A13 13 0 0 1 63 24L50 24Z') +
      pen.disc('ink', 45, 23, 2.6) +
      pen.disc('ink', 55, 23, 2.6) +
      pen.fill('spark', 'M46 27L54 27L50 37Z') +
      pen.line('dim', 2, 'M45 56L50 60L55 56M45 66L50 70L55 66'),
  ),
  raven: motif(
    '#37414f',
    '#c79a3e',
    (pen) =>
      pen.fill('dim', 'M60 60C72 66 86 78 96 94L70 84Z') +
      pen.fill('body', 'M30 20C44 12 58 20 58 34C72 42 80 60 76 76C62 88 38 84 30 66C24 54 30 44 28 36Z') +
      pen.fill('lit', 'M46 44C62 46 74 60 76 78C58 80 46 66 46 44Z') +
      pen.line('deep', 2, 'M52 54C58 60 64 68 72 72M50 62C56 68 60 72 66 76') +
      pen.fill('trim', 'M32 22L4 34L30 38Z') +
      pen.fill('trimDim', 'M4 34L30 32L30 38Z') +
      pen.disc('spark', 39, 27, 4) +
      pen.disc('ink', 38.5, 27, 2.2) +
      pen.line('trimDim', 3, 'M46 82L44 94L36 96M44 94L52 96M58 82L58 94L50 96M58 94L66 96'),
  ),
  swan: motif(
    '#ece5d6',
    '#d3752e',
    (pen) =>
      pen.line('body', 11, 'M34 70C20 56 44 44 36 28C32 18 20 18 18 28') +
      pen.fill('trim', 'M14 26L2 40L18 36Z') +
      pen.fill('ink', 'M13 26L20 24L18 34Z') +
      pen.disc('ink', 23, 25, 1.8) +
      pen.fill('body', 'M22 66C30 54 48 56 60 50C76 44 88 36 96 44C96 70 80 88 52 88C34 88 20 82 22 66Z') +
      pen.fill('dim', 'M44 66C62 64 80 54 96 44C96 70 80 88 52 88C44 88 34 86 28 82C46 84 62 78 44 66Z') +
      pen.line('dim', 2.4, 'M52 60C66 58 78 50 88 46'),
  ),
  peacock: motif('#1f7f8c', '#d3a53a', (pen) =>
    scaled(
      0.86,
      spread(
        9,
        21,
        () =>
          pen.fill('dim', 'M50 74C40 50 38 24 50 8C62 24 60 50 50 74Z') +
          pen.oval('trim', 50, 22, 6.5, 9) +
          pen.oval('body', 50, 23, 4.4, 6) +
          pen.oval('ink', 50, 24, 2.4, 3.2),
        50,
        74,
      ) +
        pen.split('M50 40C43 40 43 50 45 56C38 62 36 76 42 88L50 94Z', 'lit', 'body') +
        pen.disc('body', 50, 42, 7) +
        twin(pen.disc('spark', 47, 41, 1.8)) +
        pen.fill('trim', 'M47 44L53 44L50 50Z') +
        pen.line('trim', 1.6, 'M50 36L50 28M47 36L43 29M53 36L57 29'),
      50,
      60,
    ),
  ),
  bee: motif(
    '#e0aa2c',
    '#3a2c22',
    (pen) =>
      twin(
        pen.fill('spark', 'M46 44C30 20 6 16 4 32C4 48 28 54 46 50Z') +
          pen.fill('trimLit', 'M44 46C32 34 16 28 10 32C14 42 30 48 44 48Z') +
          pen.fill('spark', 'M46 52C30 54 14 62 18 72C26 80 42 66 48 56Z'),
      ) +
      pen.split('M50 30C36 30 31 46 32 58C34 76 44 90 50 96Z', 'lit', 'body') +
      pen.fill('trim', 'M32 50L68 50L68 58L32 58ZM34 66L66 66L63 74L37 74ZM40 81L60 81L56 88L44 88Z') +
      pen.disc('trim', 50, 26, 13) +
      twin(pen.oval('spark', 44, 24, 2.4, 3.4)) +
      twin(pen.line('trim', 2.6, 'M45 15C42 8 36 6 32 8')),
  ),
  moth: motif(
    '#b07a4a',
    '#ead7ad',
    (pen) =>
      twin(
        pen.fill('body', 'M48 40C38 16 14 6 2 14C2 36 14 54 46 56Z') +
          pen.fill('lit', 'M46 42C38 24 18 12 6 16C12 30 28 40 46 46Z') +
          pen.fill('dim', 'M47 54C28 52 14 64 18 80C26 94 42 78 49 62Z') +
          pen.disc('trim', 24, 32, 7.5) +
          pen.disc('ink', 24, 32, 4.5) +
          pen.disc('trim', 23, 31, 1.5) +
          pen.disc('trimDim', 31, 72, 5) +
          pen.disc('ink', 31, 72, 2.6),
      ) +
      pen.oval('trim', 50, 52, 6.5, 24) +
      [44, 52, 60, 68].map((y) => pen.line('trimDim', 2, `M45 ${y}L55 ${y}`)).join('') +
      pen.disc('trimDim', 50, 28, 6) +
      twin(pen.line('trim', 2.4, 'M48 24C44 14 38 10 32 10')),
  ),
  scarab: motif(
    '#1d7a78',
    '#d3a743',
    (pen) =>
      twin(pen.line('trimDim', 4, 'M34 44L14 34L10 22M30 60L8 60L4 70M34 74L18 86L20 95')) +
      pen.disc('trim', 50, 13, 11) +
      pen.disc('trimLit', 47, 10, 4) +
      pen.fill('dim', 'M36 32C38 22 62 22 64 32L62 40L38 40Z') +
      pen.split('M50 36C32 36 26 50 27 62C28 80 40 92 50 94Z', 'lit', 'body') +
      pen.fill('trim', 'M26 48C40 40 60 40 74 48L74 52C60 45 40 45 26 52Z') +
      pen.line('deep', 2.4, 'M50 46L50 93') +
      twin(pen.line('dim', 2, 'M40 54C37 66 39 78 44 86')) +
      pen.fill('spark', 'M34 56C33 62 34 70 36 74C32 68 31 60 34 56Z'),
  ),
  bat: motif(
    '#5a4a75',
    '#d8b04a',
    (pen) =>
      twin(
        pen.fill('body', 'M46 40C38 20 20 14 2 20C8 28 8 40 6 52C14 46 22 48 26 60C32 52 40 54 46 64Z') +
          pen.line('dim', 2.2, 'M44 42C34 30 20 22 6 22M44 44C34 36 22 36 10 46M44 48C36 46 30 50 27 56'),
      ) +
      pen.split('M50 34L44 26L40 20L38 36C36 56 42 74 50 84Z', 'lit', 'dim') +
      twin(pen.disc('trim', 45, 42, 3) + pen.disc('ink', 45, 42, 1.4)) +
      pen.fill('spark', 'M46 51L48 51L47 56ZM52 51L54 51L53 56Z'),
  ),
  feather: motif(
    '#2f7d8a',
    '#d7b25a',
    (pen) =>
      pen.fill('body', 'M88 6C60 8 30 28 24 62L32 74C62 70 86 44 88 6Z') +
      pen.fill('dim', 'M88 6C72 30 52 52 28 68L32 74C62 70 86 44 88 6Z') +
      pen.line('trim', 4, 'M10 94C24 72 54 40 80 16') +
      pen.line('deep', 2, 'M44 54L40 36M56 42L54 24M50 48L68 48M38 60L56 62') +
      around(1, pen.disc('trim', 76, 20, 3.5)),
  ),
}
