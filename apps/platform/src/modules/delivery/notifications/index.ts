export { deleteMessages, listMessages, readAllMessages, readMessages, sendMessage } from './messages.ts'
export { migrations } from './migrations.ts'
