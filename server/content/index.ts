// What other features may use.
export { findAnswers, hasQuestions } from './findAnswers.ts'
export { contentBySlug, hasContent, showContent } from './showContent.ts'
