import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { pageCount, pageMarks } from './pages.ts'
import './pager.css'

interface Props {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** undefined while it is still being counted: only back and on. */
  readonly total: number | undefined
  /** Whether there is a next page while the total is unknown. */
  readonly more?: boolean
  /** `按创建时间从新到旧` */
  readonly order?: string
  readonly sizes?: readonly number[]
  /** The counted unit: 条, 人. */
  readonly unit?: string
  readonly onChange: (page: number, size: number) => void
}

const SIZES = [10, 20, 50]

/** Foot of a list: total, order, pages, size. */
export function Pager({ page, size, total, more = false, order, sizes = SIZES, unit = '条', onChange }: Props) {
  const count = total === undefined ? undefined : pageCount(total, size)
  const last = count === undefined ? !more : page >= count
  return (
    <nav className="cb-pager" aria-label="分页">
      <span className="cb-pager-total" aria-live="polite">
        {total === undefined ? '正在计数' : `共 ${total.toLocaleString('en-US')} ${unit}`}
      </span>
      {order && <span className="cb-pager-order">{order}</span>}
      <span className="cb-pager-pages">
        <button type="button" aria-label="上一页" disabled={page <= 1} onClick={() => onChange(page - 1, size)}>
          <LeftOutlined />
        </button>
        {count === undefined ? (
          <button type="button" aria-current="page">
            {page}
          </button>
        ) : (
          pageMarks(page, count).map((mark) =>
            typeof mark === 'string' ? (
              <span key={mark} className="cb-pager-gap">
                ⋯
              </span>
            ) : (
              <button
                key={mark}
                type="button"
                aria-label={`第 ${mark} 页`}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onChange(mark, size)}
              >
                {mark}
              </button>
            ),
          )
        )}
        <button type="button" aria-label="下一页" disabled={last} onClick={() => onChange(page + 1, size)}>
          <RightOutlined />
        </button>
      </span>
      <select aria-label="每页条数" value={size} onChange={(event) => onChange(1, Number(event.target.value))}>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each} {unit}/页
          </option>
        ))}
      </select>
    </nav>
  )
}
