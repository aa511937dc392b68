import { type LineNode, markOf, stateWord } from './line-node.ts'
import './line.css'

interface Props {
  readonly nodes: readonly LineNode[]
  /** across on the desk, down on the phone. */
  readonly direction?: 'across' | 'down'
  readonly label?: string
}

/** 经办线: who had it, who has it, who comes next. */
export function ApprovalLine({ nodes, direction = 'across', label = '经办线' }: Props) {
  return (
    <ol className={`cb-line is-${direction}`} aria-label={label}>
      {nodes.map((node) => (
        <li
          key={node.key}
          className={`cb-line-node is-${node.state}`}
          aria-current={node.state === 'now' || node.state === 'you' ? 'step' : undefined}
        >
          <span className="cb-line-mark" role="img" aria-label={stateWord(node)}>
            {markOf(node) ?? <Sign crossed={node.state === 'refused'} />}
          </span>
          <span className="cb-line-words">
            <span className="cb-line-head">
              {node.state === 'you' ? <b>你</b> : node.who && <b>{node.who}</b>} {node.what && <span>{node.what}</span>}
            </span>
            {node.when && <span className="cb-line-when">{node.when}</span>}
            {node.note && <span className="cb-line-note">{node.note}</span>}
            {node.signature && (
              <img className="cb-line-signed" src={node.signature} alt={`${node.who ?? ''}签名`} loading="lazy" />
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Sign({ crossed }: { readonly crossed: boolean }) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={crossed ? 'M2.5 2.5l7 7m0-7-7 7' : 'M1.8 6.4 4.6 9.2 10.2 3'} />
    </svg>
  )
}
