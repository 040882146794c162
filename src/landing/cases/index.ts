// What other features may use.
export { OwnCases } from './complain/OwnCases.tsx'
