import { around, twin } from '../pen.ts'
import { motif } from './motif.ts'

/** Animals seen from the front, as on a badge. */
export const beasts = {
  fox: motif(
    '#cf6a2c',
    '#f3e3c6',
    (pen) =>
      pen.split('M50 34L38 30L16 8L14 42L6 58L26 76L50 94Z', 'lit', 'body') +
      twin(pen.fill('deep', 'M20 18L21 38L33 31Z')) +
      twin(pen.fill('trim', 'M6 58L30 58L44 78L50 94L26 76Z')) +
      twin(pen.fill('ink', 'M25 50L41 55L32 58Z')) +
      pen.fill('ink', 'M42 84L58 84L50 95Z') +
      pen.fill('spark', 'M44 85.500L50 85.500L46 87.500Z') +
      pen.fill('dim', 'M50 34L57 32L50 62L43 32Z'),
  ),
  wolf: motif(
    '#5f7484',
    '#d8dedb',
    (pen) =>
      pen.split('M50 28L38 26L24 4L14 32L10 50L4 62L18 68L28 82L42 92L50 94Z', 'lit', 'dim') +
      twin(pen.fill('ink', 'M24 14L21 32L33 27Z')) +
      twin(pen.fill('trim', 'M10 62L34 56L42 70L44 92L28 82Z')) +
      twin(pen.fill('deep', 'M50 30L42 28L38 50L46 66L50 66Z')) +
      twin(pen.fill('spark', 'M26 47L42 54L32 57Z') + pen.disc('ink', 35, 53.5, 2.2)) +
      pen.fill('ink', 'M41 76L59 76L55 86L45 86Z') +
      pen.line('ink', 2, 'M50 86L50 91'),
  ),
  owl: motif(
    '#7d5a3c',
    '#e0a13a',
    (pen) =>
      pen.split('M50 20C40 20 30 16 20 6C20 24 14 36 14 54C14 80 32 95 50 95Z', 'body', 'dim') +
      twin(pen.fill('deep', 'M14 50C12 72 22 88 36 94C28 78 26 62 28 50Z')) +
      pen.fill('lit', 'M50 52C62 58 68 72 62 90C58 95 42 95 38 90C32 72 38 58 50 52Z') +
      [66, 75, 84].map((y) => pen.line('dim', 2.2, `M41 ${y}L45 ${y + 4}L50 ${y}L55 ${y + 4}L59 ${y}`)).join('') +
      twin(
        pen.disc('spark', 34, 40, 16) +
          pen.disc('trim', 34, 40, 11.5) +
          pen.disc('ink', 34, 40, 7) +
          pen.disc('spark', 31, 37, 2.4),
      ) +
      pen.fill('trimLit', 'M50 44L44 51L50 62Z') +
      pen.fill('trimDim', 'M50 44L56 51L50 62Z'),
  ),
  stag: motif(
    '#9a6538',
    '#d9bd86',
    (pen) =>
      twin(
        pen.line('trim', 5, 'M43 36C40 26 22 30 16 6') +
          pen.line('trim', 4, 'M34 27C34 20 36 14 36 6') +
          pen.line('trim', 4, 'M22 20C16 20 10 16 6 12'),
      ) +
      twin(
        pen.fill('dim', 'M38 40C28 32 16 34 8 42C16 52 30 52 38 46Z') +
          pen.fill('trimDim', 'M34 42C28 38 20 38 14 42C20 47 28 47 34 44Z'),
      ) +
      pen.split('M50 30L40 34L35 46L41 66L43 86L50 94Z', 'lit', 'body') +
      pen.fill('trim', 'M50 42L46 60L47 80L53 80L54 60Z') +
      twin(pen.oval('ink', 41, 53, 2.6, 3.6, 20)) +
      pen.fill('ink', 'M42 82L58 82L55 92L50 95L45 92Z'),
  ),
  lion: motif(
    '#d99a35',
    '#8f4a22',
    (pen) =>
      around(14, pen.fill('trim', 'M50 2L61 22L50 40L39 22Z'), 50, 50) +
      around(14, pen.fill('trimDim', 'M50 10L58 24L50 40L42 24Z'), 50, 50, 12.8) +
      twin(pen.disc('body', 28, 30, 8) + pen.disc('trimDim', 28, 30, 4)) +
      pen.split('M50 22C36 22 26 32 26 48C26 60 32 66 36 76C40 84 46 86 50 86Z', 'lit', 'body') +
      pen.fill('spark', 'M50 62C42 62 36 70 40 78C44 86 56 86 60 78C64 70 58 62 50 62Z') +
      pen.fill('dim', 'M46 34L54 34L56 60L44 60Z') +
      pen.fill('ink', 'M42 59L58 59L50 69Z') +
      pen.line('ink', 2, 'M50 68L50 75M50 75C47 79 43 78 42 76M50 75C53 79 57 78 58 76') +
      twin(pen.fill('ink', 'M32 47L43 50L36 53Z')),
  ),
  bear: motif(
    '#6b4530',
    '#d2a873',
    (pen) =>
      twin(pen.disc('body', 22, 24, 15) + pen.disc('trimDim', 22, 24, 8)) +
      pen.split('M50 16C26 16 10 34 10 56C10 78 28 92 50 92Z', 'body', 'dim') +
      pen.oval('trim', 50, 68, 20, 17) +
      pen.fill('ink', 'M39 58C44 54 56 54 61 58C60 66 54 69 50 70C46 69 40 66 39 58Z') +
      pen.line('ink', 2.4, 'M50 69L50 76M41 76C44 80 48 80 50 76C52 80 56 80 59 76') +
      twin(pen.disc('ink', 32, 48, 4) + pen.disc('spark', 31, 46.5, 1.4)),
  ),
  cat: motif(
    '#3b3f4c',
    '#d8b23f',
    (pen) =>
      pen.split('M50 28L38 27L18 6L13 44C11 70 28 92 50 92Z', 'lit', 'body') +
      twin(pen.fill('trimDim', 'M21 18L19 38L32 30Z')) +
      twin(pen.fill('trim', 'M20 54C26 44 38 46 43 56C36 62 26 62 20 54Z') + pen.oval('ink', 32, 54, 2.6, 6.5)) +
      pen.fill('trimLit', 'M45 68L55 68L50 74Z') +
      pen.line('deep', 2, 'M50 74L50 79M50 79C46 83 42 82 40 79M50 79C54 83 58 82 60 79') +
      twin(pen.line('spark', 1.4, 'M34 72L8 68M34 76L10 80')),
  ),
  elephant: motif(
    '#7a8fa0',
    '#e9dcc0',
    (pen) =>
      twin(
        pen.fill('dim', 'M36 26C20 8 2 18 2 40C2 58 16 70 32 64Z') +
          pen.fill('deep', 'M33 32C22 20 9 26 9 42C9 54 19 61 31 57Z'),
      ) +
      pen.split('M50 14C36 14 28 26 28 42C28 56 36 60 40 68L42 88C42 94 46 96 50 96Z', 'lit', 'body') +
      [66, 73, 80, 87].map((y) => pen.line('dim', 2, `M43 ${y}C47 ${y + 2} 53 ${y + 2} 57 ${y}`)).join('') +
      twin(
        pen.fill('trim', 'M37 64C32 66 28 76 30 90C36 84 40 76 41 68Z') +
          pen.disc('ink', 37, 46, 3) +
          pen.disc('spark', 36, 45, 1),
      ) +
      pen.fill('trim', 'M50 16L58 28L50 40L42 28Z') +
      pen.disc('trimDim', 50, 28, 3.5),
  ),
  hare: motif(
    '#b59a7c',
    '#e6c9b8',
    (pen) =>
      twin(
        pen.fill('dim', 'M46 42C30 32 20 12 26 2C40 6 48 24 48 42Z') +
          pen.fill('trim', 'M43 34C34 26 28 14 29 8C37 13 43 24 43 34Z'),
      ) +
      pen.split('M50 34C34 34 24 46 22 62C20 80 36 94 50 94Z', 'lit', 'body') +
      twin(pen.disc('ink', 34, 58, 4.5) + pen.disc('spark', 32.5, 56.5, 1.6)) +
      twin(pen.oval('spark', 42, 78, 9, 8)) +
      pen.fill('trimDim', 'M44 70L56 70L50 77Z') +
      pen.line('ink', 2, 'M50 77L50 84') +
      pen.fill('spark', 'M46 84L54 84L53 91L47 91Z') +
      twin(pen.line('dim', 1.5, 'M36 78L14 74M36 81L15 86')),
  ),
  frog: motif(
    '#4f9a4a',
    '#e1b53d',
    (pen) =>
      twin(pen.disc('body', 26, 28, 17) + pen.disc('trim', 26, 28, 11) + pen.oval('ink', 26, 28, 4, 8)) +
      pen.split('M50 26C26 26 6 42 6 62C6 80 26 90 50 90Z', 'lit', 'body') +
      pen.fill('spark', 'M12 68C28 80 72 80 88 68C84 84 68 90 50 90C32 90 16 84 12 68Z') +
      pen.line('deep', 3, 'M10 60C30 74 70 74 90 60') +
      twin(pen.oval('deep', 44, 52, 2, 1.5)),
  ),
  horse: motif(
    '#a9784c',
    '#5a3522',
    (pen) =>
      pen.fill('trim', 'M44 12C64 8 84 26 80 52C78 66 84 78 78 90L62 90C70 64 66 34 44 12Z') +
      pen.fill(
        'body',
        'M28 92L68 92C70 74 62 62 68 46C72 28 58 16 46 16L42 4L36 18C28 24 20 40 12 54C12 64 20 68 26 64L42 54C50 56 46 64 38 72C31 79 28 84 28 92Z',
      ) +
      pen.fill('dim', 'M52 92L68 92C70 74 62 62 68 46C72 28 58 16 46 16C60 26 62 40 56 54C50 68 54 78 52 92Z') +
      pen.disc('ink', 35, 36, 3) +
      pen.disc('ink', 18, 56, 2) +
      pen.line('deep', 2, 'M22 62C26 60 30 58 32 54') +
      pen.fill('lit', 'M42 14L38 22L40 30L44 20Z'),
  ),
  bull: motif(
    '#7a3b2c',
    '#e8dcc0',
    (pen) =>
      twin(
        pen.fill('trim', 'M36 30C20 32 8 24 4 6C-2 30 10 48 34 44Z') +
          pen.fill('dim', 'M32 42C22 40 14 44 10 50C18 56 28 54 34 50Z'),
      ) +
      pen.split('M50 24C40 24 32 30 31 42L36 64L38 82C40 92 46 94 50 94Z', 'lit', 'body') +
      pen.fill('deep', 'M50 26L42 40L50 56L58 40Z') +
      pen.fill('trimDim', 'M38 76C44 72 56 72 62 76C62 90 56 94 50 94C44 94 38 90 38 76Z') +
      twin(pen.oval('ink', 44, 83, 2.6, 2)) +
      twin(pen.fill('ink', 'M35 50L44 54L37 56Z')) +
      pen.line('trimLit', 3, 'M44 88C44 98 56 98 56 88'),
  ),
}
