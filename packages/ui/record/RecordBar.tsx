import { CloseOutlined, DownOutlined, LeftOutlined, LinkOutlined, SafetyOutlined, UpOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { readRows } from '../data/calls.ts'
import { idOf } from '../data/row.ts'
import { keepTrail, type Trail, useTrail } from '../data/trail.ts'
import { listPath } from '../declarations/declarations.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { copyText } from '../marks/copy-text.ts'
import { useHolds, useSession } from '../session/person.ts'
import { useMenu } from '../shell/menu/menu.ts'
import { titleOf } from '../shell/tab-title.ts'
import { turned, useTabs } from '../shell/tabs.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { usePlace } from './place.ts'

interface Props {
  readonly entity: Entity
  readonly id: string
}

/** The way back, and the record before and after in the list it came from. */
export const RecordBar = ({ entity, id }: Props) => {
  const trail = useTrail(entity.name)
  const place = usePlace()
  const at = trail?.ids.indexOf(id) ?? -1
  const steps = useNeighbours(entity, trail, at)
  useShortcut('k', () => void steps.go(-1))
  useShortcut('j', () => void steps.go(1))
  const copy = async (): Promise<void> => {
    if (await copyText(addressOf(entity, id))) notifyDone('已复制到剪贴板')
  }
  return (
    <div className="cb-record-bar">
      <nav aria-label="位置">
        {place ? (
          <Link to={`/record/${entity.name}/${id}`}>打开整页</Link>
        ) : (
          <WayBack entity={entity} id={id} trail={at >= 0 ? trail : undefined} />
        )}
      </nav>
      <Turns {...steps} />
      <WhyButton entity={entity} id={id} />
      <IconButton label="复制链接" onClick={() => void copy()}>
        <LinkOutlined />
      </IconButton>
      {place && (
        <IconButton label="关闭" keys="Esc" onClick={place.close}>
          <CloseOutlined />
        </IconButton>
      )}
    </div>
  )
}

const WhySeen = lazyPart(() => import('./WhySeen.tsx'))

const WhyButton = ({ entity, id }: Props) => {
  const [isAsked, setAsked] = useState(false)
  if (!useHolds('role:manage')) return null
  return (
    <>
      <IconButton label="谁能看到，为什么" onClick={() => setAsked(true)}>
        <SafetyOutlined />
      </IconButton>
      {isAsked && (
        <Suspense>
          <WhySeen entity={entity} id={id} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}

interface WayBackProps extends Props {
  readonly trail: Trail | undefined
}

/** Where the record was opened from; by its own address, the list of its kind. */
const WayBack = ({ entity, id, trail }: WayBackProps) => {
  const operations = useSession(({ person }) => person?.operations)
  const menu = useMenu()
  const from = useTabs(({ tabs }) => tabs.find(({ path }) => path === `/record/${entity.name}/${id}`)?.from)
  if (from && from.path !== trail?.path) return <BackTo path={from.path + from.search} label={titleOf(from, menu)} />
  if (trail)
    return (
      <>
        <BackTo path={trail.path + trail.search} label={trail.label} />
        {trail.view && <span>/ {trail.view}</span>}
      </>
    )
  const list = listPath(entity.name, operations ?? [])
  return list ? <BackTo path={list} label={entity.label} /> : <span>{entity.label}</span>
}

const BackTo = ({ path, label }: { readonly path: string; readonly label: string }) => (
  <Link to={path} state={turned}>
    <LeftOutlined className="cb-record-back" />
    {label}
  </Link>
)

const Turns = ({ go, index, total }: ReturnType<typeof useNeighbours>) => {
  if (index === undefined) return null
  return (
    <span className="cb-record-turn">
      <span>
        第 {index + 1} 条{total === undefined ? '' : `，共 ${total} 条`}
      </span>
      <IconButton label="上一条" keys="k" isOff={index === 0} onClick={() => void go(-1)}>
        <UpOutlined />
      </IconButton>
      <IconButton label="下一条" keys="j" isOff={total !== undefined && index + 1 >= total} onClick={() => void go(1)}>
        <DownOutlined />
      </IconButton>
    </span>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly keys?: string
  readonly isOff?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const IconButton = ({ label, keys, isOff = false, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    className="cb-icon-button"
    aria-label={label}
    title={keys ? `${label} ${keys}` : label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
)

/** Steps through the list; past the edge of the page its neighbour page is read. */
const useNeighbours = (entity: Entity, trail: Trail | undefined, at: number) => {
  const navigate = useNavigate()
  const place = usePlace()
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
    if (place) place.go(id)
    else navigate(`/record/${entity.name}/${id}`, { replace: true })
  }
  return { go, index, total: trail?.total }
}

// in a drawer the window's address is the list's
const addressOf = ({ name }: Entity, id: string): string => `${location.href.split('#')[0]}#/record/${name}/${id}`
