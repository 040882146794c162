// Every page of the landing but the first, each in a chunk of its own. A new flow is one line here and one in tiles.ts.
import { lazy, type ComponentType } from 'react'
import type { PageName } from './core/routes.ts'

type Load = () => Promise<{ default: ComponentType }>
const loads = {
  'shop-now': () => import('./showroom/Showroom.tsx').then((file) => ({ default: file.Showroom })),
  'book-service': () => import('./appointments/bookService/BookService.tsx').then((file) => ({ default: file.BookService })),
  'test-drive': () => import('./appointments/testDrive/TestDrive.tsx').then((file) => ({ default: file.TestDrive })),
  'manage-service': () => import('./garage/ManageService.tsx').then((file) => ({ default: file.ManageService })),
  lead: () => import('./leads/Lead.tsx').then((file) => ({ default: file.Lead })),
  feedback: () => import('./cases/feedback/Feedback.tsx').then((file) => ({ default: file.Feedback })),
  complain: () => import('./cases/complain/Complain.tsx').then((file) => ({ default: file.Complain })),
  ask: () => import('./leads/ask/AskPage.tsx').then((file) => ({ default: file.AskPage })),
  survey: () => import('./surveys/SurveyPage.tsx').then((file) => ({ default: file.SurveyPage })),
  'opt-out': () => import('./campaigns/OptOut.tsx').then((file) => ({ default: file.OptOut })),
  homeService: () => import('./fieldService/homeService/HomeService.tsx').then((file) => ({ default: file.HomeService })),
  roadsideAssistance: () => import('./fieldService/roadside/Roadside.tsx').then((file) => ({ default: file.Roadside })),
  job: () => import('./workshop/JobPage.tsx').then((file) => ({ default: file.JobPage })),
  'manage-service-tamara': () => import('./payments/TamaraPage.tsx').then((file) => ({ default: file.TamaraPage })),
  'staff/login': () => import('./callCentre/CallCentre.tsx').then((file) => ({ default: file.CallCentre })),
} satisfies Record<Exclude<PageName, 'search'>, Load>

/** A page with its own chunk: all but the first. */
export type ScreenName = keyof typeof loads

/** The pages by route word, rendered once their code is loaded. */
export const screens = Object.fromEntries(Object.entries<Load>(loads).map(([page, load]) => [page, lazy(load)])) as unknown as Record<
  ScreenName,
  ComponentType
>

/** Loads a page's code before it is rendered. */
export async function prepare(page: PageName): Promise<void> {
  if (page !== 'search') screens[page] = (await loads[page]()).default
}

/** The same in advance; errors are ignored, because rendering it shows them. */
export const prefetch = (page: PageName): Promise<void> => prepare(page).catch(() => undefined)
