// What the demo is made with.
export { demoAnswers, demoConversations, type DemoConversation } from './conversations.ts'
