export { registerSeamless } from './http.ts'
export { migrations } from './migrations.ts'
