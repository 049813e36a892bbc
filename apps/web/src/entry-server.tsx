export { assetsForDevelopment, readAssets } from './server/assets.ts'
export { createPages } from './server/pages.ts'
