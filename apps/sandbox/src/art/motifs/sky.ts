import { around, spread, twin } from '../pen.ts'
import { motif } from './motif.ts'

export const sky = {
  sun: motif(
    '#e6ad34',
    '#c8642a',
    (pen) =>
      around(8, pen.fill('trim', 'M50 0L58 26L42 26Z')) +
      around(8, pen.fill('body', 'M50 6L56 26L44 26Z'), 50, 50, 22.5) +
      pen.disc('trim', 50, 50, 29) +
      pen.disc('body', 50, 50, 26) +
      pen.fill('dim', 'M50 24A26 26 0 0 1 50 76C60 66 60 34 50 24Z') +
      twin(pen.line('trimDim', 2.6, 'M35 46C38 43 42 43 44 46')) +
      pen.line('trimDim', 2.6, 'M50 46L48 56L52 56M42 63C46 67 54 67 58 63') +
      twin(pen.disc('trim', 36, 57, 3)),
  ),
  moon: motif(
    '#e2d6b0',
    '#7f9fb0',
    (pen) =>
      pen.fill('body', 'M62 4C32 6 10 28 12 54C14 80 38 98 64 94C46 86 36 70 36 50C36 30 46 12 62 4Z') +
      pen.fill('dim', 'M36 50C36 70 46 86 64 94C38 98 14 80 12 54C18 74 28 82 42 84C38 76 35 62 36 50Z') +
      pen.disc('dim', 24, 46, 4) +
      pen.disc('dim', 30, 66, 3) +
      pen.disc('dim', 30, 30, 2.6) +
      pen.fill('trim', 'M74 30L78 42L90 46L78 50L74 62L70 50L58 46L70 42Z') +
      pen.fill('trimLit', 'M84 68L86 74L92 76L86 78L84 84L82 78L76 76L82 74Z'),
  ),
  star: motif('#e3b243', '#b5742a', (pen) =>
    around(5, pen.fill('lit', 'M50 4L50 52L38.500 36Z') + pen.fill('dim', 'M50 4L50 52L61.500 36Z'), 50, 52),
  ),
  comet: motif(
    '#e8c35a',
    '#4f86b5',
    (pen) =>
      pen.fill('trimDim', 'M96 6C70 10 40 26 22 52L40 76C66 60 88 34 96 6Z') +
      pen.fill('trim', 'M88 18C68 22 46 34 32 56L44 68C64 56 80 40 88 18Z') +
      pen.fill('trimLit', 'M76 30C62 34 48 42 40 58L46 64C58 56 70 46 76 30Z') +
      pen.ball(30, 68, 24) +
      pen.disc('dim', 24, 76, 4) +
      pen.disc('dim', 38, 80, 3) +
      pen.disc('dim', 40, 64, 2.6),
  ),
  planet: motif(
    '#c17e4f',
    '#e2cf9c',
    (pen) =>
      pen.line('trimDim', 5, 'M18 62C-6 78 2 88 34 74') +
      pen.ball(50, 50, 31) +
      pen.fill('lit', 'M22 38C40 44 62 40 78 36L80 42C62 48 40 50 19.500 46Z') +
      pen.fill('dim', 'M20 58C40 64 64 60 80.500 56L78 64C60 70 40 70 23 66Z') +
      pen.line('trim', 6, 'M20 63C-4 82 18 88 54 66C92 44 108 16 80 36'),
  ),
  cloudburst: motif(
    '#8fa6b5',
    '#e8bd3f',
    (pen) =>
      pen.fill('trim', 'M54 46L30 74L46 74L38 98L70 64L53 64L62 46Z') +
      pen.fill('trimDim', 'M58 46L50 68L53 64L70 64L38 98L44 78L60 62L50 62Z') +
      pen.disc('body', 30, 38, 18) +
      pen.disc('body', 54, 28, 23) +
      pen.disc('body', 76, 40, 17) +
      pen.fill('body', 'M14 44L90 44C90 54 82 58 74 57L28 57C20 57 14 52 14 44Z') +
      pen.fill('dim', 'M13 44C30 52 70 52 92.500 44C92 54 82 58 74 57L28 57C20 57 13 52 13 44Z') +
      pen.oval('spark', 46, 18, 11, 6, -24) +
      pen.oval('lit', 24, 32, 7, 5, -24),
  ),
  eye: motif(
    '#2b7d8e',
    '#d3a440',
    (pen) =>
      spread(9, 20, () => pen.fill('trim', 'M50 2L53.5 20L46.5 20Z'), 50, 56) +
      pen.fill('trimDim', 'M2 56C20 28 80 28 98 56C80 86 20 86 2 56Z') +
      pen.fill('spark', 'M9 56C26 34 74 34 91 56C74 80 26 80 9 56Z') +
      pen.disc('body', 50, 56, 18.5) +
      pen.fill('dim', 'M50 37.5A18.5 18.5 0 0 1 50 74.5C58 66 58 46 50 37.5Z') +
      around(12, pen.line('lit', 1.4, 'M50 41L50 47'), 50, 56) +
      pen.disc('ink', 50, 56, 9) +
      pen.disc('spark', 46, 51, 3),
  ),
  snowflake: motif(
    '#a9cfdb',
    '#eff6f4',
    (pen) =>
      around(
        6,
        pen.line('body', 6, 'M50 50L50 6') + pen.line('body', 4.5, 'M50 22L38 12M50 22L62 12M50 36L41 29M50 36L59 29'),
      ) +
      around(6, pen.line('trim', 2.2, 'M50 46L50 8')) +
      around(6, pen.fill('trim', 'M50 50L44 40L50 34L56 40Z')),
  ),
  balloon: motif(
    '#b9483c',
    '#ecd9ac',
    (pen) =>
      pen.split('M50 4C26 4 14 20 16 38C18 54 36 64 42 74L50 74Z', 'lit', 'body') +
      pen.fill('trim', 'M50 4C38 4 30 20 32 38C34 52 44 62 46 74L54 74C56 62 66 52 68 38C70 20 62 4 50 4Z') +
      pen.fill('body', 'M50 4C44 4 42 20 43 38C44 54 48 64 49 74L51 74C52 64 56 54 57 38C58 20 56 4 50 4Z') +
      pen.fill('dim', 'M50 4C74 4 86 20 84 38C82 54 64 64 58 74L54 74C56 62 66 52 68 38C70 20 62 4 50 4Z') +
      pen.line('ink', 1.6, 'M43 74L44 82M57 74L56 82') +
      pen.fill('trimDim', 'M40 82L60 82L58 97L42 97Z') +
      pen.fill('trim', 'M40 82L60 82L59.500 86L40.500 86Z'),
  ),
  rocket: motif(
    '#dfd8c8',
    '#c0442f',
    (pen) =>
      `<g transform="rotate(38 50 50)">${pen.fill('trimLit', 'M42 78L50 100L58 78Z') + twin(pen.fill('trim', 'M36 50L20 74L22 84L38 74Z')) + pen.split('M50 0C36 12 32 36 36 76L50 76Z', 'lit', 'dim') + pen.fill('trim', 'M50 0C44 5 40 12 38 20L62 20C60 12 56 5 50 0Z') + pen.fill('trimDim', 'M50 0C56 5 60 12 62 20L50 20Z') + pen.disc('ink', 50, 38, 9.5) + pen.disc('trim', 50, 38, 6.5) + pen.disc('spark', 48, 36, 2) + pen.fill('deep', 'M38 74L62 74L60 81L40 81Z')}</g>`,
  ),
}
