export { registerSeamless } from './http.ts'
