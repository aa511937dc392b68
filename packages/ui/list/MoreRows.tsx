import { useInSight } from '../window/use-in-sight.ts'
import type { useMoreRows } from './use-more-rows.ts'
import './more-rows.css'

interface Props {
  readonly found: ReturnType<typeof useMoreRows>
  readonly total: number | undefined
}

/** The end of a list of cards: loads the next page when scrolled into view or pressed, and shows the total. */
export const MoreRows = ({ found: { rows, isReading, failed, hasMore, more }, total }: Props) => {
  const shown = rows?.length ?? 0
  if (shown === 0) return null
  return (
    <div className="cb-more-rows">
      <span role="status">
        {total === undefined ? '正在计数' : hasMore ? `已显示 ${shown} 条，共 ${total} 条` : `共 ${total} 条`}
      </span>
      {hasMore && (
        <Next
          key={`${shown} ${failed ? 'failed' : ''}`}
          word={failed ? '没有读出来，重试' : isReading ? '正在读取' : '加载更多'}
          waits={failed !== null || isReading}
          onMore={more}
        />
      )}
    </div>
  )
}

interface NextProps {
  readonly word: string
  /** What failed is tried again only when asked to. */
  readonly waits: boolean
  readonly onMore: () => void
}

const Next = ({ word, waits, onMore }: NextProps) => {
  const place = useInSight<HTMLButtonElement>(() => !waits && onMore())
  return (
    <button ref={place} type="button" className="cb-button" onClick={onMore}>
      {word}
    </button>
  )
}
