import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds `package.json` of the whole repository, from the sources and from the build alike. */
export function repositoryRoot(): string {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, 'package-lock.json'))) {
    const parent = dirname(directory)
    if (parent === directory) throw new Error('The repository root was not found.')
    directory = parent
  }
  return directory
}

/** Where the build puts things: `web/client`, `web/server`, `site`, `sandbox`. */
export function distDir(): string {
  return join(repositoryRoot(), 'dist')
}

/** The shipped content tree. */
export function shippedContentDir(): string {
  return join(repositoryRoot(), 'content')
}

/** The bonuses the house starts out with. */
export function shippedOffersDir(): string {
  return join(repositoryRoot(), 'offers')
}

/** Where the SQL of the schema was copied to; `undefined` when the site runs from source and so reads it there. */
export function schemaDir(): string | undefined {
  return isBuilt() ? join(distDir(), 'site/sql') : undefined
}

/** The sandbox's program: built, or its source when the site itself runs from source. */
export function sandboxEntry(): string {
  return isBuilt() ? join(distDir(), 'sandbox/main.js') : join(repositoryRoot(), 'apps/sandbox/src/main.ts')
}

/** The scripts by which pages show the sandbox's sportsbook and chats, as the sandbox serves them. */
export function sandboxScript(name: 'betting' | 'livechat' | 'freshchat'): string {
  const isBetting = name === 'betting'
  return isBuilt()
    ? join(distDir(), 'sandbox/page', isBetting ? 'betting.js' : `chat/${name}.js`)
    : join(repositoryRoot(), 'apps/sandbox/src', isBetting ? 'betting/script/v1.js' : `chat/page/${name}.js`)
}

/** Whether this runs from the build, whichever of its files this has become part of. */
function isBuilt(): boolean {
  return fileURLToPath(import.meta.url).startsWith(join(distDir(), 'site') + sep)
}
