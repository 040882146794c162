// Words that say nothing about what a question is about, as the search spells them (server/core/db/schema/columns.ts, `searchable`).

const english = `a about am an and any are as at be but by can could did do does for from get had has have help hi hello how i if in is it
  its long many may me much my need of on or our please should so some tell that the their there this to us want was we what when where which
  who why will with would you your`
const arabic = `ابغي ابي اريد اقدر الان الي الذي التي السلام انا انت انتم او اي ايش بعد بكم به تقدر ثم حق دا ذا سلام شنو عليكم عن عند عندك
  عندكم عندي علي فيه في فيها قبل قد كل كم كيف لا لك لكم لكن له لها لو لي لماذا ليش ليه ما ماذا متي مرحبا مع من مين نعم هذا هذه هذي هل هناك هو
  هي و وش وين يا ياليت يصير يمكن ممكن يكون اين`

/** The words. */
export const commonWords: ReadonlySet<string> = new Set(`${english} ${arabic}`.split(/\s+/))
