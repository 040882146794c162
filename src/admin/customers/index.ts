// What other features may use.
export { Cover } from './Cover.tsx'
