export { deleteMessages, listMessages, readAllMessages, readMessages, sendMessage } from './messages.ts'
export { isMessageKind, messageIn, topicOf } from './texts/index.ts'
