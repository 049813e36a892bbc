// Third-party notices: what others wrote that travels in the build or beside it, fonts included, with their licences.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const LICENCE_FILE = /^(licen[cs]e|ofl|copying|notice)(\.(txt|md))?$/i

/**
 * The notices as text: each licence once, after the packages that are under it. Throws on a package that names no
 * licence, because it may not travel.
 * @returns {string}
 */
export function notices() {
  /** @type {Map<string, string[]>} */
  const packagesByText = new Map()
  for (const { name, version, licence, path } of shippedPackages()) {
    const text = licenceText(path) ?? (licence && `Licence: ${licence}, whose text its authors did not add.`)
    if (!text) throw new Error(`${name} names no licence`)
    packagesByText.set(text, [
      ...(packagesByText.get(text) ?? []),
      `${name} ${version}${licence ? ` (${licence})` : ''}`,
    ])
  }
  const parts = [...packagesByText].map(([text, names]) => `${names.join('\n')}\n\n${text.trim()}\n`)
  return ['This product holds or uses the works below, each under the licence that follows it.\n', ...parts].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}

function shippedPackages() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, link?: boolean, optional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([place, { version, license, dev, link, optional }]) => {
    const path = join(root, place)
    if (!place.includes('node_modules/') || dev || link || (optional && !existsSync(path))) return []
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version: version ?? '', licence: license ?? licenceIn(path), path }]
  })
}

/** @param {string} path */
function licenceIn(path) {
  /** @type {{ license?: string }} */
  const { license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return license
}

/** @param {string} path */
function licenceText(path) {
  const file = readdirSync(path).find((name) => LICENCE_FILE.test(name))
  return file === undefined ? null : readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n')
}
