import { FlowIcon } from '../core/parts/FlowIcon.tsx'

/** A link back to the previous page. */
export function BackLink({ text, onBack }: { text: string; onBack: () => void }) {
  return (
    <div>
      <button type="button" className="button button-plain back-link" onClick={onBack}>
        <FlowIcon name="back" size={20} />
        {text}
      </button>
    </div>
  )
}
