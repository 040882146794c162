import type { OutputOf } from '../../../schema/endpoints.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'

/** Questions, each with its answer behind a press; with `open` the first answer is shown at once. */
export function Answers({ data, open = false }: { data: OutputOf<'findAnswers'>['data']; open?: boolean }) {
  const bilingual = useBilingual()
  return (
    <ul className="answers">
      {data.map(({ id, question, answer }, place) => (
        <li key={id}>
          <details className="answer" open={open && place === 0}>
            <summary>
              {bilingual(question)}
              <FlowIcon name="down" size={20} />
            </summary>
            <p>{bilingual(answer)}</p>
          </details>
        </li>
      ))}
    </ul>
  )
}
