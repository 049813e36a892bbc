export { addCommunication, type Communication } from './communication.ts'
export { migrations } from './migrations.ts'
