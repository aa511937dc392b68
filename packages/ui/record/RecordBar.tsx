import { DownOutlined, LeftOutlined, LinkOutlined, UpOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Link, useNavigate } from 'react-router'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { keepTrail, type Trail, useTrail } from '../list/trail.ts'
import { copyText } from '../marks/copy-text.ts'
import { useShortcut } from '../shell/shortcuts.ts'
import { readRows } from './calls.ts'
import { idOf } from './row.ts'

interface Props {
  readonly entity: Entity
  readonly id: string
}

/** The way back, and the record before and after in the list it came from. */
export const RecordBar = ({ entity, id }: Props) => {
  const trail = useTrail(entity.name)
  const at = trail?.ids.indexOf(id) ?? -1
  const { go, total, index } = useNeighbours(entity, trail, at)
  useShortcut('k', () => void go(-1))
  useShortcut('j', () => void go(1))
  const copy = async (): Promise<void> => {
    if (await copyText(location.href)) notifyDone('已复制到剪贴板')
  }
  return (
    <div className="cb-record-bar">
      <nav aria-label="位置">
        {trail && at >= 0 ? (
          <>
            <Link to={trail.path + trail.search}>
              <LeftOutlined className="cb-record-back" />
              {trail.label}
            </Link>
            {trail.view && <span>/ {trail.view}</span>}
          </>
        ) : (
          <span>{entity.label}</span>
        )}
      </nav>
      {index !== undefined && (
        <span className="cb-record-turn">
          <span>
            第 {index + 1} 条{total === undefined ? '' : `，共 ${total} 条`}
          </span>
          <button
            type="button"
            className="cb-icon-button"
            aria-label="上一条"
            title="上一条 k"
            disabled={index === 0}
            onClick={() => void go(-1)}
          >
            <UpOutlined />
          </button>
          <button
            type="button"
            className="cb-icon-button"
            aria-label="下一条"
            title="下一条 j"
            disabled={total !== undefined && index + 1 >= total}
            onClick={() => void go(1)}
          >
            <DownOutlined />
          </button>
        </span>
      )}
      <button
        type="button"
        className="cb-icon-button"
        aria-label="复制链接"
        title="复制链接"
        onClick={() => void copy()}
      >
        <LinkOutlined />
      </button>
    </div>
  )
}

/** Steps through the list; past the edge of the page its neighbour page is read. */
const useNeighbours = (entity: Entity, trail: Trail | undefined, at: number) => {
  const navigate = useNavigate()
  const index = trail && at >= 0 ? trail.offset + at : undefined
  const page = async (from: Trail, by: 1 | -1): Promise<Trail | undefined> => {
    const size = Math.max(10, from.ids.length > 20 ? 50 : from.ids.length > 10 ? 20 : 10)
    const number = Math.floor((from.offset + at + by) / size)
    const rows = await readRows(entity, { ...from.query, pageNumber: number + 1, pageSize: size, columns: ['id'] })
    return rows.length ? { ...from, ids: rows.map(idOf), offset: number * size } : undefined
  }
  const go = async (by: 1 | -1): Promise<void> => {
    if (!trail || index === undefined || index + by < 0) return
    const here = trail.ids[at + by]
    const next = here ? trail : await page(trail, by).catch(reportError)
    const id = here ?? next?.ids[index + by - next.offset]
    if (!id || !next) return
    keepTrail(entity.name, next)
    navigate(`/record/${entity.name}/${id}`, { replace: true })
  }
  return { go, index, total: trail?.total }
}
