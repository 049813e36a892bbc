import { around, twin } from '../pen.ts'
import { motif } from './motif.ts'

export const treasure = {
  crown: motif(
    '#d7a83f',
    '#a92f46',
    (pen) =>
      pen.fill('trimDim', 'M18 70L82 70L78 40L50 24L22 40Z') +
      pen.split('M50 14L36 46L8 26L18 76L50 76Z', 'lit', 'body') +
      pen.fill('body', 'M16 74L84 74L82 88L18 88Z') +
      pen.fill('dim', 'M50 74L84 74L82 88L50 88Z') +
      pen.line('deep', 2, 'M17 75L83 75') +
      pen.disc('trim', 50, 14, 6) +
      twin(pen.disc('trim', 8, 26, 5)) +
      pen.fill('trim', 'M50 50L56 60L50 70L44 60Z') +
      twin(pen.disc('spark', 30, 62, 3)) +
      [26, 38, 50, 62, 74].map((x) => pen.disc('trimLit', x, 81.5, 2.4)).join(''),
  ),
  key: motif(
    '#cfa14a',
    '#35716a',
    (pen) =>
      `<g transform="rotate(38 50 50)">${pen.line('body', 8, 'M50 6A17 17 0 1 1 49.900 6Z') + pen.line('dim', 3, 'M62 12A17 17 0 0 1 56 39') + pen.split('M50 38L46 40L46 96L50 96Z', 'lit', 'dim') + pen.fill('body', 'M54 70L68 70L68 78L62 78L62 82L68 82L68 92L54 92Z') + pen.fill('dim', 'M54 78L62 78L62 82L68 82L68 92L54 92Z') + pen.fill('body', 'M40 44L60 44L58 50L42 50Z') + pen.disc('trim', 50, 23, 7) + pen.disc('trimLit', 48, 21, 2.4)}</g>`,
  ),
  coin: motif(
    '#d9ac47',
    '#8c5a22',
    (pen) =>
      pen.disc('dim', 52, 53, 43) +
      pen.disc('body', 48, 49, 42) +
      pen.line('dim', 2.6, 'M48 15A34 34 0 1 1 47.900 15Z') +
      around(24, pen.disc('dim', 48, 11, 1.5), 48, 49) +
      pen.fill('lit', 'M16 40A34 34 0 0 1 50 15A36 36 0 0 0 16 40Z') +
      pen.fill('trim', 'M48 24L54 42L72 42L58 53L63 71L48 60L33 71L38 53L24 42L42 42Z') +
      pen.fill('trimLit', 'M48 24L48 60L33 71L38 53L24 42L42 42Z'),
  ),
  chest: motif(
    '#7c4a2a',
    '#d5a848',
    (pen) =>
      pen.fill('trimLit', 'M14 50L86 50L80 34L68 40L58 28L48 38L38 26L28 40L18 36Z') +
      pen.fill('deep', 'M8 44C8 20 20 8 50 8C80 8 92 20 92 44L84 40C82 26 72 20 50 20C28 20 18 26 16 40Z') +
      pen.fill('trim', 'M8 48L92 48L92 58L8 58Z') +
      pen.fill('body', 'M10 58L90 58L86 94L14 94Z') +
      pen.fill('dim', 'M50 58L90 58L86 94L50 94Z') +
      pen.fill('trim', 'M20 58L30 58L31 94L22 94ZM70 58L80 58L78 94L69 94Z') +
      pen.fill('trimDim', 'M40 52L60 52L60 70C60 78 40 78 40 70Z') +
      pen.disc('ink', 50, 62, 3.5) +
      pen.fill('ink', 'M48.500 62L51.500 62L52.500 71L47.500 71Z'),
  ),
  ring: motif(
    '#d3a548',
    '#3a7ca8',
    (pen) =>
      pen.line('body', 9, 'M50 36A28 28 0 1 1 49.9 36Z') +
      pen.line('dim', 4, 'M66 42A28 28 0 0 1 50 92') +
      pen.line('lit', 3, 'M26 52A28 28 0 0 0 28 80') +
      pen.fill('dim', 'M36 34L64 34L58 42L42 42Z') +
      pen.split('M50 2L34 4L26 16L50 40Z', 'trimLit', 'trimDim') +
      pen.fill('spark', 'M34 4L50 2L44 16L26 16Z') +
      pen.fill('trim', 'M44 16L56 16L50 40Z'),
  ),
  goblet: motif(
    '#d0a145',
    '#9b2e47',
    (pen) =>
      pen.split('M50 12L20 12C20 36 28 50 44 56L45 74C44 82 34 84 28 92L50 92Z', 'lit', 'dim') +
      pen.oval('deep', 50, 13, 30, 7) +
      pen.oval('trim', 50, 14, 26, 5) +
      pen.fill('body', 'M24 30C34 36 66 36 76 30L74 37C64 43 36 43 26 37Z') +
      pen.disc('trim', 50, 36.5, 4.5) +
      twin(pen.disc('trimLit', 34, 34, 3)) +
      pen.fill('body', 'M42 62L58 62L58 68L42 68Z') +
      pen.fill('spark', 'M26 20C26 32 30 42 36 48C30 44 24 34 26 20Z'),
  ),
  lamp: motif(
    '#d3a344',
    '#8a3b52',
    (pen) =>
      pen.line('body', 6, 'M72 60C92 36 100 60 82 68') +
      pen.fill(
        'body',
        'M20 62C8 56 4 46 0 38C12 38 20 44 28 52C40 48 62 48 76 56C80 70 68 82 52 82C38 82 26 76 20 62Z',
      ) +
      pen.fill('dim', 'M76 56C80 70 68 82 52 82C44 82 36 80 30 75C54 78 70 70 68 52Z') +
      pen.fill('lit', 'M34 50L66 50L60 42L40 42Z') +
      pen.disc('trim', 50, 38, 5) +
      pen.fill('dim', 'M42 82L58 82L68 92L32 92Z') +
      pen.fill('spark', 'M30 58C26 60 26 66 32 70C28 66 28 62 30 58Z') +
      pen.line('trim', 3, 'M2 34C-2 24 10 20 6 8') +
      pen.oval('trimLit', 50, 65, 10, 5),
  ),
  hourglass: motif(
    '#b98a45',
    '#e3c884',
    (pen) =>
      pen.fill('spark', 'M26 14L74 14C74 34 58 42 56 50C58 58 74 66 74 86L26 86C26 66 42 58 44 50C42 42 26 34 26 14Z') +
      pen.fill('trim', 'M31 28L69 28C66 38 55 42 52 50L48 50C45 42 34 38 31 28Z') +
      pen.fill('trimDim', 'M50 60C58 68 68 74 70 84L30 84C32 74 42 68 50 60Z') +
      pen.line('trim', 2.4, 'M50 46L50 78') +
      twin(pen.fill('dim', 'M20 12L25 12L25 88L20 88Z')) +
      pen.fill('body', 'M14 4L86 4L84 15L16 15ZM16 85L84 85L86 96L14 96Z') +
      pen.fill('dim', 'M50 4L86 4L84 15L50 15ZM50 85L84 85L86 96L50 96Z'),
  ),
  bell: motif(
    '#d6a63f',
    '#a5503a',
    (pen) =>
      pen.disc('trimDim', 50, 86, 10) +
      pen.line('body', 5, 'M50 6A6 6 0 1 1 49.900 6Z') +
      pen.split('M50 14C32 16 28 32 26 52C24 66 16 72 10 80L50 80Z', 'lit', 'dim') +
      pen.fill('body', 'M50 14C60 16 62 40 62 80L40 80C40 40 42 18 50 14Z') +
      pen.fill('trim', 'M12 76L88 76L92 84L8 84Z') +
      pen.fill('spark', 'M35 30C32 40 32 52 29 62C28 48 30 36 35 30Z'),
  ),
  horseshoe: motif(
    '#9aa7ad',
    '#c99a45',
    (pen) =>
      pen.fill(
        'body',
        'M22 94L8 90C10 78 6 60 8 44C10 20 28 4 50 4C72 4 90 20 92 44C94 60 90 78 92 90L78 94L70 90C72 74 74 60 72 46C70 32 62 24 50 24C38 24 30 32 28 46C26 60 28 74 30 90Z',
      ) +
      pen.fill('dim', 'M50 4C72 4 90 20 92 44C94 60 90 78 92 90L78 94L70 90C72 74 74 60 72 46C70 32 62 24 50 24Z') +
      twin(
        pen.disc('ink', 17, 74, 2.6) +
          pen.disc('ink', 17, 56, 2.6) +
          pen.disc('ink', 22, 38, 2.6) +
          pen.disc('ink', 34, 21, 2.6),
      ) +
      pen.line('lit', 2.4, 'M13 50C14 28 30 12 46 10'),
  ),
  seven: motif(
    '#c0342f',
    '#e3bb54',
    (pen) =>
      pen.fill('trimDim', 'M10 8L92 8L92 28C70 46 62 66 60 96L28 96C30 70 40 50 58 34L34 34L26 46L10 46Z') +
      pen.fill('body', 'M16 14L86 14L86 25C66 44 57 64 54 90L35 90C38 66 50 46 70 28L31 28L23 40L16 40Z') +
      pen.fill('lit', 'M16 14L86 14L86 19L21 19L21 40L16 40Z') +
      pen.fill('dim', 'M86 25C66 44 57 64 54 90L46 90C49 62 62 40 80 25Z'),
  ),
  clover: motif(
    '#3f8f4d',
    '#d4aa48',
    (pen) =>
      pen.line('dim', 5, 'M52 54C54 72 60 86 70 96') +
      around(
        4,
        pen.fill('body', 'M50 50C30 42 26 20 38 12C44 8 49 12 50 18C51 12 56 8 62 12C74 20 70 42 50 50Z') +
          pen.fill('dim', 'M50 50C70 42 74 20 62 12C56 8 51 12 50 18Z') +
          pen.line('lit', 2, 'M50 44L50 24'),
        50,
        48,
        45,
      ),
  ),
  book: motif(
    '#7d2f3a',
    '#e9d9b2',
    (pen) =>
      pen.fill('deep', 'M4 22L50 30L96 22L96 86L50 94L4 86Z') +
      pen.split('M50 24C38 14 22 12 8 16L8 78C22 76 38 78 50 88Z', 'trimLit', 'trim') +
      twin(
        pen.line(
          'trimDim',
          2,
          'M16 30C26 28 36 30 43 35M16 42C26 40 36 42 43 47M16 54C26 52 36 54 43 59M16 66C26 64 36 66 43 71',
        ),
      ) +
      pen.fill('body', 'M44 20L56 20L54 60L50 54L46 60Z'),
  ),
  candle: motif(
    '#e9dfc4',
    '#d38a33',
    (pen) =>
      pen.fill('trim', 'M50 2C60 16 62 24 58 31C54 36 46 36 42 31C38 24 42 14 50 2Z') +
      pen.fill('spark', 'M50 16C55 22 55 28 52 31C50 33 47 32 46 29C45 25 47 21 50 16Z') +
      pen.line('ink', 2.4, 'M50 32L50 42') +
      pen.split('M50 42L36 40L34 78L50 78Z', 'lit', 'dim') +
      pen.fill('lit', 'M36 40L64 40L64 56C62 60 59 60 58 54L56 46L46 46L45 62C43 66 40 65 39 60L38 46Z') +
      pen.fill('trimDim', 'M18 78L82 78C80 90 68 96 50 96C32 96 20 90 18 78Z') +
      pen.fill('trim', 'M18 78L82 78L80 84L20 84Z'),
  ),
  lantern: motif(
    '#b03a31',
    '#dcae4b',
    (pen) =>
      pen.line('trimDim', 3, 'M50 2L50 12') +
      pen.fill('trim', 'M34 10L66 10L70 20L30 20Z') +
      pen.split('M50 20L30 20C8 30 8 66 30 76L50 76Z', 'lit', 'dim') +
      pen.fill('body', 'M50 20C66 28 66 68 50 76C34 68 34 28 50 20Z') +
      pen.fill('trimLit', 'M50 34C56 40 58 48 54 56C52 60 48 60 46 56C42 48 45 41 50 34Z') +
      twin(pen.line('deep', 1.8, 'M31 20C16 34 16 62 31 76')) +
      pen.fill('trim', 'M30 75L70 75L66 84L34 84Z') +
      pen.fill('trimDim', 'M50 75L70 75L66 84L50 84Z') +
      [42, 50, 58].map((x) => pen.line('trim', 2.4, `M${x} 84L${x} 97`)).join(''),
  ),
  potion: motif(
    '#5b8f4c',
    '#d9e3d8',
    (pen) =>
      pen.fill('deep', 'M42 2L58 2L57 12L43 12Z') +
      pen.fill(
        'trim',
        'M40 12L60 12L60 18L57 18L57 38C76 44 88 58 84 76C80 92 66 96 50 96C34 96 20 92 16 76C12 58 24 44 43 38L43 18L40 18Z',
      ) +
      pen.fill('body', 'M22 62C36 56 62 68 78 60C82 78 76 90 50 90C24 90 18 78 22 62Z') +
      pen.fill('dim', 'M78 60C82 78 76 90 50 90C44 90 38 89 34 87C60 88 74 78 72 62Z') +
      pen.disc('lit', 38, 76, 4) +
      pen.disc('lit', 54, 72, 2.8) +
      pen.disc('lit', 60, 82, 3.4) +
      pen.disc('lit', 46, 54, 2.6) +
      pen.fill('spark', 'M26 56C28 50 34 46 40 44C34 50 30 54 28 60Z'),
  ),
  scroll: motif(
    '#e6d5a8',
    '#a63b38',
    (pen) =>
      pen.fill('body', 'M20 14L76 14L76 84L20 84Z') +
      pen.fill('dim', 'M48 14L76 14L76 84L48 84Z') +
      pen.fill('lit', 'M12 6L78 6C86 6 86 22 78 22L12 22C20 22 20 6 12 6Z') +
      pen.oval('dim', 13, 14, 5, 8) +
      pen.fill('lit', 'M22 78L88 78C96 78 96 94 88 94L22 94C30 94 30 78 22 78Z') +
      pen.oval('dim', 88, 86, 5, 8) +
      pen.line('deep', 2.2, 'M28 34L66 34M28 44L62 44M28 54L66 54M28 64L48 64') +
      pen.disc('trim', 62, 68, 9) +
      pen.disc('trimLit', 62, 68, 5),
  ),
  mask: motif(
    '#d7b04f',
    '#7a2f55',
    (pen) =>
      twin(
        pen.fill('trim', 'M22 30C10 24 4 12 8 2C18 6 28 16 32 28Z') +
          pen.fill('trimLit', 'M34 26C28 16 28 6 34 0C42 8 44 18 44 28Z'),
      ) +
      pen.split('M50 30C34 22 14 26 6 34C6 58 18 76 34 74C42 72 44 62 50 62Z', 'lit', 'dim') +
      twin(pen.fill('ink', 'M18 46C26 40 38 42 42 52C34 58 22 56 18 46Z')) +
      pen.fill('trim', 'M50 28L55 38L50 48L45 38Z') +
      pen.line('trimDim', 4, 'M88 60L76 98') +
      twin(pen.disc('spark', 14, 40, 1.8) + pen.disc('spark', 20, 62, 1.8)),
  ),
}
