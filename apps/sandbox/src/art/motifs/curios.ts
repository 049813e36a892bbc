import { around, moved, scaled, spread, twin } from '../pen.ts'
import { motif } from './motif.ts'

export const curios = {
  gear: motif(
    '#b08a4c',
    '#46606b',
    (pen) =>
      around(10, pen.fill('body', 'M43 14L45 2L55 2L57 14Z')) +
      pen.disc('body', 50, 50, 38) +
      pen.fill('dim', 'M76.900 23.100A38 38 0 0 1 23.100 76.900A46 46 0 0 0 76.900 23.100Z') +
      pen.disc('deep', 50, 50, 25) +
      around(5, pen.fill('lit', 'M46.500 50L47.500 24L52.500 24L53.500 50Z')) +
      pen.disc('lit', 50, 50, 11) +
      pen.disc('trim', 50, 50, 6),
  ),
  watch: motif(
    '#cda24d',
    '#efe6d0',
    (pen) =>
      pen.line('dim', 4, 'M50 2A7 7 0 1 1 49.900 2Z') +
      pen.fill('body', 'M44 14L56 14L56 22L44 22Z') +
      pen.disc('dim', 50, 58, 39) +
      pen.disc('body', 49, 57, 37) +
      pen.disc('trim', 50, 58, 30) +
      pen.fill('trimDim', 'M71.200 36.800A30 30 0 0 1 28.800 79.200A36 36 0 0 0 71.200 36.800Z') +
      around(12, pen.line('ink', 2.4, 'M50 33L50 37'), 50, 58) +
      pen.line('ink', 3.4, 'M50 58L50 42') +
      pen.line('deep', 3, 'M50 58L62 64') +
      pen.disc('ink', 50, 58, 3),
  ),
  tophat: motif(
    '#35383f',
    '#a5324a',
    (pen) =>
      pen.oval('dim', 50, 82, 46, 12) +
      pen.oval('body', 50, 79, 46, 11) +
      pen.split('M50 8C38 8 28 6 22 10C26 34 28 56 26 78C34 84 42 85 50 85Z', 'lit', 'dim') +
      pen.oval('deep', 50, 11, 28, 6) +
      pen.fill('trim', 'M26.500 58C36 64 64 64 73.500 58L74 76C64 83 36 83 26 76Z') +
      pen.fill('trimDim', 'M50 62.500C60 62.500 68 61 73.500 58L74 76C68 80 60 81.500 50 81.500Z'),
  ),
  teapot: motif(
    '#2f6f7a',
    '#d8b05a',
    (pen) =>
      pen.line('body', 7, 'M78 44C100 36 98 72 76 72') +
      pen.fill('dim', 'M26 66C14 62 14 46 2 40L12 34C24 40 24 50 30 54Z') +
      pen.split('M50 34C30 34 20 48 20 62C20 76 30 86 38 88L50 88Z', 'lit', 'body') +
      pen.fill('dim', 'M72 42C82 54 84 80 62 88L38 88C66 84 74 64 72 42Z') +
      pen.fill('trim', 'M32 36C34 24 66 24 68 36Z') +
      pen.disc('trim', 50, 20, 5.5) +
      pen.fill('trimDim', 'M34 88L66 88L70 94L30 94Z') +
      around(5, pen.oval('trimLit', 50, 54, 3.6, 6), 48, 62) +
      pen.disc('trim', 48, 62, 3.2),
  ),
  telescope: motif(
    '#b98a45',
    '#33606b',
    (pen) =>
      pen.line('trimDim', 4, 'M50 56L30 96M50 56L72 96M50 56L50 96') +
      `<g transform="rotate(-28 50 46)">${pen.fill('body', 'M58 32L96 28L96 62L58 58Z') + pen.fill('dim', 'M58 46L96 46L96 62L58 58Z') + pen.fill('lit', 'M28 36L58 33L58 57L28 54Z') + pen.fill('dim', 'M28 46L58 46L58 57L28 54Z') + pen.fill('body', 'M4 39L28 37L28 53L4 51Z') + pen.fill('trim', 'M90 25L98 25L98 65L90 65ZM54 31L61 31L61 59L54 59ZM0 37L6 37L6 53L0 53Z')}</g>` +
      pen.disc('trim', 50, 56, 5),
  ),
  harp: motif(
    '#cfa048',
    '#8a5a2c',
    (pen) =>
      pen.line('spark', 1.4, 'M38 24L38 84M46 22L46 80M54 26L54 74M62 32L62 66M70 34L70 58') +
      pen.line('trim', 8, 'M28 14L28 88') +
      pen.line('body', 9, 'M28 14C44 8 52 30 68 30C80 30 86 24 86 16') +
      pen.line('dim', 9, 'M28 90C54 86 78 66 86 18') +
      pen.fill('lit', 'M18 86L42 86L46 96L14 96Z') +
      pen.disc('lit', 28, 12, 7) +
      pen.disc('trim', 28, 12, 3),
  ),
  drum: motif(
    '#a83b35',
    '#e3cf9c',
    (pen) =>
      pen.fill('body', 'M12 34L88 34L84 80C76 92 24 92 16 80Z') +
      pen.fill('dim', 'M50 34L88 34L84 80C78 88 64 89 50 89Z') +
      pen.line('trim', 3, 'M14 42L32 86L50 44L68 86L86 42') +
      pen.oval('trimDim', 50, 35, 40, 13) +
      pen.oval('trim', 50, 32, 40, 13) +
      pen.oval('spark', 50, 32, 32, 9) +
      pen.line('trimDim', 5, 'M30 28L4 6M68 28L94 4') +
      pen.disc('trim', 32, 29, 4.5) +
      pen.disc('trim', 66, 29, 4.5),
  ),
  sword: motif(
    '#c4ced1',
    '#b98a3d',
    (pen) =>
      `<g transform="rotate(42 50 50)">${pen.split('M50 -8L43 4L44 64L50 64Z', 'lit', 'dim') + pen.fill('trim', 'M30 62C40 66 60 66 70 62L70 70C60 73 40 73 30 70Z') + pen.fill('deep', 'M46 71L54 71L54 94L46 94Z') + pen.line('trim', 2, 'M46 76L54 79M46 82L54 85M46 88L54 91') + pen.ball(50, 99, 7, ['trim', 'trimDim', 'trimLit'])}</g>`,
  ),
  shield: motif(
    '#35628a',
    '#d3aa4e',
    (pen) =>
      pen.split('M50 4C38 12 22 14 10 12C8 48 20 80 50 96Z', 'trimLit', 'trimDim') +
      pen.split('M50 12C40 18 28 20 17 19C17 48 27 74 50 88Z', 'lit', 'dim') +
      around(4, pen.fill('trim', 'M50 50L42 34L50 22L58 34Z'), 50, 50) +
      pen.disc('trimLit', 50, 50, 7) +
      pen.disc('trimDim', 50, 50, 3),
  ),
  axe: motif(
    '#aab6ba',
    '#8a5a33',
    (pen) =>
      `<g transform="rotate(24 50 50)">${pen.split('M50 4L46 6L46 98L50 98Z', 'trimLit', 'trimDim') + twin(pen.fill('body', 'M46 16C34 20 22 16 12 6C2 28 6 50 16 62C24 50 36 44 46 46Z') + pen.fill('lit', 'M12 6C2 28 6 50 16 62C12 46 11 26 16 10Z')) + pen.fill('dim', 'M54 16C66 20 78 16 88 6C98 28 94 50 84 62C76 50 64 44 54 46Z') + pen.fill('trimLit', 'M44 24L56 24L56 38L44 38Z')}</g>`,
  ),
  hammer: motif(
    '#8f9da5',
    '#7a4b2c',
    (pen) =>
      pen.split('M50 44L45 44L44 92L50 94Z', 'trimLit', 'trimDim') +
      pen.line('trim', 2, 'M45 60L55 64M45 70L55 74M45 80L55 84') +
      pen.fill('body', 'M10 12L90 12L94 20L94 40L90 48L10 48L6 40L6 20Z') +
      pen.fill('dim', 'M50 12L90 12L94 20L94 40L90 48L50 48Z') +
      pen.fill('lit', 'M10 12L90 12L86 18L14 18Z') +
      pen.line('ink', 2.4, 'M24 18L24 44M76 18L76 44') +
      pen.line('trimLit', 3, 'M50 22L42 30L50 38L58 30Z') +
      pen.disc('trimDim', 50, 95, 4),
  ),
  pickaxe: motif(
    '#93a0a6',
    '#8b5a32',
    (pen) =>
      `<g transform="rotate(-34 50 50)">${pen.split('M50 10L45.500 10L45 98L50 98Z', 'trimLit', 'trimDim') + pen.fill('body', 'M50 8C28 8 10 20 -4 42C16 30 30 27 50 27Z') + pen.fill('dim', 'M50 8C72 8 90 20 104 42C84 30 70 27 50 27Z') + pen.fill('lit', 'M50 8C28 8 10 20 -4 42C12 24 30 14 50 14Z') + pen.fill('trimDim', 'M42 6L58 6L58 30L42 30Z')}</g>`,
  ),
  helmet: motif(
    '#c39a4c',
    '#a02f3a',
    (pen) =>
      pen.fill('trim', 'M50 2C80 0 96 18 94 44C90 30 80 20 64 18L50 16L36 18C20 20 10 30 6 44C4 18 20 0 50 2Z') +
      pen.fill('trimDim', 'M50 2C80 0 96 18 94 44C90 30 80 20 64 18L50 16Z') +
      pen.split('M50 14C30 14 18 30 18 52L20 92L42 84L42 58L26 52C28 46 36 44 44 48L47 72L50 74Z', 'lit', 'dim') +
      twin(pen.fill('ink', 'M26 52C29 46 37 45 44 48L45 57L36 58Z')) +
      pen.line('trimLit', 3, 'M50 14L50 44'),
  ),
  amphora: motif(
    '#b5623a',
    '#2c2522',
    (pen) =>
      twin(pen.line('dim', 5, 'M40 20C18 18 14 36 26 46')) +
      pen.split('M50 6L36 6L40 14L41 26C26 34 22 46 24 58C28 76 40 84 44 92L38 96L50 96Z', 'lit', 'body') +
      pen.fill('trim', 'M25 46L75 46L76 52L24 52ZM26 64L74 64L72 70L28 70Z') +
      pen.line('trim', 2.4, 'M28 58L32 55L36 60L40 55L44 60L48 55L52 60L56 55L60 60L64 55L68 60L72 56') +
      pen.fill('trim', 'M36 6L64 6L62 10L38 10Z'),
  ),
  fan: motif('#b23f4d', '#e8d6a4', (pen) =>
    scaled(
      0.72,
      spread(
        9,
        18,
        (index) =>
          pen.fill(index % 2 ? 'lit' : 'body', 'M50 88L37 14L50 8L63 14Z') + pen.line('trim', 2, 'M50 88L50 12'),
        50,
        88,
      ) +
        spread(9, 18, () => pen.disc('trim', 50, 24, 4), 50, 88) +
        pen.disc('trimDim', 50, 88, 7) +
        pen.disc('trimLit', 50, 88, 3),
      50,
      62,
    ),
  ),
  wheel: motif(
    '#a8452f',
    '#dcb65a',
    (pen) =>
      pen.disc('trimDim', 50, 50, 46) +
      pen.disc('trim', 49, 49, 44) +
      spread(
        12,
        30,
        (index) => pen.fill(index % 2 ? 'body' : 'spark', 'M50 50L40.2 13.3A38 38 0 0 1 59.8 13.3Z'),
        50,
        50,
      ) +
      around(12, pen.disc('trimLit', 50, 9, 2), 50, 50, 15) +
      pen.disc('trim', 50, 50, 11) +
      pen.disc('trimDim', 50, 50, 6),
  ),
  dragonfly: motif(
    '#3a8f8a',
    '#cfe3dc',
    (pen) =>
      twin(
        pen.fill('trim', 'M48 34C30 18 10 14 2 22C6 36 28 42 48 40Z') +
          pen.fill('trimDim', 'M48 42C30 42 12 50 10 60C22 66 40 56 49 47Z'),
      ) +
      pen.split('M50 20C44 22 44 34 46 44L48 94L50 98Z', 'lit', 'dim') +
      [52, 60, 68, 76, 84].map((y) => pen.line('deep', 1.6, `M47 ${y}L53 ${y}`)).join('') +
      pen.disc('body', 50, 18, 8) +
      twin(pen.disc('deep', 44, 15, 4.5) + pen.disc('spark', 43, 14, 1.4)),
  ),
  serpent: motif(
    '#4a8a52',
    '#d6b149',
    (pen) =>
      pen.line('dim', 13, 'M78 88C30 96 14 84 26 72C40 60 84 74 84 56C84 40 36 54 30 40') +
      pen.line('body', 9, 'M78 88C30 96 14 84 26 72C40 60 84 74 84 56C84 40 36 54 30 40') +
      pen.line('trim', 2, 'M70 89C34 92 20 84 28 75C42 64 84 76 84 56C84 43 46 52 34 44') +
      pen.line('dim', 5, 'M78 88L96 80') +
      moved(
        -17,
        2,
        pen.line('trimDim', 2, 'M50 10L50 3M50 3L46 -1M50 3L54 -1') +
          pen.split('M50 7C39 8 33 20 35 31C38 43 45 47 50 48Z', 'lit', 'body') +
          twin(pen.oval('trim', 42, 24, 3.6, 4.6) + pen.oval('ink', 42, 24, 1.4, 3.8)) +
          pen.line('deep', 1.6, 'M46 12L47 14M54 12L53 14'),
      ),
  ),
}
