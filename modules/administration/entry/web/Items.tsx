import type { Entity } from '@chengban/kernel/entity.ts'
import { canOf } from '@chengban/ui/data/row.ts'
import { formatDate, today } from '@chengban/ui/dates/date-time.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Item } from './entry-calls.ts'

const MoveDialog = lazyPart(() => import('@chengban/ui/move/MoveDialog.tsx'))

interface Props {
  readonly kind: Item['kind']
  /** Set for items on the lists of other people. */
  readonly title?: string
  readonly items: readonly Item[]
  readonly item: Entity
  readonly again: () => void
}

/** One part of the list: what, by when, and how it is done. */
export const Items = ({ kind, title, items, item, again }: Props) => {
  const [ticking, setTicking] = useState<Item>()
  const move = item.workflow?.moves.find(({ name }) => name === 'done')
  if (items.length === 0) return null
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <section className="cb-entry-items">
      <h2>
        {title ?? kind} <small>{`${done}/${items.length}`}</small>
      </h2>
      <ul>
        {items.map((each) => (
          <Line
            key={each.id}
            item={each}
            whose={title ? each.entry?.name : undefined}
            onTick={() => setTicking(each)}
          />
        ))}
      </ul>
      {ticking && move && (
        <Suspense>
          <MoveDialog
            entity={item}
            row={ticking}
            move={move}
            title={`${wordOf(ticking)}【${ticking.name}】`}
            onClose={() => setTicking(undefined)}
            onMoved={again}
          />
        </Suspense>
      )}
    </section>
  )
}

const wordOf = ({ kind }: Item): string => (kind === '材料' ? '上传材料' : '完成')

interface LineProps {
  readonly item: Item
  readonly whose: string | undefined
  readonly onTick: () => void
}

const Line = ({ item, whose, onTick }: LineProps) => {
  const { name, kind, isDone, isRequired, dueDate, responsible, documentId, courseId, link } = item
  const isLate = !isDone && dueDate !== null && dueDate < today()
  const isLearntElsewhere = documentId !== null || courseId !== null
  const isMine = !isDone && !isLearntElsewhere && canOf(item).includes('done')
  return (
    <li>
      <span>
        {name}
        {whose && <small>{whose}</small>}
        {!isRequired && <small>选做</small>}
      </span>
      <span>{kind === '准备' || kind === '交接' ? responsible?.name : ''}</span>
      <span className={isLate ? 'is-late' : undefined}>
        {!isDone && dueDate && `${isLate ? '逾期，' : ''}${formatDate(dueDate)} 前`}
      </span>
      <StatusDot word={isDone ? '已完成' : '待完成'} />
      <span className="cb-entry-act">
        {!isDone && isLearntElsewhere && link && <Link to={link}>去学习</Link>}
        {isMine && (
          <Button size="small" onClick={onTick}>
            {wordOf(item)}
          </Button>
        )}
        {!isDone && !isLearntElsewhere && !isMine && kind === '学习' && <small>由导师确认</small>}
      </span>
    </li>
  )
}
