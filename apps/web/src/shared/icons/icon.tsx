import sprite from './sprite.svg?no-inline'

/** Icons that point somewhere and must point the other way when read from right to left. */
const DIRECTED = new Set(['arrow-next', 'arrow-previous', 'back', 'log-out', 'menu-open', 'external'])

/** One icon of the set, by its content id, in the colour of the text around it. Always decorative: name the control. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-flips={DIRECTED.has(name) ? '' : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
