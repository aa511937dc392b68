import { linksOf } from './links.ts'
import { type GanttState, rowHeight } from './use-gantt.ts'

interface Props {
  readonly gantt: Pick<GanttState, 'around' | 'scale' | 'total'> & { readonly names: Parameters<typeof linksOf>[1] }
}

/** Lines from what must be done first to what follows it. */
export const GanttLinks = ({ gantt: { around, names, scale, total = 0 } }: Props) => {
  const links = linksOf(around, names, scale, rowHeight)
  if (links.length === 0) return null
  return (
    <svg className="cb-gantt-links" width={scale.days * scale.px} height={total * rowHeight} aria-hidden="true">
      <defs>
        {['is-kept', 'is-broken'].map((kind) => (
          <marker
            key={kind}
            id={`gantt-${kind}`}
            className={kind}
            viewBox="0 0 6 6"
            refX="5"
            refY="3"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path d="M0 0L6 3L0 6z" />
          </marker>
        ))}
      </defs>
      {links.map(({ key, path, isConflict }) => {
        const kind = isConflict ? 'is-broken' : 'is-kept'
        return <path key={key} className={kind} d={path} markerEnd={`url(#gantt-${kind})`} />
      })}
    </svg>
  )
}
