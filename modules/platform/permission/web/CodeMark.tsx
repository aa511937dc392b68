import './code-mark.css'

/** given: by an own entry; inherited: by a bundle or a wildcard; denied: by an entry with !. */
export type CodeState = 'given' | 'inherited' | 'denied' | 'none'

const words: Readonly<Record<CodeState, string>> = {
  given: '有',
  inherited: '随上级有',
  denied: '禁止',
  none: '没有',
}

/** What a code comes to, in the squares of the line. */
export const CodeMark = ({ state }: { readonly state: CodeState }) => (
  <span className={`cb-code-mark is-${state}`} role="img" aria-label={words[state]} title={words[state]}>
    {state !== 'none' && (
      <svg
        width="10"
        height="10"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={state === 'denied' ? 'M2.5 2.5l7 7m0-7-7 7' : 'M1.8 6.4 4.6 9.2 10.2 3'} />
      </svg>
    )}
  </span>
)
