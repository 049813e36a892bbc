export { addCommunication, clearCommunications } from './communication.ts'
