// What other features may use.
export { GarageHome } from './home/GarageHome.tsx'
