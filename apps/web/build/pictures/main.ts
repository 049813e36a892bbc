/**
 * Draws every fixed picture of the site into `apps/web/public`: `npx tsx apps/web/build/pictures/main.ts`.
 * A picture over its budget stops the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictures } from './pictures.ts'

for (const { name, svg, bytesMax } of pictures) {
  const size = Buffer.byteLength(svg)
  if (size > bytesMax) throw new Error(`${name}.svg has ${size} bytes of at most ${bytesMax}`)
  const file = fileURLToPath(new URL(`../../public/pictures/${name}.svg`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}
