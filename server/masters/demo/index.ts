// What the demo of later features is made with.
export { between, day, type DemoContext, doneVisits, hour, hoursAgo, managerOf, roleOf, sayIn } from './demoContext.ts'
export { demoPartPrice, idByName, type Masters } from './masters.ts'
export { templateTexts } from '../starting/words.ts'
