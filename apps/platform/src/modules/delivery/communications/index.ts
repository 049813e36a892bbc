export { addCommunication } from './communication.ts'
export { migrations } from './migrations.ts'
