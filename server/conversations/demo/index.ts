// What the demo is made with.
export { demoConversations, type DemoConversation } from './conversations.ts'
