import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { neighbourhoods } from '../../apps/platform/src/module-graph.ts'
import { allFiles, root } from '../support/sources.ts'

/** A folder of more files than this names several things: it becomes rooms (decision 49). */
const FILES_OF_A_ROOM = 30

const ROOMS = /^apps\/(web\/src\/features|platform\/src\/(modules|flows))\//
const FLOWS = 'apps/platform/src/flows/'

const files = allFiles()

describe('rooms', () => {
  it('hold thirty files at most: features of the web, modules and flows of the platform', () => {
    const sizes = new Map<string, number>()
    for (const path of files.filter((it) => ROOMS.test(it))) {
      sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
    }
    expect(sizes.size).toBeGreaterThan(100)
    expect([...sizes].filter(([, size]) => size > FILES_OF_A_ROOM)).toEqual([])
  })

  it('of flows lie in the neighbourhoods of the modules they are about', () => {
    const flows = files.filter((path) => path.startsWith(FLOWS)).map((path) => path.slice(FLOWS.length))
    expect(flows.length).toBeGreaterThan(100)
    expect(flows.filter((path) => !Object.hasOwn(neighbourhoods, path.split('/')[0]!))).toEqual([])
  })

  it('are found where documents say a flow is', () => {
    const named = files
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/flows\/[a-z/-]+\.ts/g)].map(([name]) => ({ path, name })),
      )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(({ name }) => !existsSync(join(root, 'apps/platform/src', name)))).toEqual([])
  })
})
