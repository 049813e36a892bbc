export { addCommunication } from './communication.ts'
