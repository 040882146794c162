// What other features may use.
export { contentBySlug, hasContent, showContent } from './showContent.ts'
