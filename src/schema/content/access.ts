// Rights on content.
import type { ModuleAccess } from '../core/access/grants.ts'

/** Pages, banners, offers and other content. */
export const contentManagement: ModuleAccess = {
  designations: {
    'Sales Manager': 'W',
    'Service Manager': 'W',
    'General Inquiry': 'W',
    Administrator: 'F',
  },
}
/** The assistant of the landing: the questions that it answers. */
export const BOT: ModuleAccess = {
  designations: {
    'Sales Manager': 'R',
    'Service Manager': 'R',
    'General Inquiry': 'M',
    Administrator: 'F',
  },
}
