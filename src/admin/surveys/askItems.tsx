import type { RowItemsProps } from '../core/list/rows/rowItems.ts'
import { AskSurveyItem } from './AskSurvey.tsx'

/** In the menu of a customer's row. */
export const AskCustomer = (props: RowItemsProps) => <AskSurveyItem {...props} resource="customers" />
/** In the menu of a booking's row. */
export const AskAboutVisit = (props: RowItemsProps) => <AskSurveyItem {...props} resource="appointments" />
