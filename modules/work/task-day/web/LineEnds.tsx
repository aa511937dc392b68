/** Takes a line off the day. */
export const RemoveLine = ({ title, onRemove }: { readonly title: string; readonly onRemove: () => void }) => (
  <button type="button" className="cb-day-remove" aria-label={`移除 ${title}`} onClick={onRemove}>
    移除
  </button>
)

/** Why the server refuses a line, below it. */
export const LineFault = ({ fault }: { readonly fault: string | undefined }) =>
  fault ? (
    <p className="cb-day-fault" role="alert">
      {fault}
    </p>
  ) : null
