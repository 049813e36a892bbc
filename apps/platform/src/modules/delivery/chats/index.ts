export { type ChatCompany, chatCompany, chatCompanyOf } from './company.ts'
export { askChatToken, ChatFailure, type GivenToken } from './livechat.ts'
export { forgetChats, readChatIdentity, readChatToken, removeChatToken, saveChatToken } from './store.ts'
