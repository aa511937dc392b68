import type { Entity } from '@chengban/kernel/entity.ts'
import { useEffect, useEffectEvent } from 'react'
import { ListFailed } from '../marks/ListFailed.tsx'
import { useRecord } from '../record/use-record.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { afterThis } from './context.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { DecisionBody } from './DecisionBody.tsx'
import type { DecisionExtras } from './decision-extras.ts'
import { filesOf } from './files-of.ts'
import { PanelFiles } from './PanelFiles.tsx'
import { Queue } from './Queue.tsx'
import { useQueue, type WaitingDecision } from './use-queue.ts'
import './panel.css'

interface Props {
  readonly entity: Entity
  readonly id: string
  readonly extras: DecisionExtras
  /** Another record, or back to the list. */
  readonly onGo: (id: string | undefined) => void
}

/** One record of a kind to be decided, beside those of its kind that wait. */
export const DecisionPanel = (props: Props) => {
  const queue = useQueue(props.entity)
  return <Deciding {...props} place={props.id} queue={queue} />
}

interface DecidingProps extends Props {
  /** The record as the queue names it. */
  readonly place: string
  readonly queue: WaitingDecision
}

/** One record to be decided: those that wait, what it says, its file; 同意 opens the next. Keys j k a r, Esc goes back. */
export const Deciding = ({ entity, id, extras, place, queue, onGo }: DecidingProps) => {
  const { row, detail, error, again, retry } = useRecord(entity, id)
  const { items, total, more, refresh } = queue
  const ids = items.map((one) => one.id)
  const at = ids.indexOf(place)
  const step = (by: 1 | -1): void => {
    const next = at < 0 ? ids[0] : ids[at + by]
    if (next) onGo(next)
  }
  // reads the next one ahead
  const readOn = useEffectEvent(() => more?.())
  const isLast = at >= 0 && at >= ids.length - 2
  useEffect(() => {
    if (isLast) readOn()
  }, [isLast])
  useShortcut('j', () => step(1))
  useShortcut('k', () => step(-1))
  useShortcut('escape', () => onGo(undefined))
  const decided = (): void => {
    const next = afterThis(ids, place)
    refresh()
    again()
    onGo(next)
  }
  return (
    <div className="cb-decision">
      <header className="cb-decision-head">
        <button type="button" className="cb-link" title="回到列表 Esc" onClick={() => onGo(undefined)}>
          回到列表
        </button>
        <span>{at < 0 ? `待我审核 ${total}` : `第 ${at + 1} 条，共 ${total} 条`}</span>
        <small>j 下一条　k 上一条　a 同意　r 驳回</small>
      </header>
      <Queue items={items} id={place} onGo={onGo} onEnd={more} />
      {error && !row ? (
        <ListFailed error={error} label={entity.label} onAgain={() => void retry()} />
      ) : row ? (
        <>
          <div className="cb-decision-main">
            <DecisionBody key={id} entity={entity} row={row} detail={detail} again={again} extras={extras} />
            <DecisionBar key={`bar${id}`} entity={entity} row={row} detail={detail} again={again} onDecided={decided} />
          </div>
          <PanelFiles key={`files${id}`} files={filesOf(entity, row)} />
        </>
      ) : (
        <div className="cb-decision-main" aria-busy="true" />
      )}
    </div>
  )
}
