export { deleteMessages, listMessages, readAllMessages, readMessages, sendMessage } from './messages.ts'
