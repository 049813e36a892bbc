export { deleteMessages, listMessages, readAllMessages, readMessages, sendMessage, sendWritten } from './messages.ts'
export { isMessageKind, messageIn, topicOf } from './texts/index.ts'
